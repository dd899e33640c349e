import { Suspense, useEffect, useRef, useState } from "react";
import { personalText } from "../../../../domain/conversations/personal-text.ts";
import { newId } from "../../../../domain/id.ts";
import type { Gender } from "../../../../domain/trainee.ts";
import { sparePart } from "../../../frame/again.tsx";
import { errorText } from "../../../lib/format/error-text.ts";
import { formatCount } from "../../../lib/format/format.ts";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/every-icon.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { toast } from "../../../ui/toast.tsx";
import { brief } from "./brief.ts";
import { addReply } from "./queries.ts";
import { firstOffer, type StartersOffer, useOffered } from "./starters-offer.ts";

// With the Hijri calendar, which tells whether the month is near.
const RamadanStarters = sparePart(
  async () => (await import("./ramadan-starters.tsx")).RamadanStarters,
);

type StartersProps = {
  person: { name: string; gender: Gender | null };
  /** Whether no reply is saved yet. */
  isEmpty: boolean;
  className?: string;
};

/** Suggested replies, before them those of the time of year. */
export function Starters(props: StartersProps) {
  const { isEmpty, className = "" } = props;
  const left = useOffered(firstOffer, isEmpty).length;
  const isWhole = isEmpty && left === firstOffer.texts().length;
  return (
    <>
      <Suspense>
        <RamadanStarters {...props} />
      </Suspense>
      {left > 0 ? (
        <StarterGroup
          {...props}
          offer={firstOffer}
          heading={isWhole ? m.replies_empty() : m.replies_starters_left()}
        />
      ) : (
        isEmpty && <p className={`text-muted ${className}`}>{m.replies_none()}</p>
      )}
    </>
  );
}

type StarterGroupProps = StartersProps & { offer: StartersOffer; heading: string };

/** The rest of an offer; each reply is saved by a tap, or dismissed. */
export function StarterGroup(props: StarterGroupProps) {
  const { offer, heading, person, isEmpty, className = "" } = props;
  const places = useOffered(offer, isEmpty);
  const [pending, setPending] = useState<readonly number[]>([]);
  const section = useRef<HTMLElement>(null);
  // Fixed ids, so that repeated presses save the same replies in the same order.
  const [starters] = useState(() =>
    offer.texts().map((text, i) => ({ id: newId(Date.now() + i), text })),
  );
  const keep = async (wanted: readonly number[]) => {
    offer.begin();
    // A first reply from another offer leaves the list not empty.
    if (isEmpty) firstOffer.begin();
    setPending(wanted);
    const replies = starters.filter((_, place) => wanted.includes(place));
    const outcomes = await Promise.allSettled(replies.map(addReply));
    setPending([]);
    offer.take(wanted.filter((_, i) => outcomes[i]?.status === "fulfilled"));
    tellFailure(outcomes);
  };
  // The pressed button is gone, so the next starter gets the focus, unless the focus has moved.
  const left = places.length;
  const before = useRef(left);
  useEffect(() => {
    const isFewer = left < before.current;
    before.current = left;
    if (isFewer && document.activeElement?.matches("body, dialog")) {
      section.current?.querySelector("button")?.focus();
    }
  }, [left]);

  if (left === 0) return null;
  return (
    <section ref={section} className={`grid gap-3 ${className}`}>
      <p className="text-muted">{heading}</p>
      <ul className="grid gap-1.5">
        {places.map((place) => {
          const said = personalText(starters[place]?.text ?? "", person);
          return (
            <li key={place} className="flex items-start gap-1 rounded-md bg-soft ps-3 pe-1">
              <p className="plaintext min-w-0 grow py-2.5 wrap-anywhere">{said}</p>
              <IconButton
                label={m.replies_starter_keep({ text: brief(said) })}
                disabled={pending.length > 0}
                onClick={() => void keep([place])}
              >
                <Icon name="plus" />
              </IconButton>
              <IconButton
                label={m.replies_starter_dismiss({ text: brief(said) })}
                disabled={pending.includes(place)}
                onClick={() => offer.take([place])}
                className="text-muted"
              >
                <Icon name="close" />
              </IconButton>
            </li>
          );
        })}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" pending={pending.length > 0} onClick={() => void keep(places)}>
          <Icon name="plus" />
          {m.replies_add_starters()}
        </Button>
        <Button variant="ghost" disabled={pending.length > 0} onClick={() => offer.take(places)}>
          {m.replies_starters_dismiss()}
        </Button>
      </div>
    </section>
  );
}

/** Reports failures; a failed starter stays offered for another try. */
function tellFailure(outcomes: readonly PromiseSettledResult<void>[]): void {
  const failure = outcomes.find((outcome) => outcome.status === "rejected");
  if (!failure) return;
  const saved = outcomes.filter(({ status }) => status === "fulfilled").length;
  const counts = { kept: formatCount(saved), total: formatCount(outcomes.length) };
  const text =
    saved > 0 ? m.replies_kept_some(counts) : errorText(failure.reason, m.replies_save_failed());
  toast({ kind: "error", text });
}

import { useState } from "react";
import type { SavedReply } from "../../../../domain/contract/conversations/saved-replies.ts";
import { personalText } from "../../../../domain/conversations/personal-text.ts";
import { newId } from "../../../../domain/id.ts";
import type { Gender } from "../../../../domain/trainees/trainee.ts";
import { errorText } from "../../../lib/error-text.ts";
import { formatCount } from "../../../lib/format.ts";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/every-icon.tsx";
import { toast } from "../../../ui/toast.tsx";
import { addReply } from "./queries.ts";
import { starterTexts } from "./starters.ts";

type StartersProps = { person: { name: string; gender: Gender | null }; className?: string };

/** Nothing is kept yet: some to begin with, which become the trainer's own by one tap. */
export function Starters({ person, className = "" }: StartersProps) {
  const [pending, setPending] = useState(false);
  // One press or ten: the same replies, in the same order.
  const [starters] = useState(() =>
    starterTexts().map((text, i) => ({ id: newId(Date.now() + i), text })),
  );
  const add = async () => {
    setPending(true);
    await addAll(starters);
    setPending(false);
  };
  return (
    <section className={`grid gap-3 ${className}`}>
      <p className="text-muted">{m.replies_empty()}</p>
      <ul className="grid gap-1.5">
        {starters.map(({ id, text }) => (
          <li key={id} className="plaintext rounded-md bg-soft px-3 py-1.5 wrap-anywhere">
            {personalText(text, person)}
          </li>
        ))}
      </ul>
      <Button
        variant="secondary"
        pending={pending}
        onClick={() => void add()}
        className="justify-self-start"
      >
        <Icon name="plus" />
        {m.replies_add_starters()}
      </Button>
    </section>
  );
}

/** The first that is kept takes the offer away, so that what is missing has its way from here. */
async function addAll(replies: readonly SavedReply[]): Promise<void> {
  const outcomes = await Promise.allSettled(replies.map(addReply));
  const missing = replies.filter((_, i) => outcomes[i]?.status === "rejected");
  const failure = outcomes.find((outcome) => outcome.status === "rejected");
  if (!failure) return;
  const kept = replies.length - missing.length;
  const counts = { kept: formatCount(kept), total: formatCount(replies.length) };
  toast({
    kind: "error",
    text:
      kept > 0 ? m.replies_kept_some(counts) : errorText(failure.reason, m.replies_save_failed()),
    action: { label: m.ui_retry(), onAction: () => void addAll(missing) },
  });
}

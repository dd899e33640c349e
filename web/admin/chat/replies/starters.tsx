import { useState } from "react";
import { personalText } from "../../../../domain/conversations/personal-text.ts";
import { newId } from "../../../../domain/id.ts";
import type { Gender } from "../../../../domain/trainees/trainee.ts";
import { errorText } from "../../../lib/error-text.ts";
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
    try {
      for (const starter of starters) await addReply(starter);
    } catch (error) {
      toast({ kind: "error", text: errorText(error, m.replies_save_failed()) });
    } finally {
      setPending(false);
    }
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

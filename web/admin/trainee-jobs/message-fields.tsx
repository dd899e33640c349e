import { useId, useRef, useState } from "react";
import {
  type Addressee,
  isPersonal,
  personalText,
} from "../../../domain/conversations/personal-text.ts";
import { jobTextProblem } from "../../../domain/jobs/jobs.ts";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/button.tsx";
import { TextArea } from "../../ui/text-area.tsx";

type MessageFieldsProps = {
  text: string;
  people: readonly Addressee[];
  /** Whether it may name each person's due amount. */
  namesDue?: boolean;
  onChange: (text: string) => void;
};

const problemTexts = {
  required: () => m.bulk_text_empty(),
  too_long: () => m.replies_too_long(),
  invalid: () => m.replies_unclean(),
};

/** A token for a personal word, in the trainer's language. */
const sign = (word: string) => `{${word}}`;

export function MessageFields({ text, people, namesDue = false, onChange }: MessageFieldsProps) {
  const id = useId();
  const problem = text.trim() === "" ? undefined : jobTextProblem(text);
  const area = useRef<HTMLDivElement>(null);
  const insert = (word: string) => {
    const inserted = sign(word);
    const field = area.current?.querySelector("textarea");
    const [from, to] = field
      ? [field.selectionStart, field.selectionEnd]
      : [text.length, text.length];
    onChange(text.slice(0, from) + inserted + text.slice(to));
    requestAnimationFrame(() => {
      field?.focus();
      field?.setSelectionRange(from + inserted.length, from + inserted.length);
    });
  };
  return (
    <div ref={area} className="grid grid-cols-1 gap-3">
      <TextArea
        label={m.bulk_text()}
        name={`text-${id}`}
        dir="auto"
        rows={4}
        value={text}
        hint={m.bulk_text_hint()}
        error={problem && problemTexts[problem]()}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={() => insert(m.bulk_sign_name())}>
          {m.bulk_insert_name()}
        </Button>
        <Button variant="secondary" onClick={() => insert(m.bulk_sign_forms())}>
          {m.bulk_insert_forms()}
        </Button>
        {namesDue && (
          <Button variant="secondary" onClick={() => insert(m.bulk_sign_due())}>
            {m.bulk_insert_due()}
          </Button>
        )}
      </div>
      {text.trim() && people.length > 0 && <AsRead text={text} people={people} />}
    </div>
  );
}

/** The message worded for one person; a press shows it for the next. */
function AsRead({ text, people }: Pick<MessageFieldsProps, "text" | "people">) {
  const [at, setAt] = useState(0);
  const person = people[at % people.length];
  if (!person) return null;
  return (
    <figure className="grid grid-cols-1 gap-2 rounded-lg bg-soft p-3">
      <figcaption className="flex flex-wrap items-center justify-between gap-2 text-sm text-muted">
        <span>{m.bulk_as_read({ name: person.name })}</span>
        {people.length > 1 && isPersonal(text) && (
          <Button variant="ghost" onClick={() => setAt(at + 1)} className="text-sm">
            {m.bulk_see_other()}
          </Button>
        )}
      </figcaption>
      <p
        dir="auto"
        className="max-h-48 w-fit max-w-full overflow-y-auto rounded-lg bg-raised px-3 py-2 whitespace-pre-wrap wrap-anywhere"
      >
        {personalText(text, person)}
      </p>
    </figure>
  );
}

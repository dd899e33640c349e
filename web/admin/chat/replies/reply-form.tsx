import { type FormEvent, useId, useLayoutEffect, useRef, useState } from "react";
import type { SavedReply } from "../../../../domain/contract/conversations/saved-replies.ts";
import { messageTextProblem } from "../../../../domain/conversations/conversation.ts";
import {
  type Addressee,
  isPersonal,
  personalText,
} from "../../../../domain/conversations/personal-text.ts";
import { errorText } from "../../../lib/format/error-text.ts";
import { m } from "../../../paraglide/messages.js";
import { Banner } from "../../../ui/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import { controlClass, focusFirst } from "../../../ui/control.ts";
import { Field } from "../../../ui/field-frame.tsx";
import { FormButtons } from "../../../ui/form-buttons.tsx";
import { GrowingTextArea } from "../../../ui/growing-text-area.tsx";
import { replyDrafts } from "./drafts.ts";
import { formsToken, nameToken } from "./starter-texts.ts";

type ReplyFormProps = {
  /** The stored reply; a new one has a new id. */
  reply: SavedReply;
  draftId: string;
  save: (reply: SavedReply) => Promise<void>;
  onDone: () => void;
};

const problemTexts = {
  required: () => m.replies_blank(),
  too_long: () => m.replies_too_long(),
  invalid: () => m.replies_unclean(),
};

/** The form of a reply, with previews for two people. */
export function ReplyForm({ reply, draftId, save, onDone }: ReplyFormProps) {
  const [text, setText] = useState(() => replyDrafts.read(draftId) ?? reply.text);
  const [problem, setProblem] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [pending, setPending] = useState(false);
  // The caret starts at the end.
  const [caret, setCaret] = useState<number | undefined>(text.length);
  const area = useRef<HTMLTextAreaElement>(null);
  const previewId = useId();

  useLayoutEffect(() => {
    if (caret === undefined) return;
    area.current?.focus();
    area.current?.setSelectionRange(caret, caret);
    setCaret(undefined);
  }, [caret]);

  const change = (next: string) => {
    setText(next);
    setProblem(undefined);
    replyDrafts.keep(draftId, next === reply.text ? undefined : next);
  };
  const insert = (tokenOf: (selected: string) => string) => {
    const [from, to] = [area.current?.selectionStart ?? text.length, area.current?.selectionEnd];
    const end = to ?? from;
    const token = tokenOf(text.slice(from, end));
    change(`${text.slice(0, from)}${token}${text.slice(end)}`);
    setCaret(from + token.length);
  };
  const done = () => {
    replyDrafts.keep(draftId, undefined);
    onDone();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (pending) return;
    const wrong = messageTextProblem(text);
    if (wrong) {
      setProblem(problemTexts[wrong]());
      area.current?.focus();
      return;
    }
    setPending(true);
    setFailure(undefined);
    try {
      await save({ id: reply.id, text: text.trim() });
      done();
    } catch (error) {
      setFailure(errorText(error, m.replies_save_failed()));
      setPending(false);
    }
  };
  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      className="grid grid-cols-1 gap-3 rounded-xl border border-line bg-raised p-4"
    >
      {failure && <Banner kind="error">{failure}</Banner>}
      <Field label={m.replies_text()} name="reply" hint={m.replies_tokens_hint()} error={problem}>
        {(control) => (
          <GrowingTextArea
            {...control}
            {...focusFirst}
            ref={area}
            rows={3}
            dir="auto"
            value={text}
            onChange={(event) => change(event.currentTarget.value)}
            className={`${controlClass} max-h-60 resize-y`}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={() => insert(nameToken)}>
          {m.replies_insert_name()}
        </Button>
        <Button variant="secondary" onClick={() => insert(formsToken)}>
          {m.replies_insert_forms()}
        </Button>
      </div>
      {text.trim() !== "" && (
        <section aria-labelledby={previewId} className="grid gap-1.5">
          <h3 id={previewId} className="text-sm text-muted">
            {m.replies_preview()}
          </h3>
          <Preview text={text} person={{ name: m.replies_sample_woman(), gender: "female" }} />
          {isPersonal(text) && (
            <Preview text={text} person={{ name: m.replies_sample_man(), gender: "male" }} />
          )}
        </section>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <FormButtons pending={pending} onCancel={done} />
      </div>
    </form>
  );
}

function Preview({ text, person }: { text: string; person: Addressee }) {
  return (
    <p className="plaintext rounded-md bg-accent-soft px-3 py-1.5 wrap-anywhere whitespace-pre-wrap">
      {personalText(text, person)}
    </p>
  );
}

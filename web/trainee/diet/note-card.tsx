import { type FormEvent, useState } from "react";
import { dietNoteText } from "../../../domain/activity/notes.ts";
import type { LocalDate } from "../../../domain/calendar.ts";
import type { Note } from "../../../domain/contract/activity/notes.ts";
import { useWho } from "../../lib/session/use-who.ts";
import { useBegunText } from "../../lib/waiting/drafts.ts";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { Icon } from "../../ui/every-icon.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { keepDraft, readDraft } from "./drafts.ts";
import { NoteList } from "./note-list.tsx";
import { isSent, useSendNote } from "./use-send-note.ts";

type NoteCardProps = {
  date: LocalDate;
  notes: readonly Note[];
  waitingIds: ReadonlySet<string>;
  /** A print of the day's meals; another print is a changed day. */
  dayPrint: string;
  future: boolean;
};

/** Notes on food by both sides, and the button that sends this day. */
export function NoteCard({ date, notes, waitingIds, dayPrint, future }: NoteCardProps) {
  const draft = `note:${date}`;
  const [text, setText] = useBegunText(() => readDraft(draft).text ?? "");
  const gender = useWho()?.gender ?? "other";
  const type = (next: string) => {
    setText(next);
    keepDraft(draft, { text: next });
  };
  const { send, sending } = useSendNote((refused) => {
    if (refused.date === date) type(refused.text);
    else keepDraft(`note:${refused.date}`, { text: refused.text });
  });
  const [asking, setAsking] = useState(false);
  const sendNow = () => {
    setAsking(false);
    send({ date, text: text.trim(), dayPrint });
    type("");
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A sent note cannot be recalled, so an empty one needs a confirmation.
    if (text.trim() === "" && !isSent({ date, dayPrint })) setAsking(true);
    else sendNow();
  };
  return (
    <Card title={m.diet_notes()} className="grid grid-cols-1 content-start gap-3">
      {!future && (
        <form onSubmit={submit} className="grid grid-cols-1 gap-3">
          <TextArea
            name="text"
            label={m.diet_note()}
            hint={m.diet_note_hint({ gender })}
            value={text}
            rows={2}
            maxLength={dietNoteText.max}
            onChange={(event) => type(event.currentTarget.value)}
          />
          <Button type="submit" pending={sending} pendingLabel={m.diet_note_sending()}>
            <Icon name="send" />
            {m.diet_note_send()}
          </Button>
        </form>
      )}
      <ConfirmDialog
        open={asking}
        title={m.diet_note_without()}
        text={m.diet_note_without_text()}
        confirmLabel={m.diet_note_without_send()}
        onConfirm={sendNow}
        onClose={() => setAsking(false)}
      />
      <NoteList notes={notes} waitingIds={waitingIds} />
    </Card>
  );
}

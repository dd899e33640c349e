import type { Message } from "../../../domain/contract/conversations/conversation.ts";
import type { CopiedRow } from "../../../domain/copies/copied-tables.ts";
import { storableName } from "../../../domain/copies/my-data.ts";

/** A message as a row of the table of messages. @param file the name of its file in the archive */
export function messageRow(
  { seq, from, body, at, writtenAt }: Message,
  file: string | null,
): CopiedRow {
  return {
    number: seq,
    from,
    kind: body.kind,
    text: body.kind === "text" ? body.text : body.kind === "image" ? body.caption : null,
    file,
    contactName: body.kind === "contact" ? body.name : null,
    contactPhone: body.kind === "contact" ? body.phone : null,
    seconds: body.kind === "voice" ? body.seconds : null,
    sentAt: at,
    writtenAt: writtenAt ?? null,
  };
}

/** `00012-report.pdf`: in the order of the messages, with unique names. */
export function fileNameOf({ seq, body }: Message): string {
  const number = String(seq).padStart(5, "0");
  const name = body.kind === "file" ? storableName(body.name) : body.kind;
  return `${number}-${name}`;
}

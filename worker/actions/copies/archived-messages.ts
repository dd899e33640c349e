import type { Message, MessageBody } from "../../../domain/contract/conversations/conversation.ts";
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
    text: null,
    file,
    contactName: null,
    contactPhone: null,
    seconds: null,
    ...contentOf(body),
    sentAt: at,
    writtenAt: writtenAt ?? null,
  };
}

/** The own columns of a kind of message. */
function contentOf(body: MessageBody): CopiedRow {
  switch (body.kind) {
    case "text":
      return { text: body.text };
    case "image":
      return { text: body.caption };
    case "voice":
      return { seconds: body.seconds };
    case "contact":
      return { contactName: body.name, contactPhone: body.phone };
    case "file":
      return {};
  }
}

/** `00012-report.pdf`: in the order of the messages, with unique names. */
export function fileNameOf({ seq, body }: Message): string {
  const number = String(seq).padStart(5, "0");
  const name = body.kind === "file" ? storableName(body.name) : body.kind;
  return `${number}-${name}`;
}

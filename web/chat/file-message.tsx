import type { MessageBody } from "../../domain/contract/conversations/conversation.ts";
import { m } from "../paraglide/messages.js";
import { Ltr } from "../ui/bidi.tsx";
import { Icon } from "../ui/every-icon.tsx";
import { UploadMark } from "./attachments/upload-mark.tsx";
import { useFileUrl, useKeptFile } from "./media.ts";
import { FoundText } from "./search/found-text.tsx";
import { sizeText } from "./texts.ts";

type FileMessageProps = {
  messageId: string;
  body: Extract<MessageBody, { kind: "file" }>;
  waiting: boolean;
  onCancel: () => void;
};

/** A file's name and size; a tap downloads it. */
export function FileMessage({ messageId, body, waiting, onCancel }: FileMessageProps) {
  useKeptFile(body.fileId, waiting);
  const url = useFileUrl(body.fileId);
  const ending = /\.([\p{L}\d]{1,5})$/u.exec(body.name)?.[1]?.toUpperCase();
  const about = (
    <span className="min-w-0 grow text-start">
      <bdi className="clamp-lines-2 w-fit max-w-full font-medium wrap-anywhere">
        <FoundText>{body.name}</FoundText>
      </bdi>
      <span className="flex gap-2 text-sm text-muted">
        <bdi>{sizeText(body.bytes)}</bdi>
        {ending && <Ltr>{ending}</Ltr>}
      </span>
    </span>
  );
  if (waiting) {
    return (
      <div className="flex w-64 max-w-full items-center gap-3 py-1">
        <UploadMark messageId={messageId} onCancel={onCancel} className="shrink-0" />
        {about}
      </div>
    );
  }
  return (
    <a
      href={url}
      download={body.name}
      aria-label={m.chat_file_download({ name: body.name })}
      className="flex w-64 max-w-full items-center gap-3 rounded-md py-1"
    >
      <span className="grid size-12 shrink-0 place-items-center rounded-md bg-accent text-lg text-on-accent">
        <Icon name="file" />
      </span>
      {about}
      <Icon name="download" className="text-muted" />
    </a>
  );
}

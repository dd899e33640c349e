import type { MessageBody } from "../../domain/contract/conversations/conversation.ts";
import { m } from "../paraglide/messages.js";
import { Icon } from "../ui/icon.tsx";
import { UploadMark } from "./attachments/upload-mark.tsx";
import { useKeptFile, useSteadyUrl } from "./media.ts";
import { MessageText } from "./message-text.tsx";

export type ImageBody = Extract<MessageBody, { kind: "image" }>;

type ImageMessageProps = {
  messageId: string;
  body: ImageBody;
  waiting: boolean;
  onOpen: () => void;
  onCancel: () => void;
};

/** Maximum size in rem; the place is reserved before the picture loads, so that nothing moves. */
const widest = 18;
const tallest = 20;

export function ImageMessage({ messageId, body, waiting, onOpen, onCancel }: ImageMessageProps) {
  useKeptFile(body.fileId, waiting);
  const { url, failed, onError, retry } = useSteadyUrl(body.fileId);
  const ratio = Math.min(2.4, Math.max(0.5, body.width / body.height));
  const width = Math.min(widest, tallest * ratio);
  return (
    <div className="max-w-full" style={{ width: `${width}rem` }}>
      <div
        className="relative overflow-hidden rounded-md bg-soft"
        style={{ aspectRatio: String(ratio) }}
      >
        {failed ? (
          <button
            type="button"
            onClick={retry}
            className="absolute inset-0 grid place-content-center justify-items-center gap-1 text-sm text-muted"
          >
            <Icon name="refresh" className="text-lg" />
            {m.chat_image_failed()}
          </button>
        ) : (
          <button
            type="button"
            onClick={onOpen}
            aria-label={
              body.caption ? m.chat_image_open_of({ caption: body.caption }) : m.chat_image_open()
            }
            className="absolute inset-0 focus-visible:-outline-offset-4"
          >
            {url && (
              <img
                src={url}
                alt=""
                decoding="async"
                draggable={false}
                onError={onError}
                className="size-full object-cover"
              />
            )}
          </button>
        )}
        {waiting && (
          <UploadMark
            messageId={messageId}
            onCancel={onCancel}
            className="absolute inset-0 m-auto size-fit"
          />
        )}
      </div>
      {body.caption && (
        <div className="px-2 pt-1.5">
          <MessageText text={body.caption} />
        </div>
      )}
    </div>
  );
}

import { useEffect, useState } from "react";
import type { Message } from "../../../domain/contract/conversations/conversation.ts";
import type { MessageLog } from "../../../domain/conversations/message-log.ts";
import { m } from "../../paraglide/messages.js";
import { useModal } from "../../ui/dialog.tsx";
import { direction } from "../../ui/direction.ts";
import { Icon } from "../../ui/every-icon.tsx";
import { Glyph } from "../../ui/glyph.tsx";
import { IconButton, iconButtonClass } from "../../ui/icon-button.tsx";
import { chatGlyphs } from "../glyphs.ts";
import type { ImageBody } from "../image-message.tsx";
import { useSteadyUrl } from "../media.ts";
import { MessageText } from "../message-text.tsx";
import { useZoom } from "./use-zoom.ts";

type ImageViewerProps = {
  log: MessageLog<Message>;
  fileId: string;
  onOpen: (fileId: string) => void;
  onClose: () => void;
};

const isImage = (body: Message["body"]): body is ImageBody => body.kind === "image";

/** The conversation's pictures on the whole screen, one at a time. */
export function ImageViewer({ log, fileId, onOpen, onClose }: ImageViewerProps) {
  const { ref, dialogProps } = useModal(onClose);
  const images = [...log.stored, ...log.waiting].map(({ body }) => body).filter(isImage);
  const place = images.findIndex((image) => image.fileId === fileId);
  const image = images[place];
  const go = (steps: number) => {
    const next = images[place + steps];
    if (next) onOpen(next.fileId);
  };
  useKeys(go);
  if (!image) return null;
  return (
    <dialog
      ref={ref}
      aria-label={m.chat_image_viewer()}
      {...dialogProps}
      className="m-0 h-(--window) max-h-none w-dvw max-w-none overflow-hidden bg-surface p-0"
    >
      <Shown
        key={fileId}
        image={image}
        onClose={onClose}
        {...(place > 0 ? { onBefore: () => go(-1) } : {})}
        {...(place < images.length - 1 ? { onAfter: () => go(1) } : {})}
      />
    </dialog>
  );
}

/** The arrow in reading direction shows the next picture. */
function useKeys(go: (steps: number) => void): void {
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== "ArrowLeft" && key !== "ArrowRight") return;
      const forwards = direction() === "rtl" ? "ArrowLeft" : "ArrowRight";
      go(key === forwards ? 1 : -1);
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  });
}

type ShownProps = {
  image: ImageBody;
  onBefore?: () => void;
  onAfter?: () => void;
  onClose: () => void;
};

function Shown({ image, onBefore, onAfter, onClose }: ShownProps) {
  const { url, failed, onError, retry } = useSteadyUrl(image.fileId);
  const [handled, setHandled] = useState(false);
  const zoom = useZoom({ onBefore, onAfter, onClose });
  return (
    <div className="flex h-full flex-col">
      <header className="safe-top flex flex-wrap items-center gap-x-1 px-2 py-1">
        <IconButton label={m.ui_close()} onClick={onClose}>
          <Icon name="close" />
        </IconButton>
        <span className="grow" />
        <IconButton label={m.chat_zoom_out()} onClick={zoom.smaller} disabled={zoom.scale === 1}>
          <Glyph d={chatGlyphs["zoom-out"]} />
        </IconButton>
        <IconButton label={m.chat_zoom_in()} onClick={zoom.larger} disabled={zoom.isLargest}>
          <Glyph d={chatGlyphs["zoom-in"]} />
        </IconButton>
        <a
          href={url}
          download
          aria-label={m.chat_image_download()}
          title={m.chat_image_download()}
          className={iconButtonClass}
        >
          <Icon name="download" />
        </a>
      </header>
      <div
        ref={zoom.ref}
        {...zoom.handlers}
        className="relative min-h-0 grow touch-none overflow-hidden"
      >
        {failed ? (
          <button
            type="button"
            onClick={retry}
            className="absolute inset-0 m-auto size-fit text-muted"
          >
            {m.chat_image_failed()}
          </button>
        ) : (
          <img
            src={url}
            alt={image.caption ?? m.chat_image_one()}
            draggable={false}
            onError={onError}
            onLoad={() => setHandled(true)}
            style={{ transform: zoom.transform }}
            className={`size-full object-contain ${zoom.isMoving ? "" : "transition-transform"} ${handled ? "" : "opacity-0"}`}
          />
        )}
        {onBefore && <Turn side="start-2" label={m.chat_image_before()} onClick={onBefore} back />}
        {onAfter && <Turn side="end-2" label={m.chat_image_after()} onClick={onAfter} />}
      </div>
      {image.caption && (
        <div className="max-h-32 overflow-y-auto px-4 py-3 text-center">
          <MessageText text={image.caption} />
        </div>
      )}
      <div className="safe-bottom" />
    </div>
  );
}

type TurnProps = { side: string; label: string; onClick: () => void; back?: boolean };

function Turn({ side, label, onClick, back = false }: TurnProps) {
  return (
    <IconButton
      label={label}
      onClick={onClick}
      className={`absolute! inset-y-0 my-auto rounded-full! bg-overlay/80 shadow-raised ${side}`}
    >
      <Icon name="chevron" className={back ? "-scale-x-100 rtl:scale-x-100" : ""} mirror={!back} />
    </IconButton>
  );
}

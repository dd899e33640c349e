import { useEffect, useState } from "react";
import { messageTextProblem } from "../../../domain/conversations/conversation.ts";
import { PictureProblem } from "../../lib/picture.ts";
import { m } from "../../paraglide/messages.js";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Icon } from "../../ui/every-icon.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { type PreparedImage, prepareImage } from "./prepare-image.ts";

type ImageDialogProps = {
  file: File;
  onSend: (image: PreparedImage, caption: string | null) => void;
  /** Called for a picture that the browser cannot show. */
  onSendAsFile: (file: File) => void;
  onClose: () => void;
};

/** A preview of a picture with a caption field. */
export function ImageDialog({ file, onSend, onSendAsFile, onClose }: ImageDialogProps) {
  const { image, url, problem } = usePrepared(file);
  const [caption, setCaption] = useState("");
  const captionProblem = caption.trim() === "" ? undefined : messageTextProblem(caption);
  const send = () => {
    if (image && !captionProblem) onSend(image, caption.trim() || null);
  };
  return (
    <Dialog
      open
      title={m.chat_image_send_title()}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {m.ui_cancel()}
          </Button>
          {problem ? (
            <Button onClick={() => onSendAsFile(file)}>{m.chat_image_as_file()}</Button>
          ) : (
            <Button onClick={send} disabled={!image || captionProblem !== undefined}>
              <Icon name="send" />
              {m.chat_send()}
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-4">
        {problem && (
          <Banner kind="error">
            {problem === "too_large" ? m.chat_image_too_large() : m.chat_image_unreadable()}
          </Banner>
        )}
        {!problem &&
          (url ? (
            <img
              src={url}
              alt={m.chat_image_preview()}
              className="max-h-[50dvh] w-full rounded-md bg-soft object-contain"
            />
          ) : (
            <Skeleton className="h-64" />
          ))}
        {!problem && (
          <TextArea
            label={m.chat_image_caption()}
            name="caption"
            rows={2}
            dir="auto"
            value={caption}
            error={captionProblem === "too_long" ? m.chat_too_long() : undefined}
            onChange={(event) => setCaption(event.currentTarget.value)}
          />
        )}
      </div>
    </Dialog>
  );
}

function usePrepared(file: File) {
  const [prepared, setPrepared] = useState<{ image: PreparedImage; url: string }>();
  const [problem, setProblem] = useState<PictureProblem["code"]>();
  useEffect(() => {
    let shown: string | undefined;
    let over = false;
    prepareImage(file).then(
      (image) => {
        if (over) return;
        shown = URL.createObjectURL(image.blob);
        setPrepared({ image, url: shown });
      },
      (error) => !over && setProblem(error instanceof PictureProblem ? error.code : "unreadable"),
    );
    return () => {
      over = true;
      if (shown) URL.revokeObjectURL(shown);
    };
  }, [file]);
  return { image: prepared?.image, url: prepared?.url, problem };
}

import { useEffect, useRef, useState } from "react";
import { photoSide } from "../../domain/people/photo.ts";
import { errorText } from "../lib/format/error-text.ts";
import { decodePicture, drawPicture } from "../lib/picture.ts";
import { m } from "../paraglide/messages.js";
import { Avatar } from "../ui/avatar.tsx";
import { Banner } from "../ui/banner.tsx";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Icon } from "../ui/every-icon.tsx";
import { FileInput } from "../ui/file-input.tsx";
import { toast } from "../ui/toast.tsx";
import { type Crop, partOf, wholeCrop } from "./crop.ts";
import { CropField } from "./crop-field.tsx";

/** The requests about a photo. */
export interface PhotoApi {
  /** Uploads a new photo. */
  send(body: Blob): Promise<void>;
  remove(): Promise<void>;
}

type PhotoDialogProps = {
  api: PhotoApi;
  /** The readers of the photo, in words. */
  text: string;
  name: string;
  id: string | undefined;
  photo: string | null;
  onClose: () => void;
};

/** Picks or takes a photo, previews it, and scales it down before the upload. */
export function PhotoDialog({ api, text, name, id, photo, onClose }: PhotoDialogProps) {
  const file = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const { picture, crop, setCrop, choose, problem, setProblem } = usePicture();
  const [busy, setBusy] = useState(false);

  const run = async (work: () => Promise<void>, done: string, failed: string) => {
    setBusy(true);
    setProblem(undefined);
    try {
      await work();
      toast({ kind: "success", text: done });
      onClose();
    } catch (error) {
      setProblem(errorText(error, failed));
      setBusy(false);
    }
  };
  const save = () =>
    picture &&
    crop &&
    run(
      async () => {
        const side = { width: photoSide, height: photoSide };
        await api.send(await drawPicture(picture, partOf(crop), side));
      },
      m.photo_saved(),
      m.photo_failed(),
    );
  return (
    <Dialog
      open
      title={m.photo_title()}
      onClose={onClose}
      footer={
        picture && (
          <>
            <Button variant="secondary" onClick={onClose}>
              {m.ui_cancel()}
            </Button>
            <Button pending={busy} pendingLabel={m.photo_saving()} onClick={() => void save()}>
              {m.ui_save()}
            </Button>
          </>
        )
      }
    >
      <div className="grid gap-4">
        {problem && <Banner kind="error">{problem}</Banner>}
        {picture && crop ? (
          <CropField picture={picture} crop={crop} onChange={setCrop} />
        ) : (
          <div className="grid justify-items-center gap-3 py-2 text-center">
            <Avatar name={name} id={id} src={photo ?? undefined} size={160} />
            <p className="text-muted">{text}</p>
          </div>
        )}
        <div className="flex flex-wrap gap-2 *:grow">
          <Button variant="secondary" disabled={busy} onClick={() => file.current?.click()}>
            <Icon name="image" />
            {m.photo_choose()}
          </Button>
          <Button variant="secondary" disabled={busy} onClick={() => camera.current?.click()}>
            <Icon name="camera" />
            {m.photo_camera()}
          </Button>
          {photo && !picture && (
            <Button
              variant="ghost"
              className="text-bad!"
              pending={busy}
              onClick={() =>
                void run(() => api.remove(), m.photo_removed(), m.photo_remove_failed())
              }
            >
              <Icon name="trash" />
              {m.photo_remove()}
            </Button>
          )}
        </div>
      </div>
      <FileInput of={file} accept="image/*" label={m.photo_choose()} onChoose={choose} />
      <FileInput
        of={camera}
        accept="image/*"
        label={m.photo_camera()}
        onChoose={choose}
        capture="user"
      />
    </Dialog>
  );
}

/** The chosen picture and its crop; an unreadable file changes nothing. */
function usePicture() {
  const [picture, setPicture] = useState<ImageBitmap>();
  const [crop, setCrop] = useState<Crop>();
  const [problem, setProblem] = useState<string>();
  useEffect(() => () => picture?.close(), [picture]);
  const choose = (file: File) => {
    setProblem(undefined);
    decodePicture(file).then(
      (decoded) => {
        setPicture(decoded);
        setCrop(wholeCrop(decoded));
      },
      () => setProblem(m.photo_unreadable()),
    );
  };
  return { picture, crop, setCrop, choose, problem, setProblem };
}

import { useRef, useState } from "react";
import { labelPhotoSide } from "../../../../domain/activity/own-foods.ts";
import type { OwnFood } from "../../../../domain/contract/activity/own-foods.ts";
import { photoOf } from "../../../foods/texts.ts";
import { errorText } from "../../../lib/format/error-text.ts";
import { decodePicture, drawPicture } from "../../../lib/picture.ts";
import { answer } from "../../../lib/session/answer.ts";
import { traineeClient } from "../../../lib/session/clients.ts";
import { putBytes } from "../../../lib/session/put-bytes.ts";
import { queryClient } from "../../../lib/session/query-client.ts";
import { requireOwn } from "../../../lib/session/viewing.ts";
import { useOnline } from "../../../lib/waiting/use-waiting-writes.ts";
import { m } from "../../../paraglide/messages.js";
import { Banner } from "../../../ui/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Icon } from "../../../ui/every-icon.tsx";
import { FileInput } from "../../../ui/file-input.tsx";
import { toast } from "../../../ui/toast.tsx";
import { ownFoodsKey } from "./keys.ts";

/** The whole picture at a size at which a label can be read, without the camera's metadata. */
async function readable(file: File): Promise<Blob> {
  const picture = await decodePicture(file);
  try {
    const { width, height } = picture;
    const scale = Math.min(1, labelPhotoSide / Math.max(width, height));
    const side = (pixels: number) => Math.max(1, Math.round(pixels * scale));
    const whole = { x: 0, y: 0, width, height };
    return await drawPicture(picture, whole, { width: side(width), height: side(height) });
  } finally {
    picture.close();
  }
}

const place = (id: string) => ({ param: { id }, json: {} });

async function send(id: string, body: Blob): Promise<void> {
  requireOwn();
  const { signal } = new AbortController();
  await putBytes({ url: `/api/trainee/own-foods/${id}/photo`, body, signal });
}

type LabelPhotoDialogProps = {
  food: OwnFood;
  /** Whether the server does not know the food yet. */
  waiting: boolean;
  onClose: () => void;
};

/** The photo of a package or a dish beside its food: kept for the eyes, read by nobody else. It needs the network. */
export function LabelPhotoDialog({ food, waiting, onClose }: LabelPhotoDialogProps) {
  const { id, photo } = food;
  const isDish = food.kind === "recipe";
  const camera = useRef<HTMLInputElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const reachable = useOnline() && !waiting;

  const run = async (work: () => Promise<unknown>, done: string, failed: string) => {
    setBusy(true);
    setProblem(undefined);
    try {
      await work();
      await queryClient.invalidateQueries({ queryKey: ownFoodsKey });
      toast({ kind: "success", text: done });
      onClose();
    } catch (error) {
      setProblem(errorText(error, failed));
      setBusy(false);
    }
  };
  const keep = (chosen: File) =>
    void readable(chosen).then(
      (body) => run(() => send(id, body), m.photo_saved(), m.own_foods_photo_failed()),
      () => setProblem(m.photo_unreadable()),
    );
  const remove = () => {
    const photos = traineeClient()["own-foods"][":id"].photo;
    const gone = () => answer(photos.$delete(place(id)));
    void run(gone, m.photo_removed(), m.photo_remove_failed());
  };
  return (
    <Dialog open onClose={onClose} title={photoOf(food)}>
      <div className="grid gap-4">
        {problem && <Banner kind="error">{problem}</Banner>}
        {!reachable && <Banner kind="info">{m.own_foods_photo_offline()}</Banner>}
        {photo ? (
          <img src={photo} alt="" className="mx-auto max-h-[60dvh] rounded-lg" />
        ) : (
          <p className="text-muted">
            {isDish ? m.own_foods_photo_dish_text() : m.own_foods_photo_text()}
          </p>
        )}
        <div className="flex flex-wrap gap-2 *:grow">
          <Button
            variant={photo ? "secondary" : "primary"}
            pending={busy}
            disabled={!reachable}
            onClick={() => camera.current?.click()}
          >
            <Icon name="camera" />
            {m.photo_camera()}
          </Button>
          <Button
            variant="secondary"
            disabled={busy || !reachable}
            onClick={() => file.current?.click()}
          >
            <Icon name="image" />
            {m.photo_choose()}
          </Button>
          {photo && (
            <Button
              variant="ghost"
              className="text-bad!"
              disabled={busy || !reachable}
              onClick={remove}
            >
              <Icon name="trash" />
              {m.photo_remove()}
            </Button>
          )}
        </div>
        <FileInput
          of={camera}
          accept="image/*"
          label={m.photo_camera()}
          onChoose={keep}
          capture="environment"
        />
        <FileInput of={file} accept="image/*" label={m.photo_choose()} onChoose={keep} />
      </div>
    </Dialog>
  );
}

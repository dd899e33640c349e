import { useEffect, useRef, useState } from "react";
import { PictureProblem } from "../../../lib/picture.ts";
import { draftFiles } from "../../../lib/waiting/unsent-files.ts";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/every-icon.tsx";
import { FieldError } from "../../../ui/field.tsx";
import { FileInput } from "../../../ui/file-input.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import type { KeptPicture } from "./draft.ts";
import { type PreparedProof, prepareProof } from "./prepare-proof.ts";

type PictureFieldProps = Omit<ReturnType<typeof usePicture>, "prepared">;

/** The picture of a transfer, from the phone's pictures or its camera. */
export function PictureField({ url, isPreparing, problem, choose }: PictureFieldProps) {
  const file = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  return (
    <div className="grid grid-cols-1 gap-2">
      {isPreparing && <Skeleton className="h-48 rounded-md" />}
      {url && (
        <img
          src={url}
          alt={m.proof_picture()}
          className="max-h-[38dvh] w-full rounded-md bg-soft object-contain"
        />
      )}
      <div className="flex flex-wrap gap-2 *:grow">
        <Button
          variant="secondary"
          aria-describedby={problem ? "proof-picture-error" : undefined}
          onClick={() => file.current?.click()}
        >
          <Icon name="image" />
          {url ? m.proof_picture_other() : m.photo_choose()}
        </Button>
        <Button variant="secondary" onClick={() => camera.current?.click()}>
          <Icon name="camera" />
          {m.photo_camera()}
        </Button>
      </div>
      {!url && <FieldError id="proof-picture-error" {...(problem && { text: problem })} />}
      <FileInput of={file} accept="image/*" label={m.photo_choose()} onChoose={choose} />
      <FileInput
        of={camera}
        accept="image/*"
        label={m.photo_camera()}
        onChoose={choose}
        capture="environment"
      />
    </div>
  );
}

/**
 * A chosen picture, drawn anew; an unreadable one is told, and the one before stays.
 * @param kept the one to begin with
 */
export function usePicture(kept?: KeptPicture) {
  const [shown, setShown] = useState<{ prepared: PreparedProof; url: string }>();
  const [isPreparing, setPreparing] = useState(false);
  const [problem, setProblem] = useState<string>();
  useEffect(() => () => shown && URL.revokeObjectURL(shown.url), [shown]);
  const [first] = useState(kept);
  useEffect(() => {
    if (!first) return;
    const { file, ...prints } = first;
    void draftFiles.read(file).then((blob) => {
      if (!blob) return;
      const url = URL.createObjectURL(blob);
      setShown((chosen) => chosen ?? { prepared: { blob, ...prints }, url });
    });
  }, [first]);
  const choose = (file: File) => {
    setProblem(undefined);
    setPreparing(true);
    prepareProof(file)
      .then(
        (prepared) => setShown({ prepared, url: URL.createObjectURL(prepared.blob) }),
        (error) =>
          setProblem(
            error instanceof PictureProblem && error.code === "too_large"
              ? m.chat_image_too_large()
              : m.photo_unreadable(),
          ),
      )
      .finally(() => setPreparing(false));
  };
  return { prepared: shown?.prepared, url: shown?.url, isPreparing, problem, choose };
}

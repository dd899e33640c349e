import { type ReactNode, useRef, useState } from "react";
import { decodePicture } from "../../../lib/picture.ts";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/every-icon.tsx";
import { FileInput } from "../../../ui/file-input.tsx";
import type { Facing } from "./use-camera.ts";

type ChosenFileProps = {
  children: ReactNode;
  /** Opens the phone's own camera in place of its files. */
  capture?: Facing;
  onChosen: (picture: ImageBitmap) => void;
};

/** A picture of this device in place of the camera's. */
export function ChosenFile({ children, capture, onChosen }: ChosenFileProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isUnreadable, setUnreadable] = useState(false);
  const read = (file: File) => {
    setUnreadable(false);
    decodePicture(file).then(onChosen, () => setUnreadable(true));
  };
  return (
    <div className="grid gap-1">
      <Button variant="secondary" onClick={() => input.current?.click()}>
        <Icon name={capture === undefined ? "image" : "camera"} />
        {children}
      </Button>
      <FileInput
        of={input}
        accept="image/*"
        label={m.photos_choose()}
        onChoose={read}
        capture={capture}
      />
      {isUnreadable && (
        <p role="alert" className="text-bad">
          {m.photo_unreadable()}
        </p>
      )}
    </div>
  );
}

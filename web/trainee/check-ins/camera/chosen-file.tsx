import { type ReactNode, useState } from "react";
import { decodePicture } from "../../../lib/picture.ts";
import { m } from "../../../paraglide/messages.js";
import { buttonClass } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/every-icon.tsx";
import type { Facing } from "./use-camera.ts";

type ChosenFileProps = {
  children: ReactNode;
  /** Opens the phone's own camera in place of its files. */
  capture?: Facing;
  onChosen: (picture: ImageBitmap) => void;
};

/** A picture of this device in place of the camera's. */
export function ChosenFile({ children, capture, onChosen }: ChosenFileProps) {
  const [isUnreadable, setUnreadable] = useState(false);
  const read = async (file: File | undefined) => {
    setUnreadable(false);
    if (!file) return;
    try {
      onChosen(await decodePicture(file));
    } catch {
      setUnreadable(true);
    }
  };
  return (
    <div className="grid gap-1">
      <label
        className={buttonClass(
          { variant: "secondary" },
          "cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-ink",
        )}
      >
        <input
          type="file"
          accept="image/*"
          {...(capture === undefined ? {} : { capture })}
          className="sr-only"
          onChange={({ currentTarget }) => {
            void read(currentTarget.files?.[0]);
            currentTarget.value = "";
          }}
        />
        <Icon name={capture === undefined ? "image" : "camera"} />
        {children}
      </label>
      {isUnreadable && (
        <p role="alert" className="text-bad">
          {m.photo_unreadable()}
        </p>
      )}
    </div>
  );
}

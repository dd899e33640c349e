import { useState } from "react";
import { errorText } from "../../../lib/format/error-text.ts";
import { PictureProblem } from "../../../lib/picture.ts";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/button.tsx";
import { NotKept } from "../photos/keep-photo.ts";
import { type Framing, guideTop } from "./covers.ts";
import { FramingEditor } from "./framing-editor.tsx";

const problemOf = (error: unknown): string => {
  if (error instanceof NotKept) return m.photos_no_room();
  return error instanceof PictureProblem ? m.photo_unreadable() : errorText(error);
};

type FramedProps = {
  picture: ImageBitmap;
  onAgain: () => void;
  onUse: (framing: Framing) => Promise<void>;
};

/** A taken picture before it is kept. Nothing of it is stored yet. */
export function Framed({ picture, onAgain, onUse }: FramedProps) {
  const [framing, setFraming] = useState<Framing>({ top: guideTop, covers: [] });
  const [isKeeping, setKeeping] = useState(false);
  const [problem, setProblem] = useState<string>();
  const use = async () => {
    setKeeping(true);
    setProblem(undefined);
    try {
      await onUse(framing);
    } catch (error) {
      setProblem(problemOf(error));
      setKeeping(false);
    }
  };
  return (
    <div className="grid grid-cols-1 gap-3">
      <p className="text-muted">{m.photos_framing_text()}</p>
      <FramingEditor picture={picture} framing={framing} onChange={setFraming} />
      {problem && <p role="alert">{problem}</p>}
      <div className="sticky -bottom-5 -mb-5 grid grid-cols-2 gap-[min(0.75rem,2vw)] bg-overlay pt-2 pb-5 *:px-[min(1rem,2vw)]!">
        <Button variant="secondary" onClick={onAgain}>
          {m.photos_again()}
        </Button>
        <Button onClick={() => void use()} pending={isKeeping}>
          {m.photos_use()}
        </Button>
      </div>
    </div>
  );
}

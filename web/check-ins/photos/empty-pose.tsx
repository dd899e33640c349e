import { m } from "../../paraglide/messages.js";
import { PhotoFrame } from "./photo-frame.tsx";

/** The place of a pose that has no photo yet. */
export const EmptyPose = () => (
  <PhotoFrame
    address={undefined}
    name=""
    icon="camera"
    className="border border-dashed border-line-strong bg-transparent"
  >
    {m.photos_take()}
  </PhotoFrame>
);

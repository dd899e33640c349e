import { type CSSProperties, type ReactNode, useRef, useState } from "react";
import { m } from "../paraglide/messages.js";
import { Spinner } from "../ui/spinner.tsx";
import { useWidth } from "../ui/use-width.ts";
import type { Chosen } from "./generator.tsx";
import {
  type EmbeddedPart,
  type FrameMode,
  frameAddress,
  phoneHeight,
  phoneWidth,
} from "./snippet.ts";

type PreviewProps = { part: EmbeddedPart; chosen: Chosen; origin: string };

/** A sample site with the chosen embedding. */
export function Preview({ part, chosen, origin }: PreviewProps) {
  return (
    <section aria-labelledby="preview" className="grid min-w-0 grid-cols-1 gap-3">
      <h2 id="preview" className="text-lg">
        {m.embed_preview()}
      </h2>
      <div className="overflow-hidden rounded-lg border border-line bg-raised">
        <div className="flex items-center gap-2 border-b border-line bg-soft px-3 py-2 text-sm text-muted">
          <span aria-hidden="true" className="flex gap-1.5">
            {["bg-bad", "bg-warn", "bg-good"].map((color) => (
              <span key={color} className={`size-2.5 rounded-full opacity-60 ${color}`} />
            ))}
          </span>
          <span dir="ltr" className="min-w-0 clamp-line block">
            your-site.example
          </span>
        </div>
        {chosen.form === "frame" ? (
          <Framed
            key={`${part} ${chosen.mode}`}
            part={part}
            chosen={chosen}
            address={frameAddress({ part, origin })}
          />
        ) : (
          <div className="grid min-h-48 place-items-center p-6">
            <span
              className={
                chosen.form === "button"
                  ? "rounded-xl bg-[#00704f] px-7 py-3.5 font-semibold text-white"
                  : "text-accent-ink underline"
              }
            >
              {chosen.title}
            </span>
          </div>
        )}
      </div>
    </section>
  );
}

/** Time in ms for which the cover stays over a loaded frame. */
const coverMs = 1000;

const covers = {
  loading: m.embed_preview_loading,
  refused: m.embed_preview_refused,
  offline: m.error_offline,
};

type FramedProps = { part: EmbeddedPart; chosen: Chosen; address: string };

function Framed({ part, chosen, address }: FramedProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<"loading" | "shown" | "refused" | "offline">("loading");
  const loaded = () => {
    // A frame that its own site refuses has a foreign document.
    const isRefused = !frame.current?.contentDocument;
    const failed = navigator.onLine ? "refused" : "offline";
    setTimeout(() => setState(isRefused ? failed : "shown"), coverMs);
  };
  return (
    <div
      className={`relative grid justify-items-center ${chosen.mode === "full" ? "" : "bg-soft p-4"}`}
    >
      <Sized mode={chosen.mode} part={part} size={chosen.size}>
        <iframe
          ref={frame}
          src={address}
          title={chosen.title}
          onLoad={loaded}
          className="size-full border-0 bg-surface"
        />
      </Sized>
      {state !== "shown" && (
        <div
          role="status"
          className="absolute inset-0 grid place-content-center justify-items-center gap-3 bg-raised p-6 text-center"
        >
          {state === "loading" && <Spinner className="text-2xl text-accent-ink" />}
          {covers[state]()}
        </div>
      )}
    </div>
  );
}

type SizedProps = {
  mode: FrameMode;
  part: EmbeddedPart;
  size: Chosen["size"];
  children: ReactNode;
};

/** The border of the phone around the frame, in CSS pixels. */
const bezel = 8;
/** The height of the preview, in CSS pixels. */
const previewHeight = 600;
const responsiveHeight = 400;

/** The frame in its real size, scaled down to the preview's width. */
function Sized({ mode, part, size, children }: SizedProps) {
  const { ref: place, width: room } = useWidth<HTMLDivElement>(0);
  const { width, height, most } = sizeIn(mode, part, size, room);
  const free = mode === "phone" ? room - 2 * bezel : room;
  const scale = Math.min(1, most / height, room > 0 ? free / width : 1);
  const box: CSSProperties = {
    width: width * scale,
    height: height * scale,
    boxSizing: "content-box",
  };
  const inner: CSSProperties = { width, height, scale: String(scale) };
  return (
    <div ref={place} className="grid w-full justify-items-center overflow-hidden py-2">
      {room > 0 && (
        <div
          style={box}
          className={
            mode === "phone"
              ? "overflow-hidden rounded-[2rem] border-8 border-line-strong shadow-overlay"
              : "overflow-hidden"
          }
        >
          <div style={inner} className="origin-top-left rtl:origin-top-right">
            {children}
          </div>
        </div>
      )}
    </div>
  );
}

function sizeIn(mode: FrameMode, part: EmbeddedPart, size: Chosen["size"], room: number) {
  switch (mode) {
    case "full":
      return { width: room, height: previewHeight, most: previewHeight };
    case "phone":
      return { width: phoneWidth, height: phoneHeight[part], most: previewHeight };
    case "responsive": {
      const most = part === "app" ? responsiveHeight : previewHeight;
      return { width: 360, height: 640, most };
    }
    case "custom": {
      const amount = Number.parseInt(size.width, 10);
      const width = size.width.endsWith("%") ? (room * amount) / 100 : amount;
      return { width, height: Number.parseInt(size.height, 10), most: previewHeight };
    }
  }
}

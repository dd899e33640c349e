import type { ReactNode } from "react";
import { m } from "../paraglide/messages.js";
import { Spinner } from "../ui/spinner.tsx";

/** The 16:9 place of a video, reserved before it loads. */
export function VideoFrame({ children }: { children: ReactNode }) {
  return (
    <div className="relative aspect-video overflow-hidden rounded-lg bg-black text-white">
      {children}
    </div>
  );
}

export function VideoLoading() {
  return (
    <div
      role="status"
      className="pointer-events-none absolute inset-0 grid place-content-center justify-items-center gap-2 text-sm"
    >
      <Spinner className="text-2xl" />
      {m.video_loading()}
    </div>
  );
}

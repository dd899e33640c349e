import { type ReactNode, Suspense } from "react";
import { lazyPart } from "../frame/again.tsx";
import { m } from "../paraglide/messages.js";
import { Dialog } from "../ui/dialog.tsx";
import { VideoFrame, VideoLoading } from "./video-frame.tsx";
import type { GetTicket } from "./video-ticket.ts";

const VideoPlayer = lazyPart(async () => (await import("./player.tsx")).VideoPlayer);

type VideoDialogProps = {
  /** The exercise's name. */
  name: string;
  /** Its link; null for an uploaded file, or for no video. */
  videoUrl: string | null;
  videoId: string | null;
  getTicket: GetTicket;
  onClose: () => void;
  /** Replaces a missing video. */
  instead?: ReactNode;
  /** Content below the video. */
  children?: ReactNode;
};

/** An exercise's video in a dialog; mount it to open it. */
export function VideoDialog({
  name,
  videoUrl,
  videoId,
  getTicket,
  onClose,
  instead,
  children,
}: VideoDialogProps) {
  const none = !videoUrl && !videoId;
  return (
    <Dialog open size="lg" title={name} onClose={onClose}>
      {none ? (
        (instead ?? (
          <p role="alert" className="py-8 text-center text-muted">
            {m.video_none()}
          </p>
        ))
      ) : (
        <Suspense
          fallback={
            <VideoFrame>
              <VideoLoading />
            </VideoFrame>
          }
        >
          <VideoPlayer
            name={name}
            videoUrl={videoUrl}
            videoId={videoId}
            getTicket={getTicket}
            autoPlay
          />
        </Suspense>
      )}
      {children}
    </Dialog>
  );
}

import { useEffect, useEffectEvent, useRef, useState } from "react";
import { type VideoSource, videoSourceOf } from "../../domain/libraries/video.ts";
import { transport } from "../lib/session/transport.ts";
import { m } from "../paraglide/messages.js";
import { Button } from "../ui/button.tsx";
import { VideoFrame, VideoLoading } from "./video-frame.tsx";
import type { GetTicket } from "./video-ticket.ts";

type VideoPlayerProps = {
  name: string;
  videoUrl: string | null;
  videoId: string | null;
  getTicket: GetTicket;
  autoPlay?: boolean;
  /** The failure's text; by default a viewer's. */
  failedText?: string;
};

type State = { step: "loading" | "playing" | "failed"; source?: VideoSource };

/** Plays an address or a file in 16:9; each failure can be retried. */
export function VideoPlayer(props: VideoPlayerProps) {
  const { name, videoUrl, videoId, getTicket, autoPlay = false, failedText } = props;
  const [attempt, setAttempt] = useState(0);
  const [{ step, source }, setState] = useState<State>({ step: "loading" });
  const stoppedAt = useRef(0);

  const find = useEffectEvent(async (): Promise<VideoSource | undefined> => {
    if (!videoId) return videoSourceOf(videoUrl ?? "");
    const { url } = await getTicket(videoId);
    return { kind: "file", url: await transport.locate(url) };
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads again
  useEffect(() => {
    let current = true;
    setState({ step: "loading" });
    find().then(
      (found) => current && setState(found ? { step: "loading", source: found } : failed),
      () => current && setState(failed),
    );
    return () => {
      current = false;
    };
  }, [videoUrl, videoId, attempt]);

  const onReady = () => setState((state) => ({ ...state, step: "playing" }));
  const onFail = (at = 0) => {
    stoppedAt.current = at;
    // A ticket that expired during playback is renewed silently.
    if (videoId && step === "playing") setAttempt(attempt + 1);
    else setState(failed);
  };

  return (
    <VideoFrame>
      {source?.kind === "frame" && (
        <FramedPlayer
          key={attempt}
          name={name}
          onReady={onReady}
          onFail={onFail}
          url={source.url}
        />
      )}
      {source?.kind === "file" && (
        <FilePlayer
          key={attempt}
          name={name}
          autoPlay={autoPlay}
          onReady={onReady}
          onFail={onFail}
          url={source.url}
          from={stoppedAt.current}
        />
      )}
      {step === "loading" && <VideoLoading />}
      {step === "failed" && (
        <div role="alert" className="absolute inset-0 grid place-content-center gap-3 p-4">
          <p className="text-center text-balance">{failedText ?? m.video_failed()}</p>
          <Button
            variant="secondary"
            className="justify-self-center"
            onClick={() => setAttempt(attempt + 1)}
          >
            {m.ui_retry()}
          </Button>
        </div>
      )}
    </VideoFrame>
  );
}

const failed: State = { step: "failed" };

type PartProps = {
  name: string;
  url: string;
  onReady: () => void;
  onFail: (at?: number) => void;
};

function FilePlayer(props: PartProps & { autoPlay: boolean; from: number }) {
  const { name, url, autoPlay, from, onReady, onFail } = props;
  return (
    // biome-ignore lint/a11y/useMediaCaption: trainers film without captions
    <video
      src={url}
      controls
      playsInline
      autoPlay={autoPlay}
      preload="metadata"
      aria-label={m.video_of({ name })}
      onLoadedMetadata={(event) => {
        if (from > 0) event.currentTarget.currentTime = from;
        onReady();
      }}
      onError={(event) => onFail(event.currentTarget.currentTime)}
      className="size-full object-contain"
    />
  );
}

const frameGivenUpAfterMs = 20_000;

/** Another site's player reports only that it has loaded, so silence counts as a failure. */
function FramedPlayer({ name, url, onReady, onFail }: PartProps) {
  const [loaded, setLoaded] = useState(false);
  const giveUp = useEffectEvent(() => onFail());
  useEffect(() => {
    if (loaded) return;
    const timer = setTimeout(giveUp, navigator.onLine ? frameGivenUpAfterMs : 0);
    return () => clearTimeout(timer);
  }, [loaded]);
  return (
    <iframe
      src={url}
      title={m.video_of({ name })}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
      onLoad={() => {
        setLoaded(true);
        onReady();
      }}
      className="size-full border-0"
    />
  );
}

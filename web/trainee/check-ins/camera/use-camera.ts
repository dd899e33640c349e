import { useCallback, useEffect, useRef, useState } from "react";

/** Which way a camera looks. */
export type Facing = "user" | "environment";

export type CameraProblem = "denied" | "missing" | "busy" | "unsupported";

type CameraState =
  | { kind: "off" }
  | { kind: "starting" }
  | { kind: "on"; stream: MediaStream }
  | { kind: "failed"; problem: CameraProblem };

const problems: Record<string, CameraProblem> = {
  NotAllowedError: "denied",
  SecurityError: "denied",
  NotFoundError: "missing",
  OverconstrainedError: "missing",
  NotReadableError: "busy",
  AbortError: "busy",
};

function end(stream: MediaStream | null): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}

/**
 * The camera of one visit: it is asked for once, because some phones ask the person each time. Its tracks end when the
 * page is left or out of sight.
 */
export function useCamera() {
  const [state, setState] = useState<CameraState>({ kind: "off" });
  const stream = useRef<MediaStream>(null);
  /** Raised by each stop: a camera that opens after it is closed at once. */
  const stops = useRef(0);

  const stop = useCallback(() => {
    stops.current += 1;
    end(stream.current);
    stream.current = null;
    setState((before) => (before.kind === "failed" ? before : { kind: "off" }));
  }, []);

  useEffect(() => {
    const onVisibility = () => document.visibilityState === "hidden" && stop();
    document.addEventListener("visibilitychange", onVisibility);
    addEventListener("pagehide", stop);
    return () => {
      document.removeEventListener("visibilitychange", onVisibility);
      removeEventListener("pagehide", stop);
      stop();
    };
  }, [stop]);

  const start = async (facing: Facing) => {
    if (!navigator.mediaDevices?.getUserMedia) {
      setState({ kind: "failed", problem: "unsupported" });
      return;
    }
    setState({ kind: "starting" });
    const before = stops.current;
    try {
      const opened = await navigator.mediaDevices.getUserMedia({
        audio: false,
        video: {
          facingMode: { ideal: facing },
          width: { ideal: 1920 },
          height: { ideal: 1440 },
        },
      });
      if (stops.current !== before || document.visibilityState === "hidden") {
        end(opened);
        setState({ kind: "off" });
        return;
      }
      stream.current = opened;
      // Another app may take the camera.
      for (const track of opened.getTracks()) track.addEventListener("ended", stop);
      setState({ kind: "on", stream: opened });
    } catch (error) {
      const name = error instanceof DOMException ? error.name : "";
      setState({ kind: "failed", problem: problems[name] ?? "unsupported" });
    }
  };

  return { state, start, stop };
}

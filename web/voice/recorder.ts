import { barsOf } from "./bars.ts";
import { voiceTypes } from "./voice-types.ts";

export interface Recording {
  blob: Blob;
  seconds: number;
  waveform: number[];
}

export interface Recorder {
  /** Seconds so far, and the present loudness (0 to 1). */
  now(): { seconds: number; level: number };
  /** Stops; undefined if the recording is too short to send. */
  finish(): Promise<Recording | undefined>;
  cancel(): void;
}

/** The reason that there is no recording. */
export type VoiceProblem = "denied" | "no_microphone" | "unsupported";

const bitsPerSecond = 32_000;
const levelEveryMs = 50;
const minSeconds = 0.6;

export const canRecord = () =>
  typeof MediaRecorder !== "undefined" && navigator.mediaDevices?.getUserMedia !== undefined;

interface RecorderLimit {
  /** Maximum length in seconds. */
  most: number;
  /** The recording must be finished: its length is reached, or another begins, as there is one microphone. */
  onOver: () => void;
}

/** Ends the recording that has the microphone. */
let endRunning: (() => void) | undefined;

/** Starts a recording; asks for the microphone if necessary. */
export async function startRecorder(limit: RecorderLimit): Promise<Recorder | VoiceProblem> {
  if (!canRecord()) return "unsupported";
  endRunning?.();
  let stream: MediaStream | undefined;
  try {
    stream = await navigator.mediaDevices.getUserMedia({
      audio: { echoCancellation: true, noiseSuppression: true },
    });
    return record(stream, limit);
  } catch (error) {
    if (stream) {
      release(stream);
      return "unsupported";
    }
    const { name } = error as DOMException;
    return name === "NotAllowedError" || name === "SecurityError" ? "denied" : "no_microphone";
  }
}

/** Turns the microphone off. */
function release(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

function record(stream: MediaStream, { most, onOver }: RecorderLimit): Recorder {
  const mimeType = voiceTypes.find((type) => MediaRecorder.isTypeSupported(type));
  const recorder = new MediaRecorder(stream, {
    audioBitsPerSecond: bitsPerSecond,
    ...(mimeType ? { mimeType } : {}),
  });
  const parts: Blob[] = [];
  const listening = listen(stream);
  const startedAt = performance.now();
  const seconds = () => (performance.now() - startedAt) / 1000;
  const limit = setTimeout(onOver, most * 1000);
  const stopped = new Promise<void>((resolve) =>
    recorder.addEventListener("stop", () => resolve()),
  );
  recorder.addEventListener("dataavailable", ({ data }) => parts.push(data));
  recorder.start(1000);
  // Another may have begun while the browser asked for permission.
  endRunning?.();
  endRunning = onOver;

  const end = async () => {
    clearTimeout(limit);
    if (endRunning === onOver) endRunning = undefined;
    if (recorder.state !== "inactive") recorder.stop();
    await stopped;
    listening.stop();
    release(stream);
  };
  return {
    now: () => ({ seconds: seconds(), level: listening.level() }),
    finish: async () => {
      const length = Math.min(most, seconds());
      await end();
      const blob = new Blob(parts, { type: recorder.mimeType });
      if (length < minSeconds || blob.size === 0) return undefined;
      return { blob, seconds: Math.round(length * 10) / 10, waveform: barsOf(listening.levels) };
    },
    cancel: () => void end(),
  };
}

/** Measures the loudness of a stream. */
function listen(stream: MediaStream) {
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  analyser.fftSize = 1024;
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  const levels: number[] = [];
  const measure = () => {
    analyser.getFloatTimeDomainData(samples);
    levels.push(Math.sqrt(samples.reduce((sum, value) => sum + value * value, 0) / samples.length));
  };
  const timer = setInterval(measure, levelEveryMs);
  return {
    levels,
    // Speech is at about 0.1 of a microphone's range.
    level: () => Math.min(1, (levels.at(-1) ?? 0) * 5),
    stop: () => {
      clearInterval(timer);
      void context.close();
    },
  };
}

import { useEffect, useEffectEvent, useRef, useState } from "react";
import { voiceSeconds } from "../../domain/conversations/conversation.ts";
import { isRefused } from "../lib/session/viewing.ts";
import { type Recorder, type Recording, startRecorder, type VoiceProblem } from "./recorder.ts";

type RecorderState = "idle" | "asking" | "recording" | "finishing";

interface RecorderOptions {
  /** Maximum length in seconds. */
  most?: number;
  /** Whether a recording that runs while its screen is left counts as finished; otherwise it is discarded. */
  isKeptOnLeaving?: boolean;
}

/**
 * Records a voice note; leaving the screen releases the microphone.
 * @param onRecorded the recording counts as unfinished until its promise settles
 */
export function useRecorder(
  onRecorded: (recording: Recording) => void | Promise<void>,
  { most = voiceSeconds, isKeptOnLeaving = false }: RecorderOptions = {},
) {
  const [state, setState] = useState<RecorderState>("idle");
  const [problem, setProblem] = useState<VoiceProblem>();
  const recorder = useRef<Recorder>(undefined);
  /** The person's wish while the browser asks for permission. */
  const wanted = useRef<"go" | "cancel" | "finish">("go");

  const finish = useEffectEvent(async () => {
    wanted.current = "finish";
    const running = recorder.current;
    if (!running) return;
    recorder.current = undefined;
    setState("finishing");
    const recording = await running.finish();
    if (recording) await onRecorded(recording);
    setState("idle");
  });

  const start = async () => {
    // The view as a trainee must not ask for the microphone.
    if (state !== "idle" || isRefused()) return;
    wanted.current = "go";
    setProblem(undefined);
    setState("asking");
    const started = await startRecorder({ most, onOver: () => void finish() });
    if (typeof started === "string") {
      setProblem(started);
      setState("idle");
    } else if (wanted.current !== "go") {
      started.cancel();
      setState("idle");
    } else {
      recorder.current = started;
      setState("recording");
    }
  };

  const cancel = () => {
    wanted.current = "cancel";
    recorder.current?.cancel();
    recorder.current = undefined;
    setState("idle");
  };

  const leave = useEffectEvent(() => {
    wanted.current = "cancel";
    const running = recorder.current;
    recorder.current = undefined;
    if (!isKeptOnLeaving) running?.cancel();
    else void running?.finish().then((recording) => recording && onRecorded(recording));
  });
  useEffect(() => () => leave(), []);

  return {
    state,
    problem,
    forgetProblem: () => setProblem(undefined),
    start: () => void start(),
    finish: () => void finish(),
    cancel,
    now: () => recorder.current?.now() ?? { seconds: 0, level: 0 },
  };
}

export type VoiceRecorder = ReturnType<typeof useRecorder>;

import { useEffect, useRef, useState } from "react";
import {
  isMp4Head,
  maxVideoBytes,
  mp4HeadBytes,
  videoNamePattern,
} from "../../../../domain/libraries/video.ts";
import { errorText } from "../../../lib/format/error-text.ts";
import { m } from "../../../paraglide/messages.js";
import { forgetUpload, uploadIdOf } from "./remembered-uploads.ts";
import { discardVideo, FileChanged, sendVideo } from "./send-video.ts";

export type StoredFile = { id: string; fileName: string; size: number };

export type Upload =
  | { step: "idle" }
  | { step: "refused"; text: string }
  | { step: "sending"; fileName: string; size: number; sent: number; waiting: boolean }
  | { step: "finishing"; fileName: string; size: number }
  | { step: "ready"; file: StoredFile };

/** Uploads a chosen file; an unused or cancelled one is deleted. */
export function useVideoUpload() {
  const [upload, setUpload] = useState<Upload>({ step: "idle" });
  const running = useRef<{ file: File; id: string; stop: AbortController }>(undefined);

  // Leaving the screen stops the upload; its parts wait for the same file.
  useEffect(() => () => running.current?.stop.abort(), []);

  const start = async (file: File) => {
    await cancel();
    const refusal = await refusalOf(file);
    if (refusal) return setUpload({ step: "refused", text: refusal });
    const stop = new AbortController();
    const { name: fileName, size } = file;
    const id = uploadIdOf(file);
    running.current = { file, id, stop };
    const show = (change: (upload: Upload) => Upload) => {
      if (running.current?.stop === stop) setUpload(change);
    };
    setUpload({ step: "sending", fileName, size, sent: 0, waiting: false });
    try {
      const stored = await sendVideo(file, id, {
        signal: stop.signal,
        onSent: (sent) => show((old) => (old.step === "sending" ? { ...old, sent } : old)),
        onWaiting: (waiting) => show((old) => (old.step === "sending" ? { ...old, waiting } : old)),
        onFinishing: () => show(() => ({ step: "finishing", fileName, size })),
      });
      show(() => ({ step: "ready", file: { id, fileName: stored.fileName, size } }));
    } catch (error) {
      if (stop.signal.aborted) return;
      forgetUpload(file);
      show(() => ({ step: "refused", text: failureText(error) }));
    }
  };

  /** Cancels the upload, or deletes the unused file. */
  const cancel = async () => {
    const given = running.current;
    running.current = undefined;
    setUpload({ step: "idle" });
    if (!given) return;
    given.stop.abort();
    forgetUpload(given.file);
    // If the request is lost, the nightly sweep deletes the file.
    await discardVideo(given.id).catch(() => {});
  };

  /** The exercise uses the file now, so a cancel must not delete it. */
  const keep = () => {
    if (running.current) forgetUpload(running.current.file);
    running.current = undefined;
  };

  return { upload, start, cancel, keep };
}

/** The refusal of a file before the upload starts. */
async function refusalOf(file: File): Promise<string | undefined> {
  const bad = m.field_not_a_video();
  if (file.size > maxVideoBytes) return m.exercises_video_too_large({ bad });
  if (file.size === 0) return m.exercises_video_empty({ bad });
  const notMp4 = `${bad} ${m.field_not_an_mp4()}`;
  if (!videoNamePattern.test(file.name)) return notMp4;
  const head = await file.slice(0, mp4HeadBytes).arrayBuffer();
  return isMp4Head(new Uint8Array(head)) ? undefined : notMp4;
}

function failureText(error: unknown): string {
  if (error instanceof FileChanged) return m.exercises_video_changed();
  return errorText(error, m.exercises_video_failed());
}

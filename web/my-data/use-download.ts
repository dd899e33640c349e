import { useEffect, useRef, useState } from "react";
import { errorText } from "../lib/format/error-text.ts";
import { ApiError } from "../lib/session/api-error.ts";
import { m } from "../paraglide/messages.js";
import { BrokenOff, downloadArchive } from "./download.ts";

interface SavedFile {
  name: string;
  url: string;
}

export interface Download {
  path: string;
  /** The file's name here; by default the server's. */
  name?: string;
  /** The text after too many requests, with the time of the next possible one. */
  againAt: (input: { time: string }) => string;
  failed: () => string;
}

/** The download: its progress, the file, or the failure. */
export function useDownload(download: Download) {
  const [received, setReceived] = useState<number>();
  const [file, setFile] = useState<SavedFile>();
  const [failure, setFailure] = useState<string>();
  const leaving = useRef(new AbortController());
  const savedUrl = useRef<string>(undefined);

  useEffect(() => {
    leaving.current = new AbortController();
    return () => {
      leaving.current.abort();
      if (savedUrl.current) URL.revokeObjectURL(savedUrl.current);
    };
  }, []);

  const start = async () => {
    const { signal } = leaving.current;
    setReceived(0);
    setFailure(undefined);
    try {
      const archive = await downloadArchive(download.path, { signal, onReceived: setReceived });
      if (signal.aborted) return;
      if (savedUrl.current) URL.revokeObjectURL(savedUrl.current);
      const saved = {
        name: download.name ?? archive.name,
        url: URL.createObjectURL(archive.content),
      };
      savedUrl.current = saved.url;
      setFile(saved);
      save(saved);
    } catch (error) {
      if (!signal.aborted) setFailure(failureText(error, download));
    } finally {
      if (!signal.aborted) setReceived(undefined);
    }
  };

  return { received, file, failure, start };
}

/** A phone may require a press, so the link to the file stays visible. */
function save({ name, url }: SavedFile): void {
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
}

function failureText(error: unknown, { againAt, failed }: Download): string {
  if (error instanceof ApiError && error.code === "rate_limited") {
    const again = new Date(Date.now() + (error.retryAfter ?? 0) * 1000);
    const two = (part: number) => String(part).padStart(2, "0");
    return againAt({ time: `${two(again.getHours())}:${two(again.getMinutes())}` });
  }
  if (error instanceof BrokenOff) return m.my_data_broken_off();
  return errorText(error, failed());
}

import { useEffect, useRef, useState } from "react";
import { ApiError } from "../../../lib/api-error.ts";
import { errorText } from "../../../lib/error-text.ts";
import { m } from "../../../paraglide/messages.js";
import { BrokenOff, downloadMyData } from "./download.ts";

interface SavedFile {
  name: string;
  url: string;
}

/** The download under way: how far it is, the file that arrived, or what went wrong. */
export function useDownload() {
  const [received, setReceived] = useState<number>();
  const [file, setFile] = useState<SavedFile>();
  const [failure, setFailure] = useState<string>();
  const leaving = useRef(new AbortController());
  const kept = useRef<string>(undefined);

  useEffect(() => {
    leaving.current = new AbortController();
    return () => {
      leaving.current.abort();
      if (kept.current) URL.revokeObjectURL(kept.current);
    };
  }, []);

  const start = async () => {
    const { signal } = leaving.current;
    setReceived(0);
    setFailure(undefined);
    try {
      const { name, content } = await downloadMyData(signal, setReceived);
      if (signal.aborted) return;
      if (kept.current) URL.revokeObjectURL(kept.current);
      const saved = { name, url: URL.createObjectURL(content) };
      kept.current = saved.url;
      setFile(saved);
      save(saved);
    } catch (error) {
      if (!signal.aborted) setFailure(failureText(error));
    } finally {
      if (!signal.aborted) setReceived(undefined);
    }
  };

  return { received, file, failure, start };
}

/** A phone may want it to be pressed for: the link to the same stays in sight. */
function save({ name, url }: SavedFile): void {
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
}

function failureText(error: unknown): string {
  if (error instanceof ApiError && error.code === "rate_limited") {
    const again = new Date(Date.now() + (error.retryAfter ?? 0) * 1000);
    const two = (part: number) => String(part).padStart(2, "0");
    return m.my_data_again_at({ time: `${two(again.getHours())}:${two(again.getMinutes())}` });
  }
  if (error instanceof BrokenOff) return m.my_data_broken_off();
  return errorText(error, m.my_data_download_failed());
}

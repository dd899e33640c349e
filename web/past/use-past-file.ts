import { useEffect, useRef, useState } from "react";
import type { Past, PastRefusal } from "../../domain/copies/past/past.ts";
import { today } from "../lib/format/today.ts";
import { m } from "../paraglide/messages.js";
import type { OpenUnit } from "./reading/protocol.ts";
import { readPastFile } from "./reading/read-file.ts";

/** A file that was read. */
export interface FoundPast {
  file: File;
  past: Past;
  /** The chosen unit of weights whose unit the file does not name. */
  openUnit: OpenUnit | undefined;
}

/** Why nothing was read: a refusal of the file, or a text. */
export type ReadFailure = { refused: PastRefusal } | { text: string };

/** The file of another app: chosen, read on this device, and held until it is put away. */
export function usePastFile() {
  const reading = useRef<AbortController>(null);
  /** The share that was read, 0–1. */
  const [share, setShare] = useState<number>();
  const [found, setFound] = useState<FoundPast>();
  const [failure, setFailure] = useState<ReadFailure>();

  const cancel = () => {
    reading.current?.abort();
    reading.current = null;
    setShare(undefined);
  };
  useEffect(() => () => reading.current?.abort(), []);

  // What was found before goes too: its weights may be in the other unit.
  const fail = (reason: ReadFailure) => {
    setFound(undefined);
    setFailure(reason);
  };
  const read = async (file: File, openUnit?: OpenUnit) => {
    cancel();
    const own = new AbortController();
    reading.current = own;
    const { signal } = own;
    const onProgress = (done: number, total: number) => setShare(total > 0 ? done / total : 0);
    setFailure(undefined);
    // The chosen unit shows at once, before the file is read again.
    setFound((before) => before && { ...before, openUnit });
    setShare(0);
    try {
      const result = await readPastFile(file, { today: today(), openUnit, onProgress, signal });
      if (signal.aborted) return;
      if ("refused" in result) fail(result);
      else setFound({ file, past: result.past, openUnit });
    } catch {
      if (!signal.aborted) fail({ text: m.imports_read_failed() });
    }
    if (reading.current === own) cancel();
  };
  const open = ([file, ...others]: readonly File[]) => {
    if (others.length > 0) setFailure({ text: m.imports_one_file() });
    else if (file) void read(file);
  };
  const putAway = () => {
    cancel();
    setFound(undefined);
    setFailure(undefined);
  };

  return { share, found, failure, open, read, cancel, putAway };
}

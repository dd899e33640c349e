import { useEffect, useRef, useState } from "react";
import type { PastPortion, UndonePast } from "../../domain/contract/copies/past.ts";
import { pastFileName } from "../../domain/copies/past/file-name.ts";
import { newId } from "../../domain/id.ts";
import { errorText } from "../lib/format/error-text.ts";
import { m } from "../paraglide/messages.js";
import type { PastSide } from "./side.ts";
import type { FoundPast } from "./use-past-file.ts";
import { type PastRun, writePortions } from "./write-portions.ts";

interface Progress {
  done: number;
  of: number;
  /** Whether it waits for the network. */
  waits: boolean;
}

/** Imports what was found in a file, with progress, a stop and an undo. */
export function usePastImport({ write, undo: undoImport, refresh }: PastSide) {
  const [run, setRun] = useState<PastRun>();
  const [progress, setProgress] = useState<Progress>();
  const [failure, setFailure] = useState<string>();
  const [undoing, setUndoing] = useState(false);
  const [undone, setUndone] = useState<UndonePast>();
  const stopping = useRef<AbortController>(null);
  useEffect(() => () => stopping.current?.abort(), []);

  const go = async (next: PastRun) => {
    const own = new AbortController();
    stopping.current = own;
    const onStep = (waits: boolean) => {
      setRun({ ...next });
      setProgress({ done: next.done, of: next.portions.length, waits });
    };
    setFailure(undefined);
    setUndone(undefined);
    onStep(false);
    try {
      await writePortions(next, { write, onStep, signal: own.signal });
    } catch (error) {
      setFailure(errorText(error, m.imports_write_failed()));
    }
    setProgress(undefined);
    void refresh();
  };
  const begin = ({ past, file }: FoundPast, portions: readonly PastPortion[]) =>
    go({
      id: newId(),
      app: past.app,
      file: pastFileName(file.name),
      portions,
      done: 0,
      made: 0,
      known: 0,
      undoableUntil: null,
    });
  const goOn = () => run && go({ ...run });
  const stop = () => stopping.current?.abort();

  const undo = async (id: string) => {
    setFailure(undefined);
    setUndoing(true);
    try {
      setUndone(await undoImport(id));
      // The same file can be imported again, under another id.
      setRun(undefined);
    } catch (error) {
      setFailure(errorText(error, m.imports_undo_failed()));
    }
    void refresh();
    setUndoing(false);
  };
  const putAway = () => {
    setRun(undefined);
    setFailure(undefined);
    setUndone(undefined);
  };

  return { run, progress, failure, undoing, undone, begin, goOn, stop, undo, putAway };
}

import { useRef, useState } from "react";
import {
  decodeSheet,
  type SheetFault,
  sheetLimits,
} from "../../../../domain/copies/sheet/decode.ts";
import { isNoText } from "../../../../domain/copies/workbook/file-kind.ts";
import type { WorkbookSheet } from "../../../../domain/copies/workbook/grid.ts";
import { m } from "../../../paraglide/messages.js";
import { faultText } from "../texts.ts";

/** Bytes at the start of a file that tell its format. */
const told = 4096;

interface Taking {
  onText: (text: string, file: string) => void;
  onSheets: (sheets: WorkbookSheet[], file: string) => void;
  onFailure: (text: string) => void;
}

/** Opens a chosen file, by text or as a workbook; a later file replaces one that is being read. */
export function useOpenFile({ onText, onSheets, onFailure }: Taking) {
  const reading = useRef<AbortController>(null);
  /** The share of a workbook that was read, 0–1. */
  const [share, setShare] = useState<number>();

  const cancel = () => {
    reading.current?.abort();
    reading.current = null;
    setShare(undefined);
  };

  const openText = async (file: File, start: Uint8Array) => {
    const fault = (found: SheetFault) => onFailure(faultText(found));
    // A file that is too large is refused before it is read.
    if (file.size > sheetLimits.bytes) {
      const seen = decodeSheet(start);
      const isOther = "fault" in seen && seen.fault.code === "pdf";
      return fault(isOther ? seen.fault : { code: "too_large" });
    }
    const decoded = decodeSheet(new Uint8Array(await file.arrayBuffer()));
    return "fault" in decoded ? fault(decoded.fault) : onText(decoded.text, file.name);
  };

  const openSheets = async (file: File, signal: AbortSignal) => {
    setShare(0);
    const [{ openWorkbook }, { workbookFaultTexts }] = await Promise.all([
      import("./open.ts"),
      import("./texts.ts"),
    ]);
    if (signal.aborted) return;
    const read = await openWorkbook(file, setShare, signal);
    if ("fault" in read) onFailure(workbookFaultTexts[read.fault]());
    else onSheets(read.sheets, file.name);
  };

  const open = async ([file, ...others]: readonly File[]) => {
    if (!file) return;
    if (others.length > 0) return onFailure(m.imports_one_file());
    cancel();
    const own = new AbortController();
    reading.current = own;
    try {
      const start = new Uint8Array(await file.slice(0, told).arrayBuffer());
      if (own.signal.aborted) return;
      if (isNoText(start)) await openSheets(file, own.signal);
      else await openText(file, start);
    } catch {
      if (!own.signal.aborted) onFailure(m.imports_read_failed());
    }
    if (reading.current === own) cancel();
  };

  return { share, open, cancel };
}

import { useEffect, useState } from "react";
import { draftFiles } from "../lib/waiting/unsent-files.ts";

/** The local address of a draft's recording; undefined until it is read, or if this device no longer has it. */
export function useKeptRecording(fileId: string | undefined): string | undefined {
  const [, shown] = useState(0);
  const address = fileId === undefined ? undefined : draftFiles.addressOf(fileId);
  useEffect(() => {
    if (fileId === undefined || address !== undefined) return;
    void draftFiles.read(fileId).then((blob) => blob && shown((count) => count + 1));
  }, [fileId, address]);
  return address;
}

import { useEffect, useState } from "react";
import { useAddresses } from "../../../check-ins/photos/use-addresses.ts";
import { draftFiles } from "../../../lib/waiting/unsent-files.ts";
import { openOwnPhotos } from "./queries.ts";

/** A photo of the person: of this device before it is sent, otherwise by ticket. */
export function useOwnPhoto(id: string | undefined) {
  const ids = id === undefined ? [] : [id];
  const { addresses, error, ask, onLost } = useAddresses(ids, openOwnPhotos);
  const [unsent, setUnsent] = useState<string>();
  useEffect(() => () => (unsent === undefined ? undefined : URL.revokeObjectURL(unsent)), [unsent]);
  const open = async () => {
    if (id === undefined) return;
    const bytes = await draftFiles.read(id);
    if (bytes) setUnsent(URL.createObjectURL(bytes));
    else await ask();
  };
  return { address: unsent ?? addresses.get(id ?? ""), error, open: () => void open(), onLost };
}

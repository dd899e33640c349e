import { createContext, use, useEffect, useState } from "react";
import { useLocated } from "../lib/session/use-located.ts";
import { unsentFiles } from "../lib/waiting/unsent-files.ts";

/** The parts of a conversation's file addresses. */
interface Media {
  traineeId: string;
  ticket: string;
  /** Requests a new ticket. */
  renew: () => void;
}

export const MediaContext = createContext<Media | undefined>(undefined);

/** The address of a file: a local one if this page sends it, otherwise the server's. */
export function useFileUrl(fileId: string): string | undefined {
  const media = use(MediaContext);
  const local = unsentFiles.addressOf(fileId);
  const located = useLocated(
    local === undefined && media ? fileAddressOf(media, fileId) : undefined,
  );
  return local ?? located;
}

/** The server's address of a file for the holder of a ticket. */
export const fileAddressOf = (
  { traineeId, ticket }: Pick<Media, "traineeId" | "ticket">,
  fileId: string,
): string => `/api/media/conversations/${traineeId}/${fileId}?ticket=${encodeURIComponent(ticket)}`;

/** The address of a file on screen. A newer ticket alone does not reload it; a failure retries with a new ticket. */
export function useSteadyUrl(fileId: string) {
  const media = use(MediaContext);
  const current = useFileUrl(fileId);
  const [used, setUsed] = useState(current);
  const [failed, setFailed] = useState(false);
  if (failed && current !== used) {
    setUsed(current);
    setFailed(false);
  }
  return {
    url: used ?? current,
    failed,
    onError: () => {
      setFailed(true);
      media?.renew();
    },
    retry: () => {
      setFailed(false);
      media?.renew();
    },
  };
}

/** Shows a waiting file of an earlier page from this device's storage. */
export function useKeptFile(fileId: string, waiting: boolean): void {
  const [, shown] = useState(0);
  useEffect(() => {
    if (!waiting || unsentFiles.addressOf(fileId)) return;
    void unsentFiles.read(fileId).then((blob) => blob && shown((count) => count + 1));
  }, [fileId, waiting]);
}

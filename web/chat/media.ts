import { createContext, use, useEffect, useState } from "react";
import { useLocated } from "../lib/session/use-located.ts";
import { localUrl, persistedFile } from "./attachments/persisted-files.ts";

/** What the addresses of a conversation's files are made of. */
interface Media {
  traineeId: string;
  ticket: string;
  /** Asks for a new ticket. */
  renew: () => void;
}

export const MediaContext = createContext<Media | undefined>(undefined);

/** Where a file can be loaded from now: of this page's own sending, or of the server. */
export function useFileUrl(fileId: string): string | undefined {
  const media = use(MediaContext);
  const local = localUrl(fileId);
  const located = useLocated(local === undefined && media ? addressOf(media, fileId) : undefined);
  return local ?? located;
}

const addressOf = ({ traineeId, ticket }: Media, fileId: string) =>
  `/api/media/conversations/${traineeId}/${fileId}?ticket=${encodeURIComponent(ticket)}`;

/**
 * The same for what stays on screen: once shown it is not loaded again only because there is a
 * newer ticket, and when it fails it is tried again with one.
 */
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

/** A waiting file that an earlier page chose, shown from where this device keeps it. */
export function useKeptFile(fileId: string, waiting: boolean): void {
  const [, shown] = useState(0);
  useEffect(() => {
    if (!waiting || localUrl(fileId)) return;
    void persistedFile(fileId).then((blob) => blob && shown((count) => count + 1));
  }, [fileId, waiting]);
}

import { readProblem } from "../lib/session/api-error.ts";
import { authorizedFetch } from "../lib/session/session.ts";

interface Archive {
  name: string;
  content: Blob;
}

/** Thrown if the answer ended early, so that the file is incomplete. */
export class BrokenOff extends Error {}

/**
 * Downloads a file of a person's data.
 * @param onReceived called with the bytes so far
 */
export async function downloadArchive(
  path: string,
  { signal, onReceived }: { signal: AbortSignal; onReceived: (bytes: number) => void },
): Promise<Archive> {
  const response = await authorizedFetch(path, { signal });
  if (!response.ok) throw await readProblem(response);
  const named = /filename="([^"]+)"/.exec(response.headers.get("content-disposition") ?? "");
  const content = await contentOf(response, onReceived);
  return { name: named?.[1] ?? "miran.zip", content };
}

async function contentOf(
  { body, headers: answered }: Response,
  onReceived: (bytes: number) => void,
): Promise<Blob> {
  let received = 0;
  const counting = new TransformStream<Uint8Array, Uint8Array>({
    transform(part, controller) {
      received += part.byteLength;
      onReceived(received);
      controller.enqueue(part);
    },
  });
  const headers = { "content-type": answered.get("content-type") ?? "application/zip" };
  try {
    return await new Response(body?.pipeThrough(counting), { headers }).blob();
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") throw error;
    throw new BrokenOff("the download ended before its end", { cause: error });
  }
}

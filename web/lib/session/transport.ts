/*
 * How this page reaches its server. Over the network, unless something else takes its place before the
 * app begins: demo mode keeps the whole server in the browser.
 */

/** What of a WebSocket is used. */
export type Socket = Pick<WebSocket, "send" | "close" | "onmessage" | "onclose">;

/** Bytes on their way to the server. */
export interface Upload {
  url: string;
  headers: Record<string, string>;
  body: ArrayBuffer | Blob;
  signal: AbortSignal;
  /** Called with the bytes that have left. */
  onSent: (bytes: number) => void;
}

export interface Transport {
  /** As `fetch`, which throws where no answer came. */
  request(input: RequestInfo | URL, init?: RequestInit): Promise<Response>;
  /** PUTs bytes and tells how far they are; absent where the browser's own way is the right one. */
  upload?(bytes: Upload): Promise<Response>;
  connect(url: string): Socket;
  /** Where the browser itself can load a file of the API from, for an image or a player. */
  locate(path: string): string | Promise<string>;
}

const network: Transport = {
  request: (input, init) => fetch(input, init),
  connect: (url) => new WebSocket(new URL(url, location.origin.replace(/^http/, "ws"))),
  locate: (path) => path,
};

export let transport: Transport = network;

/** From now on everything goes another way. */
export function travelBy(other: Transport): void {
  transport = other;
}

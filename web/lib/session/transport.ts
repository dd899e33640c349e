/*
 * The page's way to its server: the network, unless another transport is set before the app starts. Demo mode runs the
 * whole server in the browser.
 */

/** The used part of a WebSocket. */
export type Socket = Pick<WebSocket, "send" | "close" | "onmessage" | "onclose">;

/** Bytes on their way to the server. */
export interface Upload {
  url: string;
  headers: Record<string, string>;
  body: ArrayBuffer | Blob;
  signal: AbortSignal;
  /** Called with the sent bytes. */
  onSent: (bytes: number) => void;
}

export interface Transport {
  /** As `fetch`, which throws without an answer. */
  request(input: RequestInfo | URL, init?: RequestInit): Promise<Response>;
  /** PUTs bytes with progress; missing if the browser's way is right. */
  upload?(bytes: Upload): Promise<Response>;
  connect(url: string): Socket;
  /** The address from which the browser can load a file of the API, for an image or a player. */
  locate(path: string): string | Promise<string>;
}

const network: Transport = {
  request: (input, init) => fetch(input, init),
  connect: (url) => new WebSocket(new URL(url, location.origin.replace(/^http/, "ws"))),
  locate: (path) => path,
};

export let transport: Transport = network;

/** Replaces the transport. */
export function travelBy(other: Transport): void {
  transport = other;
}

import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type ServerResponse,
} from "node:http";
import { listen } from "./listen.ts";

interface Changes {
  /** Replaces the browser's request headers. */
  headersOf?(headers: IncomingHttpHeaders): IncomingHttpHeaders;
  /** Answers the browser from the origin's answer. */
  answer(path: string, received: IncomingMessage, response: ServerResponse): void;
}

/** A proxy of another server that changes requests and answers. */
export async function passThrough(origin: string, changes: Changes) {
  const { hostname, port } = new URL(origin);
  const server = createServer((incoming, response) => {
    const { method, url: path = "/" } = incoming;
    const headers = changes.headersOf?.(incoming.headers) ?? incoming.headers;
    const outgoing = request({ hostname, port, method, path, headers }, (received) =>
      changes.answer(path, received, response),
    );
    outgoing.on("error", () => response.destroy());
    incoming.pipe(outgoing);
  });
  return {
    origin: await listen(server),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Answers with these headers and the received status and body. */
export function forwardAnswer(
  received: IncomingMessage,
  response: ServerResponse,
  headers: IncomingHttpHeaders = received.headers,
): void {
  response.writeHead(received.statusCode ?? 502, headers);
  received.pipe(response);
}

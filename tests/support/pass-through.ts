import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type ServerResponse,
} from "node:http";
import { listen } from "./listen.ts";

interface Way {
  /** What is asked with, in the place of the browser's own headers. */
  headersOf?(headers: IncomingHttpHeaders): IncomingHttpHeaders;
  /** Answers with what came of an address. */
  answer(path: string, came: IncomingMessage, response: ServerResponse): void;
}

/** A server at an address of its own that answers as another does, but for what happens on the way. */
export async function passThrough(origin: string, way: Way) {
  const { hostname, port } = new URL(origin);
  const server = createServer((asked, response) => {
    const { method, url: path = "/" } = asked;
    const headers = way.headersOf?.(asked.headers) ?? asked.headers;
    const onwards = request({ hostname, port, method, path, headers }, (came) =>
      way.answer(path, came, response),
    );
    onwards.on("error", () => response.destroy());
    asked.pipe(onwards);
  });
  return {
    origin: await listen(server),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Answers with these headers and the rest as it came. */
export function passOn(
  came: IncomingMessage,
  response: ServerResponse,
  headers: IncomingHttpHeaders = came.headers,
): void {
  response.writeHead(came.statusCode ?? 502, headers);
  came.pipe(response);
}

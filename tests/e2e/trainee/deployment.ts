import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { test as base } from "./flight.ts";

export { expect, expectKept, keptReads, signOut } from "./flight.ts";

interface Deployment {
  /** The product at an address of its own; to a browser its cookies are the product's. */
  url: string;
  /** Puts another build in its place, whose pages say so. */
  deployNewer(): void;
}

/** What another build answers where this one answered so. */
async function answerNewer(answer: IncomingMessage, response: ServerResponse): Promise<void> {
  const { statusCode = 502, headers } = answer;
  const written = (await text(answer))
    .replace('self.built = {"build":"', "$&newer-")
    .replace("<html", '$& data-build="newer"');
  response.writeHead(statusCode, { ...headers, "content-length": Buffer.byteLength(written) });
  response.end(written);
}

const isPage = ({ headers }: IncomingMessage) => headers["content-type"]?.startsWith("text/html");

export const test = base.extend<{ deployment: Deployment }>({
  deployment: async ({ baseURL }, use) => {
    const { hostname, port, host } = new URL(baseURL ?? "");
    let isNewer = false;
    const server = createServer((asked, response) => {
      const { method, url: path = "/" } = asked;
      const headers = { ...asked.headers, host, "accept-encoding": "identity" };
      // Nothing of another build is what the browser has.
      if (isNewer) delete headers["if-none-match"];
      const passed = request({ hostname, port, method, path, headers }, (answer) => {
        if (isNewer && (isPage(answer) || path === "/service-worker.js")) {
          return void answerNewer(answer, response);
        }
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      });
      passed.on("error", () => response.destroy());
      asked.pipe(passed);
    });
    await new Promise<void>((listening) => server.listen(0, hostname, listening));
    await use({
      url: `http://${hostname}:${(server.address() as AddressInfo).port}`,
      deployNewer: () => {
        isNewer = true;
      },
    });
    server.closeAllConnections();
    server.close();
  },
});

import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { passOn, passThrough } from "../../support/pass-through.ts";
import { test as base } from "./flight.ts";

export { expect, expectKept, keptReads, signOut } from "./flight.ts";

interface Deployment {
  /** The product at an address of its own; to a browser its cookies are the product's. */
  url: string;
  /** Puts another build in its place, whose pages say so. */
  deployNewer(): void;
}

/** What another build answers where this one answered so. */
async function answerNewer(came: IncomingMessage, response: ServerResponse): Promise<void> {
  const { statusCode = 502, headers } = came;
  const written = (await text(came))
    .replace('self.built = {"build":"', "$&newer-")
    .replace("<html", '$& data-build="newer"');
  response.writeHead(statusCode, { ...headers, "content-length": Buffer.byteLength(written) });
  response.end(written);
}

const isPage = ({ headers }: IncomingMessage) => headers["content-type"]?.startsWith("text/html");

export const test = base.extend<{ deployment: Deployment }>({
  deployment: async ({ baseURL }, use) => {
    let isNewer = false;
    const { origin, close } = await passThrough(baseURL ?? "", {
      // Nothing of another build is what the browser has.
      headersOf: ({ "if-none-match": known, ...headers }) => ({
        ...headers,
        ...(known && !isNewer ? { "if-none-match": known } : {}),
        "accept-encoding": "identity",
      }),
      answer: (path, came, response) => {
        const differs = isNewer && (isPage(came) || path === "/service-worker.js");
        if (differs) void answerNewer(came, response);
        else passOn(came, response);
      },
    });
    await use({
      url: origin,
      deployNewer: () => {
        isNewer = true;
      },
    });
    close();
  },
});

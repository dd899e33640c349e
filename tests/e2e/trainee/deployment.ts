import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { forwardAnswer, passThrough } from "../../support/pass-through.ts";
import { test as base } from "./flight.ts";

export { expect, expectKept, keptReads, signOut } from "./flight.ts";

interface Deployment {
  /** The product at another address, with the same cookies to a browser. */
  url: string;
  /** Replaces the build by another, marked in its pages. */
  deployNewer(): void;
}

/** The answer of another build, in place of this one's. */
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
      // The browser's cached files never match another build.
      headersOf: ({ "if-none-match": known, ...headers }) => ({
        ...headers,
        ...(known && !isNewer ? { "if-none-match": known } : {}),
        "accept-encoding": "identity",
      }),
      answer: (path, came, response) => {
        const differs = isNewer && (isPage(came) || path === "/service-worker.js");
        if (differs) void answerNewer(came, response);
        else forwardAnswer(came, response);
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

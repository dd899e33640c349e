import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { readLocalSecrets } from "../../scripts/lib/local-secrets.ts";
import type { LocalServer } from "../../scripts/lib/local-server.ts";
import { trainerEmail } from "../../scripts/lib/sample-data.ts";
import { app } from "../../worker/app.ts";
import { scryptPasswords } from "../../worker/edge/passwords.ts";
import type { Passwords, Platform } from "../../worker/platform.ts";
import { benchPlatform } from "../bench/lib/platform.ts";
import { listen } from "./listen.ts";
import { verifiedOnce } from "./verified-once.ts";

interface Door {
  url: string;
  close(): Promise<void>;
}

/** Hashes each password once, and checks it once against each hash. */
function hashedOnce(passwords: Passwords): Passwords {
  const hashes = new Map<string, ReturnType<Passwords["hash"]>>();
  return {
    ...verifiedOnce(passwords),
    hash: (password) => {
      const known = hashes.get(password) ?? passwords.hash(password);
      hashes.set(password, known);
      return known;
    },
  };
}

/**
 * The way in for tests that are about something else: the product's own registration and sign-in,
 * run by this process over the served database, without a tenth of a second of scrypt for each.
 */
export async function openDoor(server: LocalServer, state: string): Promise<Door> {
  const { SESSION_KEY = "" } = await readLocalSecrets(state);
  const platform: Platform = {
    ...benchPlatform(server.database as unknown as Platform["database"], {
      sessionKey: Buffer.from(SESSION_KEY, "base64"),
      trainerEmail: trainerEmail(),
    }),
    origin: server.url,
    passwords: hashedOnce(scryptPasswords),
    // The server itself does what is left in the outbox.
    background: (work) => void work.catch(() => {}),
  };
  // Of the many whom tests let in, the trainer is told nothing while other tests look at the panel.
  await platform.database
    .prepare("insert or ignore into settings (section, value, updated_at) values (?1, ?2, 0)")
    .bind("notifications", JSON.stringify({ registration: "none" }))
    .run();
  const listener = createServer((request, response) => {
    pass(request, response, platform).catch((error) => response.writeHead(500).end(String(error)));
  });
  // A connection that is closed as it is used again is a test that failed for nothing.
  listener.keepAliveTimeout = 0;
  return {
    url: await listen(listener),
    close: () =>
      new Promise((done) => {
        listener.close(() => done());
        listener.closeAllConnections();
      }),
  };
}

async function pass(request: IncomingMessage, response: ServerResponse, platform: Platform) {
  const { method = "GET", url = "/" } = request;
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) headers.set(name, String(value));
  const body = method === "GET" ? undefined : await text(request);
  const asked = new Request(new URL(url, platform.origin), { method, headers, body: body ?? null });
  const answer = await app.fetch(asked, { platform });
  response.writeHead(answer.status, [...answer.headers].flat());
  response.end(await answer.text());
}

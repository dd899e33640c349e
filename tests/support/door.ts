import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { daysAheadHeader } from "../../scripts/lib/ahead-worker.ts";
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
 * Registration and sign-in for tests of other things: the product's own routes, run by this process on the served
 * database. Each password is hashed once, because scrypt takes 0.1 s.
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
    // The server itself drains the outbox.
    background: (work) => void work.catch(() => {}),
  };
  // Registrations of tests must not notify the trainer, while other tests use the panel.
  await platform.database
    .prepare("insert or ignore into settings (section, value, updated_at) values (?1, ?2, 0)")
    .bind("notifications", JSON.stringify({ registration: "none" }))
    .run();
  const listener = createServer((request, response) => {
    forward(request, response, platform).catch((error) =>
      response.writeHead(500).end(String(error)),
    );
  });
  // A reused connection that is being closed would fail a test.
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

async function forward(request: IncomingMessage, response: ServerResponse, platform: Platform) {
  const { method = "GET", url = "/" } = request;
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) headers.set(name, String(value));
  const body = method === "GET" ? undefined : await text(request);
  const forwarded = new Request(new URL(url, platform.origin), {
    method,
    headers,
    body: body ?? null,
  });
  const ahead = Number(headers.get(daysAheadHeader) ?? 0) * 86_400_000;
  const answer = await app.fetch(forwarded, {
    platform: { ...platform, now: () => platform.now() + ahead },
  });
  response.writeHead(answer.status, [...answer.headers].flat());
  response.end(await answer.text());
}

import { env } from "cloudflare:workers";
import { app } from "../../worker/app.ts";
import { socketFor } from "../../worker/edge/live.ts";
import type { MailMessage, Platform } from "../../worker/platform.ts";
import { noteBackground } from "./background.ts";
import { makePerson } from "./person.ts";
import { type Call, makePlatform, origin } from "./worker.ts";

export const rightPassword = "Correct!1-horse";

/** A product with its own clock and mailbox, on the real database, bindings and routes. */
export function makeProduct(overrides: Partial<Platform> = {}) {
  const clock = { now: Date.now() };
  const mails: MailMessage[] = [];
  const pending: Promise<unknown>[] = [];
  const platform = makePlatform({
    now: () => clock.now,
    mail: {
      async send(message) {
        mails.push(message);
      },
    },
    background: (work) => {
      noteBackground(work);
      pending.push(work);
    },
    limits: { allows: async () => true },
    ...overrides,
  });
  return {
    platform,
    mails,
    pass: (ms: number) => {
      clock.now += ms;
    },
    /** Waits for the background work of all answers. */
    settle: async () => {
      while (pending.length > 0) await pending.shift();
    },
    call: async (path: string, { method, body, token, cookie, headers }: Call = {}) => {
      const verb = method ?? (body === undefined ? "GET" : "POST");
      const unsafe = verb !== "GET" && verb !== "HEAD";
      const text = typeof body === "string" ? body : JSON.stringify(body ?? {});
      const request = new Request(`${origin}${path}`, {
        method: verb,
        headers: {
          "sec-fetch-site": "same-origin",
          ...(unsafe ? { "content-type": "application/json" } : {}),
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          ...(cookie ? { cookie } : {}),
          ...headers,
        },
        ...(unsafe ? { body: text } : {}),
      });
      const answer = await app.fetch(request, { platform });
      return socketFor(request) ?? answer;
    },
  };
}

export type Product = ReturnType<typeof makeProduct>;

// Hashed once for all accounts, because hashing is slow, above all in a browser.
let passwordHash: Promise<string> | undefined;
const hashOnce = () => {
  passwordHash ??= makePlatform().passwords.hash(rightPassword);
  return passwordHash;
};

export async function givePassword(accountId: string): Promise<void> {
  await env.DB.prepare("update accounts set password_hash = ?1 where id = ?2")
    .bind(await hashOnce(), accountId)
    .run();
}

export function setting(section: string, value: unknown) {
  return env.DB.prepare(
    "insert or replace into settings (section, value, updated_at) values (?1, ?2, 0)",
  )
    .bind(section, JSON.stringify(value))
    .run();
}

export const registration = (overrides: Record<string, unknown> = {}) =>
  makePerson({
    name: "سارة منصور",
    phone: "+970 599 123 456",
    password: rightPassword,
    age: 31,
    height: 168,
    weight: 74.5,
    goals: ["weight_loss", "fitness"],
    plan: "premium",
    ...overrides,
  });

/** The `name=value` of an answer's cookie, as a browser sends it back. */
export function cookieOf(response: Response, name = "__Host-refresh"): string {
  const set = response.headers.getSetCookie().find((each) => each.startsWith(`${name}=`));
  return set?.split(";")[0] ?? "";
}

export async function problemOf(response: Response) {
  const { code, fields } = (await response.json()) as {
    code?: string;
    fields?: Record<string, unknown>;
  };
  return { status: response.status, code, ...(fields ? { fields } : {}) };
}

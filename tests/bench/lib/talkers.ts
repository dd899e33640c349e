import type { D1Database } from "@cloudflare/workers-types";
import type { ConversationSide } from "../../../domain/conversations/conversation.ts";
import { newId } from "../../../domain/id.ts";
import type { Actor } from "../../../worker/data/scope.ts";
import type { Platform } from "../../../worker/platform.ts";
import { issueLiveTicket } from "../../../worker/tokens/live-ticket.ts";

/** One person of one conversation, with a live session. */
export interface Talker {
  traineeId: string;
  side: ConversationSide;
  actor: Actor;
}

/** Signs the first trainees and the trainer in: two people a conversation. */
export async function signInTalkers(database: D1Database, count: number): Promise<Talker[]> {
  const accounts = await database
    .prepare(
      `select id, role from (select id, role from accounts where role = 'trainee' order by id limit ?)
       union all select id, role from accounts where role = 'trainer'`,
    )
    .bind(count)
    .all<{ id: string; role: ConversationSide }>();
  const now = Date.now();
  const actors = accounts.results.map(
    ({ id, role }): Actor => ({ kind: role, accountId: id, sessionId: newId(now) }),
  );
  await database
    .prepare(
      `insert into sessions (id, account_id, kind, remember, generation, rotated_at, created_at, expires_at)
       select value ->> 'sessionId', value ->> 'accountId', 'standard', 0, 1, ?2, ?2, ?3 from json_each(?1)`,
    )
    .bind(JSON.stringify(actors), now, now + 86_400_000)
    .run();
  const trainer = actors.find(({ kind }) => kind === "trainer");
  if (!trainer) throw new Error("the seed has no trainer");
  return actors
    .filter(({ kind }) => kind === "trainee")
    .flatMap((trainee): Talker[] => [
      { traineeId: trainee.accountId, side: "trainee", actor: trainee },
      { traineeId: trainee.accountId, side: "trainer", actor: trainer },
    ]);
}

/** Where a talker's socket opens; with `since` it first gets what it missed. */
export async function chatUrl(
  platform: Platform,
  product: URL,
  { actor, traineeId }: Talker,
  since?: number,
): Promise<URL> {
  const conversation = { object: "conversation", ownerId: traineeId } as const;
  const { url } = await issueLiveTicket(platform, actor, conversation);
  const address = new URL(url, product);
  if (since !== undefined) address.searchParams.set("since", String(since));
  return address;
}

/** Opens a socket; fails when it does not open within ten seconds. */
export function openSocket(address: URL): Promise<WebSocket> {
  const url = new URL(address);
  url.protocol = "ws:";
  const socket = new WebSocket(url);
  return new Promise((done, fail) => {
    const timer = setTimeout(() => fail(new Error(`${url.pathname} did not open`)), 10_000);
    socket.addEventListener("open", () => {
      clearTimeout(timer);
      done(socket);
    });
    socket.addEventListener("error", () => {
      clearTimeout(timer);
      fail(new Error(`${url.pathname} refused the socket`));
    });
  });
}

/** A text message as a phone sends it. */
export function textFrame(clientId: string): string {
  const body = { kind: "text", text: "تمام، سأرسل الوزن صباح الأحد إن شاء الله." };
  return JSON.stringify({ type: "send", clientId, body });
}

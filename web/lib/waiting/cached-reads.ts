import type { QueryKey } from "@tanstack/react-query";
import { clear, delMany, entries, get, keys, set } from "idb-keyval";
import { forgetEverybodys } from "../session/private-storage.ts";
import { getWho, isRemembered } from "../session/session.ts";
import { readWho } from "../session/who.ts";
import { hasEnded, noteEnd } from "./cached-end.ts";
import { deviceStore } from "./device-store.ts";

/*
 * The last answers of the signed-in person's screens, on this device. For one account, until sign-out or another
 * sign-in, and without tickets, which open files without a session. If the browser refuses storage, screens open only
 * with a network.
 */

export interface CachedRead {
  /** The time of the server's answer, UTC milliseconds. */
  at: number;
  data: unknown;
}

interface Stored {
  at: number;
  json: string;
}

const store = deviceStore("miran-reads", "reads", { strict: false });
const maxJsonLength = 300_000;
const most = 60;
const maxAgeMs = 30 * 86_400_000;

const idOf = (accountId: string, key: QueryKey) => `${accountId} ${JSON.stringify(key)}`;

/** The cached answer of a query. */
export async function readCached(key: QueryKey): Promise<CachedRead | undefined> {
  const accountId = getWho()?.id;
  if (!accountId || (await isOver())) return undefined;
  return dataOf(await get<Stored>(idOf(accountId, key), store));
}

/** The keys of cached queries. */
export async function cachedKeys(): Promise<QueryKey[]> {
  const accountId = getWho()?.id;
  if (!accountId || (await isOver())) return [];
  const ids = await keys<string>(store);
  const own = ids.filter((id) => id.startsWith(`${accountId} `));
  return own.map((id) => JSON.parse(id.slice(accountId.length + 1)));
}

/** Caches an answer, unless it is too long. */
export async function cacheRead(accountId: string, key: QueryKey, read: CachedRead): Promise<void> {
  // Another window may have signed out, or another person in.
  if (readWho()?.id !== accountId) return;
  noteEnd(isRemembered());
  const json = JSON.stringify(read.data, withoutTickets);
  if (json.length <= maxJsonLength) await set(idOf(accountId, key), { at: read.at, json }, store);
}

/** Deletes all cached answers of all accounts; a refused storage has none. */
export const forgetReads = (): Promise<void> => clear(store).catch(() => {});

/** Deletes answers of other accounts, old ones, and those beyond the device's limit. */
export async function forgetOldReads(accountId: string): Promise<void> {
  const all = await entries<string, Stored>(store);
  const own = all
    .filter(([id, { at }]) => id.startsWith(`${accountId} `) && at > Date.now() - maxAgeMs)
    .sort(([, one], [, other]) => other.at - one.at)
    .slice(0, most);
  const ownIds = new Set(own.map(([id]) => id));
  await delMany(
    all.map(([id]) => id).filter((id) => !ownIds.has(id)),
    store,
  );
}

function withoutTickets(name: string, value: unknown): unknown {
  if (name === "ticket") return "";
  return typeof value === "string" && /[?&]ticket=/.test(value) ? null : value;
}

function dataOf(stored: Stored | undefined): CachedRead | undefined {
  if (!stored) return undefined;
  const data = JSON.parse(stored.json);
  // JSON has no undefined, the parameter of a list's first page.
  if (Array.isArray(data?.pageParams)) {
    data.pageParams = data.pageParams.map((param: unknown) => param ?? undefined);
  }
  return { at: stored.at, data };
}

/** Whether the cached data ended with its browser; it is then deleted. */
async function isOver(): Promise<boolean> {
  if (!hasEnded()) return false;
  forgetEverybodys("home");
  await forgetReads();
  return true;
}

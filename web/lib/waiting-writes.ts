import {
  type Mutation,
  type MutationKey,
  type MutationObserverOptions,
  onlineManager,
  type QueryClient,
  type QueryKey,
} from "@tanstack/react-query";
import { ApiError, isSignedOut } from "./api-error.ts";

/*
 * Writes that must not be lost: they wait for the network, outlive the page, and are sent again
 * by themselves. Each carries an id that the client made, so the server takes it exactly once.
 */

interface WaitingWrite {
  key: MutationKey;
  variables: { id: string };
}

const storageKey = (accountId: string) => `waiting:${accountId}`;

/** A failure that says nothing about the write itself: it is worth keeping. */
export function isPassing(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return isSignedOut(error) || ["offline", "unavailable", "rate_limited"].includes(error.code);
}

const longestWait = 30_000;

interface Kind<Write, Stored> extends MutationObserverOptions<Stored, Error, Write> {
  /** What is said when the server refuses it for good. */
  failed: () => string;
  mutationFn: (write: Write) => Promise<Stored>;
  /** What is read again after the last of the noun's writes that are on their way. */
  readAgain?: readonly QueryKey[];
}

/**
 * Defines a kind of writes that wait; each carries an `id` of its own.
 * @param key the area, the noun and, where a noun has several kinds, the kind. Writes of one noun
 * go one after the other, in the order in which they were made; nouns never wait for each other.
 */
export function defineWrite<Write extends { id: string }, Stored>(
  client: QueryClient,
  key: MutationKey,
  { failed, readAgain = [], ...options }: Kind<Write, Stored>,
): void {
  const noun = key.slice(0, 2);
  client.setMutationDefaults(key, {
    ...patient,
    scope: { id: noun.join("/") },
    meta: { waits: true, failed },
    // An answer between two of them would know less than the screen.
    onSettled: () => {
      if (client.isMutating({ mutationKey: noun }) > 1) return;
      for (const queryKey of readAgain) void client.invalidateQueries({ queryKey });
    },
    ...(options as MutationObserverOptions<unknown, Error, unknown>),
  });
}

/** What a kind of writes says of a refusal. */
export const refusalText = (client: QueryClient, key: MutationKey): string =>
  textOf(client.getMutationDefaults(key).meta);

const textOf = (meta: Record<string, unknown> | undefined): string =>
  (meta?.["failed"] as (() => string) | undefined)?.() ?? "";

const patient = {
  retry: (_failures: number, error: unknown) => isPassing(error) && !isSignedOut(error),
  retryDelay: (failures: number, error: unknown) =>
    error instanceof ApiError && error.retryAfter !== undefined
      ? error.retryAfter * 1000
      : Math.min(longestWait, 1000 * 2 ** failures),
} as const;

interface Start {
  /** Sets the defaults of all writes; asked for only when something was left. */
  define(): Promise<unknown>;
  /** A write that an earlier page left was refused for good. */
  onFailure(error: unknown, text: string): void;
}

/**
 * Keeps the waiting writes of an account on this device and starts those that an earlier page
 * left. Call it once.
 */
export function startWaitingWrites(
  client: QueryClient,
  accountId: string,
  { define, onFailure }: Start,
): void {
  onlineManager.setOnline(navigator.onLine);
  const left = read(accountId);
  client.getMutationCache().subscribe(({ type, mutation }) => {
    if (mutation?.options.meta?.waits && (type === "added" || type === "updated")) {
      follow(accountId, mutation);
    }
  });
  const resumeAll = () => {
    // Without network the code may not arrive either; the writes stay where they are.
    const again = () => addEventListener("online", resumeAll, { once: true });
    define().then(() => resume(client, left, onFailure), again);
  };
  if (left.length > 0) resumeAll();
}

/** How many writes of an account have not reached the server: those of this page and kept ones. */
export function countUnsent(client: QueryClient, accountId: string | undefined): number {
  const running = client.isMutating({ predicate: ({ options }) => options.meta?.waits === true });
  return Math.max(running, accountId === undefined ? 0 : read(accountId).length);
}

function resume(
  client: QueryClient,
  left: readonly WaitingWrite[],
  onFailure: Start["onFailure"],
): void {
  for (const { key, variables } of left) {
    const options = client.defaultMutationOptions({ mutationKey: key });
    const mutation = client.getMutationCache().build(client, options);
    (mutation as Mutation<unknown, Error, unknown>)
      .execute(variables)
      .catch((error) => onFailure(error, textOf(mutation.options.meta)));
  }
}

function follow(accountId: string, { state, options }: Mutation<unknown, Error, unknown>): void {
  const { status, error } = state;
  const variables = state.variables as WaitingWrite["variables"] | undefined;
  if (!variables || !options.mutationKey) return;
  const kept = read(accountId);
  const place = kept.findIndex((write) => write.variables.id === variables.id);
  const over = status === "success" || (status === "error" && !isPassing(error));
  if (over === place < 0) return;
  if (over) write(accountId, kept.toSpliced(place, 1));
  else write(accountId, [...kept, { key: options.mutationKey, variables }]);
}

function read(accountId: string): WaitingWrite[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey(accountId)) ?? "[]");
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}

function write(accountId: string, writes: WaitingWrite[]): void {
  try {
    if (writes.length > 0) localStorage.setItem(storageKey(accountId), JSON.stringify(writes));
    else localStorage.removeItem(storageKey(accountId));
  } catch {
    // Storage may be full or refused; the write then waits as long as the page.
  }
}

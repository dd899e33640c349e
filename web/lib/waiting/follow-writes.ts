import type { Mutation, MutationKey, QueryClient } from "@tanstack/react-query";
import { isId } from "../../../domain/id.ts";
import { m } from "../../paraglide/messages.js";
import { toast } from "../../ui/toast-store.ts";
import { ApiError, isSignedOut } from "../session/api-error.ts";
import { forgetWrite, type PersistedWrite, persistWrite, readWrites } from "./persisted-writes.ts";
import { tellRefusal } from "./tell-refusal.ts";
import { accountOf, type Start, settled } from "./waiting-writes.ts";

type Waiting = Mutation<unknown, Error, unknown>;

/** Whether a failure says nothing about the write, so that it is persisted. */
export function isPassing(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return isSignedOut(error) || ["offline", "unavailable", "rate_limited"].includes(error.code);
}

/** Whether a failure is the service's or the page's, so that the write may be valid. */
export const isFault = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.code === "internal";

const followed = new WeakSet<QueryClient>();

/** Persists waiting writes from now on, and deletes those that the server has. */
export function followWrites(client: QueryClient): void {
  if (followed.has(client)) return;
  followed.add(client);
  client.getMutationCache().subscribe(({ type, mutation }) => {
    const accountId = accountOf(client);
    if (accountId === undefined || !mutation?.options.meta?.waits) return;
    if (type === "added" || type === "updated") follow(client, accountId, mutation);
  });
}

/** The number of an account's unsent writes, of this page and persisted ones. */
export async function countUnsent(
  client: QueryClient,
  accountId: string | undefined,
): Promise<number> {
  const running = client.isMutating({
    predicate: ({ options }) => options.meta?.waits === true,
  });
  return Math.max(running, accountId === undefined ? 0 : (await readWrites(accountId)).length);
}

/** The text of a kind's refusal. */
export const textOf = (meta: Record<string, unknown> | undefined): string =>
  (meta?.failed as (() => string) | undefined)?.() ?? "";

/** Ids of writes that nobody is watching; their refusal is not shown as a toast. */
const waited = new Set<string>();

/**
 * Sends writes left by an earlier page, except set-aside ones, which their owner sends.
 * @param openedAt the opening of this page: another window may still send a write made later
 */
export async function resumeLeft(
  client: QueryClient,
  { define, onFailure, onAside }: Start,
  openedAt: number,
): Promise<void> {
  const persisted = await readWrites(accountOf(client) ?? "");
  const left = persisted.filter(({ variables }) => !isMadeSince(openedAt, variables.id));
  if (left.length > 0) await define();
  const here = writesHere(client);
  const isHere = ({ variables }: PersistedWrite) =>
    here.some((write) => write.variables.id === variables.id);
  const late = left.filter((write) => !write.aside && !isHere(write));
  for (const write of left) if (write.aside) onAside?.(write);
  // Writes made here in the meantime go again: an older one must not have the last word.
  const nouns = new Set(late.map(({ key }) => nounOf(key)));
  const overtaken = here.filter(({ key }) => nouns.has(nounOf(key)));
  for (const write of [...late, ...overtaken]) resume(client, write, onFailure);
}

const nounOf = (key: MutationKey): string => key.slice(0, 2).join("/");

/** The waiting and stored writes of this page, in order. */
function writesHere(client: QueryClient): PersistedWrite[] {
  return client
    .getMutationCache()
    .getAll()
    .flatMap(({ options, state }) => {
      const variables = state.variables as PersistedWrite["variables"] | undefined;
      const isGone = !options.meta?.waits || state.status === "error";
      return isGone || !variables || !options.mutationKey
        ? []
        : [{ key: options.mutationKey, variables }];
    });
}

/** Whether an id was made after an instant; a UUIDv7 begins with its own. */
const isMadeSince = (instant: number, id: string): boolean =>
  isId(id) && Number.parseInt(id.replace("-", "").slice(0, 12), 16) > instant;

/** Sends one left or set-aside write. */
export function resume(
  client: QueryClient,
  { key, variables }: PersistedWrite,
  onFailure: NonNullable<Start["onFailure"]> = tellRefusal,
): void {
  if (!client.getMutationDefaults(key).mutationFn) {
    // This build does not know the kind, so its owner decides.
    void persistWrite(accountOf(client) ?? "", { key, variables, aside: "internal" });
    return;
  }
  const options = client.defaultMutationOptions({ mutationKey: key });
  const mutation = client.getMutationCache().build(client, options);
  waited.add(variables.id);
  (mutation as Waiting)
    .execute(variables)
    .catch((error) => onFailure(error, textOf(mutation.options.meta)));
}

/** Writes persisted by this page, and whether the device stored them. */
const persisting = new Map<
  string,
  { aside: PersistedWrite["aside"]; isPersisted: Promise<boolean> }
>();

function follow(client: QueryClient, accountId: string, mutation: Waiting): void {
  const { state, options } = mutation;
  const { status, error } = state;
  const variables = state.variables as PersistedWrite["variables"] | undefined;
  if (!variables || !options.mutationKey) return;
  const { id } = variables;
  const waits = state.isPaused || (status === "pending" && state.failureCount > 0);
  if (waits) waited.add(id);
  const isRefused = status === "error" && !isPassing(error);
  const staysAside = options.meta?.tellsRefusals !== true && (waited.has(id) || isFault(error));
  if (status === "success" || (isRefused && !staysAside)) {
    if (persisting.delete(id)) void forgetWrite(accountId, id);
    settled.delete(id);
    return;
  }
  const aside = asideOf(isRefused, error);
  let known = persisting.get(id);
  if (!known || known.aside !== aside) {
    const write = { key: options.mutationKey, variables, ...(aside && { aside }) };
    const isPersisted = persistWrite(accountId, write);
    known = { aside, isPersisted };
    persisting.set(id, known);
    void isPersisted.then(() => {
      // The server may have it by now.
      if (persisting.get(id)?.isPersisted !== isPersisted) return;
      settled.add(id);
      // A new state object, so that views of waiting writes render again.
      mutation.state = { ...mutation.state };
      client.getMutationCache().notify({ type: "updated", mutation, action: { type: "continue" } });
    });
  }
  if (waits || status === "error")
    void known.isPersisted.then((isPersisted) => isPersisted || tellNoRoom());
}

let isTold = false;

/** Says once that the device has no room; it applies to all waiting writes. */
function tellNoRoom(): void {
  if (!isTold) toast({ kind: "error", text: m.offline_no_room() });
  isTold = true;
}

/** The reason for setting a write aside; undefined otherwise. */
function asideOf(isRefused: boolean, error: unknown): PersistedWrite["aside"] {
  if (!isRefused) return undefined;
  return error instanceof ApiError ? error.code : "internal";
}

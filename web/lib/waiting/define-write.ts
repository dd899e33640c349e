import {
  type MutationKey,
  type MutationObserverOptions,
  onlineManager,
  type QueryClient,
  type QueryKey,
} from "@tanstack/react-query";
import { ApiError, isSignedOut } from "../session/api-error.ts";
import { refreshSession } from "../session/session.ts";
import { followWrites, isFault, isPassing, textOf } from "./follow-writes.ts";

interface Kind<Write, Stored> extends MutationObserverOptions<Stored, Error, Write> {
  /** What is said when the server refuses it for good. */
  failed: () => string;
  mutationFn: (write: Write) => Promise<Stored>;
  /** What is read again after the last of the noun's writes that are on their way. */
  readAgain?: readonly QueryKey[];
  /** Whether its screen goes on showing what was refused, which is then set aside nowhere else. */
  tellsRefusals?: boolean;
}

/**
 * Defines a kind of writes that wait; each carries an `id` of its own.
 * @param key the area, the noun and, where a noun has several kinds, the kind. Writes of one noun
 * go one after the other, in the order in which they were made; nouns never wait for each other.
 */
export function defineWrite<Write extends { id: string }, Stored>(
  client: QueryClient,
  key: MutationKey,
  { failed, readAgain = [], tellsRefusals = false, mutationFn, ...options }: Kind<Write, Stored>,
): void {
  followWrites(client);
  const noun = key.slice(0, 2);
  client.setMutationDefaults(key, {
    ...patient,
    scope: { id: noun.join("/") },
    meta: { waits: true, failed, tellsRefusals },
    // An answer between two of them would know less than the screen.
    onSettled: () => {
      if (client.isMutating({ mutationKey: noun }) > 1) return;
      for (const queryKey of readAgain) void client.invalidateQueries({ queryKey });
    },
    ...(options as MutationObserverOptions<unknown, Error, unknown>),
    mutationFn: (options.retry ? mutationFn : patiently(mutationFn)) as () => Promise<unknown>,
  });
}

/** What a kind of writes says of a refusal. */
export const refusalText = (client: QueryClient, key: MutationKey): string =>
  textOf(client.getMutationDefaults(key).meta);

/** What is not tried again: refusals, and failures after which a write is set aside. */
const final = new WeakSet<object>();

const patient = {
  retry: (_failures: number, error: Error) => !final.has(error) && !isSignedOut(error),
  // The pause comes before the next attempt, where `sendNow` may end it.
  retryDelay: 0,
} as const;

const firstWaitMs = 1_000;
/** Somebody may still look on. */
const firstWaitAfterFaultMs = 500;
const maxWaitMs = 30_000;
/** A server's own wish is longer at most. */
const maxWishedWaitMs = 10 * 60_000;
const maxFailuresOfItsOwn = 4;

/** What is known of a write that failed and is tried again. */
interface Trouble {
  failures: number;
  /** Of those, answers that the service is in trouble, and faults. */
  answered: number;
  /** When it is tried again, in milliseconds. */
  at: number;
}

const troubles = new Map<string, Trouble>();
const asleep = new Set<() => void>();

/** Ends every pause before another attempt. */
export function sendNow(): void {
  for (const trouble of troubles.values()) trouble.at = 0;
  for (const wake of asleep) wake();
}

onlineManager.subscribe((online) => online && sendNow());

function patiently<Write extends { id: string }, Stored>(send: (write: Write) => Promise<Stored>) {
  return async (write: Write): Promise<Stored> => {
    await pause(troubles.get(write.id)?.at);
    try {
      const stored = await send(write);
      troubles.delete(write.id);
      return stored;
    } catch (error) {
      if (await isWorthAnotherTry(write.id, error)) throw error;
      troubles.delete(write.id);
      // What only this one meets while the service answers well is a fault, as far as anybody can tell.
      const says = error instanceof Error && (!isPassing(error) || isSignedOut(error));
      const ending = says ? error : new ApiError("internal");
      final.add(ending);
      throw ending;
    }
  };
}

/** Whether the network or the service may have failed, rather than this one write of all. */
async function isWorthAnotherTry(id: string, error: unknown): Promise<boolean> {
  const fault = isFault(error);
  if (isSignedOut(error) || !(fault || isPassing(error))) return false;
  const { failures, answered } = troubles.get(id) ?? { failures: 0, answered: 0 };
  const { code, retryAfter } = error as Partial<ApiError>;
  const isAnswer = fault || code === "unavailable";
  const trouble = {
    failures: failures + 1,
    answered: answered + (isAnswer ? 1 : 0),
    at: Date.now() + waitAfter(failures, fault ? firstWaitAfterFaultMs : firstWaitMs, retryAfter),
  };
  troubles.set(id, trouble);
  if (!isAnswer || trouble.answered < maxFailuresOfItsOwn) return true;
  if (fault) return false;
  // What holds up all others must not be one that fails while the service answers well.
  return refreshSession().then(
    () => false,
    () => true,
  );
}

/** Milliseconds, longer with each failure; never less than what the server wished, in seconds. */
const waitAfter = (failures: number, firstMs: number, wished = 0): number =>
  Math.max(Math.min(maxWaitMs, firstMs * 2 ** failures), Math.min(maxWishedWaitMs, wished * 1000));

async function pause(until = 0): Promise<void> {
  const left = until - Date.now();
  if (left <= 0) return;
  await new Promise<void>((resolve) => {
    const wake = () => {
      clearTimeout(timer);
      asleep.delete(wake);
      resolve();
    };
    const timer = setTimeout(wake, left);
    asleep.add(wake);
  });
}

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
  /** The text for a final refusal. */
  failed: () => string;
  mutationFn: (write: Write) => Promise<Stored>;
  /** Queries to repeat after the last running write of the noun. */
  readAgain?: readonly QueryKey[];
  /** Whether its screen shows refused writes itself, instead of the list of set-aside ones. */
  tellsRefusals?: boolean;
}

/**
 * Defines a kind of waiting writes; each has its own `id`.
 * @param key the area, the noun and, for a noun with several kinds, the kind. Writes of one noun are sent in order, one
 * after the other; nouns never wait for each other.
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
    // An answer between two of them would be older than the screen.
    onSettled: () => {
      if (client.isMutating({ mutationKey: noun }) > 1) return;
      for (const queryKey of readAgain) void client.invalidateQueries({ queryKey });
    },
    ...(options as MutationObserverOptions<unknown, Error, unknown>),
    mutationFn: (options.retry ? mutationFn : patiently(mutationFn)) as () => Promise<unknown>,
  });
}

/** The text of a kind's refusal. */
export const refusalText = (client: QueryClient, key: MutationKey): string =>
  textOf(client.getMutationDefaults(key).meta);

/** Final errors: refusals, and failures after which a write is set aside. */
const final = new WeakSet<object>();

const patient = {
  retry: (_failures: number, error: Error) => !final.has(error) && !isSignedOut(error),
  // The pause is before the next attempt, where `sendNow` can end it.
  retryDelay: 0,
} as const;

const firstWaitMs = 1_000;
/** The first pause after a fault; the person may still be watching. */
const firstWaitAfterFaultMs = 500;
const maxWaitMs = 30_000;
/** Maximum pause requested by a server. */
const maxWishedWaitMs = 10 * 60_000;
const maxFailuresOfItsOwn = 4;

/** The state of a failed write that is being retried. */
interface Trouble {
  failures: number;
  /** Failures that were answers: an unavailable service, or faults. */
  answered: number;
  /** The time of the next try, in milliseconds. */
  at: number;
}

const troubles = new Map<string, Trouble>();
const asleep = new Set<() => void>();

/** Ends all pauses before another attempt. */
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
      // A failure of this write alone, while the service answers well, counts as a fault.
      const says = error instanceof Error && (!isPassing(error) || isSignedOut(error));
      const ending = says ? error : new ApiError("internal");
      final.add(ending);
      throw ending;
    }
  };
}

/** Whether the network or the service may have failed, rather than this write. */
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
  // A write that fails while the service answers well must not block the others.
  return refreshSession().then(
    () => false,
    () => true,
  );
}

/** The pause in milliseconds, longer with each failure, at least the server's seconds. */
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

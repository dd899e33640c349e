import { replaceEqualDeep, useMutationState } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { queryClient } from "../../lib/session/query-client.ts";
import { getWho } from "../../lib/session/session.ts";
import { resume } from "../../lib/waiting/follow-writes.ts";
import {
  forgetWrite,
  onPersistedChange,
  type PersistedWrite,
  persistWrite,
  readWrites,
} from "../../lib/waiting/persisted-writes.ts";
import { isWaiting } from "../../lib/waiting/waiting-writes.ts";
import { m } from "../../paraglide/messages.js";
import { toast } from "../../ui/toast.tsx";

interface Unsent {
  /** Oldest first. */
  waiting: PersistedWrite[];
  /** Refused or failed without a visible screen; their owner decides. */
  aside: PersistedWrite[];
}

/** All unsent writes: waiting ones, and ones set aside. */
export function useUnsent(): Unsent {
  const waiting = useMutationState({
    filters: {
      status: "pending",
      predicate: ({ options, state }) => options.meta?.waits === true && isWaiting(state),
    },
    select: ({ options, state }): PersistedWrite => ({
      key: options.mutationKey ?? [],
      variables: state.variables as PersistedWrite["variables"],
    }),
  });
  return { waiting, aside: useSyncExternalStore(subscribe, readAside) };
}

const listeners = new Set<() => void>();
let aside: PersistedWrite[] = [];

const readAside = () => aside;

async function readAgain(): Promise<void> {
  const writes = await readWrites(getWho()?.id ?? "");
  aside = replaceEqualDeep(
    aside,
    writes.filter((write) => write.aside),
  );
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) onPersistedChange(readAgain);
  listeners.add(listener);
  void readAgain();
  return () => listeners.delete(listener);
}

/** Sends a write again that was set aside. */
export async function sendAgain(write: PersistedWrite): Promise<void> {
  await import("../writes.ts");
  resume(queryClient, write);
}

/** Discards a write that was set aside, and offers undo. */
export function giveUp(write: PersistedWrite): void {
  const accountId = getWho()?.id ?? "";
  void forgetWrite(accountId, write.variables.id);
  toast({
    text: m.offline_given_up(),
    action: { label: m.body_undo(), onAction: () => void persistWrite(accountId, write) },
  });
}

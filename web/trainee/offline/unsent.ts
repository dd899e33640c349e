import { notifyManager, useMutationState } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { errorText } from "../../lib/error-text.ts";
import { resume } from "../../lib/follow-writes.ts";
import { forgetWrite, type KeptWrite, keepWrite, readWrites } from "../../lib/kept-writes.ts";
import { queryClient } from "../../lib/query-client.ts";
import { getWho } from "../../lib/session.ts";
import { m } from "../../paraglide/messages.js";
import { toast } from "../../ui/toast.tsx";

interface Unsent {
  /** In the order in which they were made. */
  waiting: KeptWrite[];
  /** Refused while nobody looked on: its owner decides. */
  aside: KeptWrite[];
}

/** All that has not reached the server: what waits for the network, and what was set aside. */
export function useUnsent(): Unsent {
  const waiting = useMutationState({
    filters: {
      status: "pending",
      predicate: ({ options, state }) =>
        options.meta?.["waits"] === true && (state.isPaused || state.failureCount > 0),
    },
    select: ({ options, state }): KeptWrite => ({
      key: options.mutationKey ?? [],
      variables: state.variables as KeptWrite["variables"],
    }),
  });
  return { waiting, aside: useSyncExternalStore(subscribe, readAside) };
}

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const stop = queryClient.getMutationCache().subscribe(notifyManager.batchCalls(listener));
  addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    stop();
    removeEventListener("storage", listener);
  };
}

let known: { text: string; writes: KeptWrite[] } = { text: "[]", writes: [] };

function readAside(): KeptWrite[] {
  const writes = readWrites(getWho()?.id ?? "").filter(({ aside }) => aside);
  const text = JSON.stringify(writes);
  if (text !== known.text) known = { text, writes };
  return known.writes;
}

/** Sends once more what was set aside. */
export async function sendAgain(write: KeptWrite): Promise<void> {
  await import("../writes.ts");
  resume(queryClient, write, (error, text) =>
    toast({ kind: "error", text: errorText(error, text) }),
  );
}

/** Gives up what was set aside, and offers the way back. */
export function giveUp(write: KeptWrite): void {
  const accountId = getWho()?.id ?? "";
  const change = (apply: () => void) => {
    apply();
    for (const listener of listeners) listener();
  };
  change(() => forgetWrite(accountId, write.variables.id));
  const undo = () => change(() => keepWrite(accountId, write));
  toast({
    text: m.offline_given_up(),
    action: { label: m.body_undo(), onAction: undo },
  });
}

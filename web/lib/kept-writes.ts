import type { MutationKey } from "@tanstack/react-query";
import type { ApiError } from "./api-error.ts";
import { waitingKey } from "./waiting-writes.ts";

/** A write as this device keeps it until the server has it. */
export interface KeptWrite {
  key: MutationKey;
  variables: { id: string };
  /** Why it was set aside: it is sent again only when its owner says so. */
  aside?: ApiError["code"];
}

export function readWrites(accountId: string): KeptWrite[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(waitingKey(accountId)) ?? "[]");
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}

function keep(accountId: string, writes: readonly KeptWrite[]): void {
  try {
    if (writes.length > 0) localStorage.setItem(waitingKey(accountId), JSON.stringify(writes));
    else localStorage.removeItem(waitingKey(accountId));
  } catch {
    // Storage may be full or refused; the write then waits as long as the page.
  }
}

/** Keeps a write, in its place where it is kept already. */
export function keepWrite(accountId: string, write: KeptWrite): void {
  const kept = readWrites(accountId);
  const place = kept.findIndex(({ variables }) => variables.id === write.variables.id);
  if (place >= 0 && kept[place]?.aside === write.aside) return;
  keep(accountId, place < 0 ? [...kept, write] : kept.with(place, write));
}

export function forgetWrite(accountId: string, id: string): void {
  const kept = readWrites(accountId);
  const left = kept.filter(({ variables }) => variables.id !== id);
  if (left.length < kept.length) keep(accountId, left);
}

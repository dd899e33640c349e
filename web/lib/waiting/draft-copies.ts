import { entries, promisifyRequest } from "idb-keyval";
import { readJson, writeItem } from "../local-items.ts";
import { viewedId } from "../session/viewing.ts";
import { deviceStore } from "./device-store.ts";

/*
 * Local storage is read at once, but browsers write it down late: what was typed last would die with a
 * browser that is killed. So each draft is kept a second time, on the disk at once, and of the two that a
 * later page finds the newer one is right.
 */

/** A draft, and when it was typed; without one, when it was sent or given up. */
interface Kept<Draft> {
  at: number;
  draft?: Draft;
}

/** What is kept under one key of local storage, each draft by its id. */
export type Drafts<Draft> = Readonly<Record<string, Kept<Draft>>>;

const store = deviceStore("miran-drafts", "drafts", { strict: true });
const dayMs = 86_400_000;
/** How long local storage may bring back what was given up. */
const maxGoneMs = dayMs;
const maxAgeMs = 366 * dayMs;
/** A store that never answers holds up no screen for longer. */
const maxRestoreMs = 1_000;

const unwritten = new Map<string, Drafts<unknown>>();
let writing: Promise<void> | undefined;

/** Copies what became of a draft; what is typed while the disk is busy follows in one go. */
export function copyDraft(key: string, id: string, kept: Kept<unknown>): void {
  // Nothing is kept for somebody who never sat at this device.
  if (viewedId !== undefined) return;
  unwritten.set(key, { ...unwritten.get(key), [id]: kept });
  writing ??= writeCopies().finally(() => {
    writing = undefined;
  });
}

/** Until all that was typed so far is on the disk. */
export const copiesWritten = async (): Promise<void> => writing;

async function writeCopies(): Promise<void> {
  while (unwritten.size > 0) {
    const changes = [...unwritten];
    unwritten.clear();
    // A store that is refused or full holds nothing; local storage may.
    await store("readwrite", async (copies) => {
      const reads = changes.map(([key]) => promisifyRequest(copies.get(key)));
      const known: (Drafts<unknown> | undefined)[] = await Promise.all(reads);
      for (const [index, [key, change]] of changes.entries()) {
        copies.put(withoutOld({ ...known[index], ...change }), key);
      }
      return promisifyRequest(copies.transaction);
    }).catch(() => {});
  }
}

function withoutOld(drafts: Drafts<unknown>): Drafts<unknown> {
  const isYoung = ({ at, draft }: Kept<unknown>) =>
    at > Date.now() - (draft === undefined ? maxGoneMs : maxAgeMs);
  return Object.fromEntries(Object.entries(drafts).filter(([, kept]) => isYoung(kept)));
}

/** Forgets the copies under keys that begin so. */
export async function forgetCopies(start: string): Promise<void> {
  for (const key of unwritten.keys()) if (key.startsWith(start)) unwritten.delete(key);
  await store("readwrite", (copies) => {
    copies.delete(IDBKeyRange.bound(start, `${start}\uffff`));
    return promisifyRequest(copies.transaction);
  }).catch(() => {});
}

let restoring: Promise<void> | undefined;

/** Gives local storage back what it lost, once a page. */
export function restoreDrafts(): Promise<void> {
  restoring ??= Promise.race([
    restore().catch(() => {}),
    new Promise<void>((resolve) => setTimeout(resolve, maxRestoreMs)),
  ]);
  return restoring;
}

async function restore(): Promise<void> {
  if (viewedId !== undefined) return;
  for (const [key, copies] of await entries<string, Drafts<unknown>>(store)) {
    const here = (readJson(key) ?? {}) as Drafts<unknown>;
    const lost = Object.entries(withoutOld(copies)).filter(
      ([id, { at }]) => at > (here[id]?.at ?? 0),
    );
    const drafts = Object.entries({ ...here, ...Object.fromEntries(lost) });
    const left = drafts.filter(([, { draft }]) => draft !== undefined);
    if (lost.length > 0) {
      const text = JSON.stringify(Object.fromEntries(left));
      writeItem(key, left.length > 0 ? text : undefined);
    }
  }
}

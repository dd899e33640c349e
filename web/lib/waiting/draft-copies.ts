import { entries, promisifyRequest } from "idb-keyval";
import { readJson, writeItem } from "../local-items.ts";
import { viewedId } from "../session/viewing.ts";
import { deviceStore } from "./device-store.ts";

/*
 * Local storage is read at once, but browsers write it to the disk late, so a killed browser loses the last input. Each
 * draft has a copy that is written at once. A later page takes the newer of the two.
 */

/** A draft with the time of its input; without one, the time of sending or dropping it. */
interface Kept<Draft> {
  at: number;
  draft?: Draft;
}

/** The drafts under one key of local storage, by id. */
export type Drafts<Draft> = Readonly<Record<string, Kept<Draft>>>;

const store = deviceStore("miran-drafts", "drafts", { strict: true });
const dayMs = 86_400_000;
/** Time for which local storage may return a dropped draft. */
const maxGoneMs = dayMs;
const maxAgeMs = 366 * dayMs;

const unwritten = new Map<string, Drafts<unknown>>();
let writing: Promise<void> | undefined;

/** Copies the state of a draft; changes during a running write follow together. */
export function copyDraft(key: string, id: string, kept: Kept<unknown>): void {
  // Nothing is stored for a viewed trainee.
  if (viewedId !== undefined) return;
  unwritten.set(key, { ...unwritten.get(key), [id]: kept });
  writing ??= writeCopies().finally(() => {
    writing = undefined;
  });
}

/** Resolves once all input so far is on the disk. */
export const copiesWritten = async (): Promise<void> => writing;

async function writeCopies(): Promise<void> {
  while (unwritten.size > 0) {
    const changes = [...unwritten];
    unwritten.clear();
    // A refused or full store has no data; local storage may.
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

/** Deletes the copies of keys with this beginning. */
export async function forgetCopies(start: string): Promise<void> {
  for (const key of unwritten.keys()) if (key.startsWith(start)) unwritten.delete(key);
  await store("readwrite", (copies) => {
    copies.delete(IDBKeyRange.bound(start, `${start}\uffff`));
    return promisifyRequest(copies.transaction);
  }).catch(() => {});
}

let restoring: Promise<void> | undefined;

/** Restores lost drafts to local storage, once a page; however late, because files that no draft names are deleted then. */
export function restoreDrafts(): Promise<void> {
  restoring ??= restore().catch(() => {});
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

import type { Page } from "@playwright/test";
import { readStore } from "./device-stores.ts";

/** Records the ids of the page's writes; a day's steps have none, and get a name. */
export function watchSent(page: Page): string[] {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "GET" || !/\/api\/trainee\//.test(request.url())) return;
    const body = (request.postDataJSON() ?? {}) as { id?: string; steps?: number };
    const name = body.id ?? (body.steps === undefined ? undefined : `${body.steps} steps`);
    if (name) sent.push(name);
  });
  return sent;
}

export interface WaitingWrite {
  id: string;
  /** The id, or a name for a day's steps. */
  name: string;
}

interface StoredWrite {
  at: number;
  variables: { id: string; steps?: number };
}

/** The writes waiting on this device's disk, in their order. */
export async function waitingWrites(page: Page): Promise<WaitingWrite[]> {
  const stored = (await readStore(page, "miran-writes", "writes")) as StoredWrite[];
  return stored
    .toSorted((one, other) => one.at - other.at)
    .map(({ variables: { id, steps } }) => ({
      id,
      name: steps === undefined ? id : `${steps} steps`,
    }));
}

export const namesOf = (writes: readonly WaitingWrite[]) =>
  writes.map(({ name }) => name).toSorted();

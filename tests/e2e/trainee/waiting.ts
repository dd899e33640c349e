import type { Page } from "@playwright/test";
import { readStore } from "./device-stores.ts";

/** Every write that this page sends, by its id; a day's steps carry none. */
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
  /** By what the server is sent. */
  name: string;
}

interface Kept {
  at: number;
  variables: { id: string; steps?: number };
}

/** What waits on this device's disk, in the order in which it was made. */
export async function waitingWrites(page: Page): Promise<WaitingWrite[]> {
  const kept = (await readStore(page, "miran-writes", "writes")) as Kept[];
  return kept
    .toSorted((one, other) => one.at - other.at)
    .map(({ variables: { id, steps } }) => ({
      id,
      name: steps === undefined ? id : `${steps} steps`,
    }));
}

export const namesOf = (writes: readonly WaitingWrite[]) =>
  writes.map(({ name }) => name).toSorted();

import type { Page } from "@playwright/test";

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

/** What waits on this device, in the order in which it was made. */
export const waitingWrites = (page: Page): Promise<WaitingWrite[]> =>
  page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([place]) => place.startsWith("waiting:"))
      .map(
        ([, kept]) => JSON.parse(kept) as { at: number; variables: { id: string; steps?: number } },
      )
      .toSorted((one, other) => one.at - other.at)
      .map(({ variables: { id, steps } }) => ({
        id,
        name: steps === undefined ? id : `${steps} steps`,
      })),
  );

export const namesOf = (writes: readonly WaitingWrite[]) =>
  writes.map(({ name }) => name).toSorted();

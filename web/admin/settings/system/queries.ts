import { queryOptions } from "@tanstack/react-query";
import type { BackupsReport } from "../../../../domain/contract/copies/backups.ts";
import type { BusinessArchiveReport } from "../../../../domain/contract/copies/business-archive.ts";
import type { CronRunsList } from "../../../../domain/contract/operations/cron-runs.ts";
import type { ParkedEntries } from "../../../../domain/contract/plumbing/outbox.ts";
import type { StorageUse } from "../../../../domain/contract/plumbing/storage.ts";
import { answer } from "../../../lib/session/answer.ts";
import { adminClient } from "../../../lib/session/clients.ts";
import { queryClient } from "../../../lib/session/query-client.ts";
import { cacheAnswer } from "../../../lib/waiting/cache-answer.ts";

export const cronRunsQuery = queryOptions({
  queryKey: ["admin", "cron-runs"],
  queryFn: ({ signal }) =>
    answer(adminClient()["cron-runs"].$get({}, { init: { signal } })) as Promise<CronRunsList>,
});

export const parkedQuery = queryOptions({
  queryKey: ["admin", "outbox"],
  queryFn: ({ signal }) =>
    answer(adminClient().outbox.$get({}, { init: { signal } })) as Promise<ParkedEntries>,
});

export const backupsQuery = queryOptions({
  queryKey: ["admin", "backups"],
  queryFn: ({ signal }) =>
    answer(adminClient().backups.$get({}, { init: { signal } })) as Promise<BackupsReport>,
});

/** Interval of repeated reads while the archive is made, in milliseconds. */
const archiveAskedMs = 3_000;

export const businessArchiveQuery = queryOptions({
  queryKey: ["admin", "settings", "business-archive"],
  queryFn: ({ signal }) =>
    answer(
      adminClient()["business-archive"].$get({}, { init: { signal } }),
    ) as Promise<BusinessArchiveReport>,
  refetchInterval: ({ state: { data } }) =>
    data?.archive && !data.archive.file ? archiveAskedMs : false,
});

export async function orderBusinessArchive(ordered: {
  id: string;
  password: string;
}): Promise<void> {
  const report = await answer(adminClient()["business-archive"].$post({ json: ordered }));
  cacheAnswer(businessArchiveQuery.queryKey, report as BusinessArchiveReport);
}

export async function endBusinessArchive(id: string): Promise<void> {
  await answer(adminClient()["business-archive"][":id"].$delete({ param: { id }, json: {} }));
  cacheAnswer(businessArchiveQuery.queryKey, { archive: null });
}

export const storageQuery = queryOptions({
  queryKey: ["admin", "storage"],
  queryFn: ({ signal }) =>
    answer(adminClient().storage.$get({}, { init: { signal } })) as Promise<StorageUse>,
});

export async function retryParked(id: string): Promise<void> {
  await answer(adminClient().outbox[":id"].retry.$post({ param: { id }, json: {} }));
  removeParked(id);
}

export async function dropParked(id: string): Promise<void> {
  await answer(adminClient().outbox[":id"].$delete({ param: { id }, json: {} }));
  removeParked(id);
}

export const refreshParked = () =>
  void queryClient.invalidateQueries({ queryKey: parkedQuery.queryKey });

function removeParked(id: string): void {
  cacheAnswer(parkedQuery.queryKey, (shown) =>
    shown ? { ...shown, entries: shown.entries.filter((entry) => entry.id !== id) } : shown,
  );
  refreshParked();
}

import { queryOptions } from "@tanstack/react-query";
import type { BackupsReport } from "../../../../domain/contract/operations/backups.ts";
import type { CronRunsList } from "../../../../domain/contract/operations/cron-runs.ts";
import type { ParkedEntries } from "../../../../domain/contract/operations/outbox.ts";
import type { StorageUse } from "../../../../domain/contract/operations/storage.ts";
import { answer } from "../../../lib/answer.ts";
import { adminClient } from "../../../lib/clients.ts";
import { queryClient } from "../../../lib/query-client.ts";

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
  queryClient.setQueryData(parkedQuery.queryKey, (shown) =>
    shown ? { ...shown, entries: shown.entries.filter((entry) => entry.id !== id) } : shown,
  );
  refreshParked();
}

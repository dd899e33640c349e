import { queryOptions } from "@tanstack/react-query";
import type { CronRunsList } from "../../../domain/contract/operations/cron-runs.ts";
import type { ParkedEntries } from "../../../domain/contract/operations/outbox.ts";
import type { ContactSettings } from "../../../domain/operations/contact.ts";
import type { EmbedSettings } from "../../../domain/operations/settings.ts";
import { answer } from "../../lib/answer.ts";
import { adminClient } from "../../lib/clients.ts";
import { queryClient } from "../../lib/query-client.ts";

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

export const framingQuery = queryOptions({
  queryKey: ["admin", "settings", "embed"],
  queryFn: ({ signal }) =>
    answer(adminClient().settings.embed.$get({}, { init: { signal } })) as Promise<EmbedSettings>,
  // What is being chosen here is not moved by what another window chose meanwhile.
  refetchOnWindowFocus: false,
});

export async function saveFraming(chosen: EmbedSettings): Promise<void> {
  const stored = await answer(adminClient().settings.embed.$put({ json: chosen }));
  queryClient.setQueryData(framingQuery.queryKey, stored as EmbedSettings);
}

export const contactQuery = queryOptions({
  queryKey: ["admin", "settings", "contact"],
  queryFn: ({ signal }) =>
    answer(
      adminClient().settings.contact.$get({}, { init: { signal } }),
    ) as Promise<ContactSettings>,
  refetchOnWindowFocus: false,
});

export async function saveContact(contact: ContactSettings): Promise<void> {
  const stored = await answer(adminClient().settings.contact.$put({ json: contact }));
  queryClient.setQueryData(contactQuery.queryKey, stored as ContactSettings);
}

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

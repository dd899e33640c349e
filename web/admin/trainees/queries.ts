import { queryOptions } from "@tanstack/react-query";
import type { Person } from "../../../domain/contract/attention/person.ts";
import type { TraineesPage } from "../../../domain/contract/attention/trainee-list.ts";
import type {
  NewTrainee,
  TraineeChanges,
  TraineeDetails,
  TraineeRow,
} from "../../../domain/contract/people/trainees.ts";
import { today } from "../../lib/format/today.ts";
import { answer } from "../../lib/session/answer.ts";
import { adminClient } from "../../lib/session/clients.ts";
import { queryClient } from "../../lib/session/query-client.ts";
import { cacheAnswer } from "../../lib/waiting/cache-answer.ts";
import { glanceQuery } from "../glance/queries.ts";
import { definePages } from "../list/pages.ts";
import { traineeList } from "./list-state.ts";

const key = ["admin", "trainees"] as const;
export const traineePagesKey = [...key, "page"] as const;
const detailsKey = [...key, "details"] as const;
/** Interval of repeated reads of the visible list, in ms. */
export const liveEveryMs = 15_000;

export const traineePages = definePages({
  list: traineeList,
  key: traineePagesKey,
  rows: "trainees",
  keyed: true,
  load: (query, signal) =>
    answer(
      adminClient().trainees.$get({ query: { ...query, date: today() } }, { init: { signal } }),
    ) as Promise<TraineesPage>,
});

/** The whole list as a file. */
export const loadTraineesFile = (query: Record<string, string>): Promise<Response> =>
  adminClient().trainees.file.$get({ query: { ...query, date: today() } });

export function traineeQuery(id: string) {
  return queryOptions({
    queryKey: [...detailsKey, id],
    queryFn: async ({ signal }): Promise<TraineeDetails> => {
      const asked = adminClient().trainees[":id"].$get({ param: { id } }, { init: { signal } });
      const { glance, ...details } = (await answer(asked)) as Person;
      // The summary came along, so that its own read is needless.
      queryClient.setQueryData(glanceQuery(id).queryKey, glance);
      return details;
    },
  });
}

/** The prefix of a trainee's measurements. */
export const measurementsKey = (id: string) => [...key, "measurements", id] as const;

/** Invalidates everything about a trainee after a change. */
export function refreshPerson(id: string): void {
  for (const queryKey of [traineeQuery(id).queryKey, traineePagesKey]) {
    void queryClient.invalidateQueries({ queryKey });
  }
}

/** Invalidates everything about a trainee's body after a change. */
export function refreshBody(id: string): void {
  void queryClient.invalidateQueries({ queryKey: measurementsKey(id) });
  refreshPerson(id);
}

/** A trainee's row from a cached list, as a placeholder. */
export function listedTrainee(id: string) {
  for (const [, page] of queryClient.getQueriesData<TraineesPage>({ queryKey: traineePagesKey })) {
    const row = page?.trainees.find((trainee) => trainee.id === id);
    if (row) return row;
  }
  return undefined;
}

export async function createTrainee(trainee: NewTrainee): Promise<void> {
  await answer(adminClient().trainees.$post({ json: trainee }));
  void queryClient.invalidateQueries({ queryKey: traineePagesKey });
}

export async function updateTrainee(id: string, changes: TraineeChanges): Promise<TraineeDetails> {
  const request = adminClient().trainees[":id"].$patch({ param: { id }, json: changes });
  const details = (await answer(request)) as TraineeDetails;
  cacheAnswer(traineeQuery(id).queryKey, details);
  traineePages.change((rows) =>
    rows.map((row) => (row.id === id ? { ...row, ...rowOf(details) } : row)),
  );
  void queryClient.invalidateQueries({ queryKey: traineePagesKey });
  return details;
}

export async function deleteTrainee(id: string): Promise<void> {
  await answer(adminClient().trainees[":id"].$delete({ param: { id }, json: {} }));
  traineePages.change((rows) => rows.filter((row) => row.id !== id));
  queryClient.removeQueries({ queryKey: traineeQuery(id).queryKey });
  void queryClient.invalidateQueries({ queryKey: traineePagesKey });
}

/** Resets the second step of a trainee who lost it. */
export async function resetTwoFactor(id: string): Promise<void> {
  const request = adminClient().trainees[":id"]["two-factor"].$delete({ param: { id }, json: {} });
  await answer(request);
  await queryClient.invalidateQueries({ queryKey: traineeQuery(id).queryKey });
}

function rowOf(details: TraineeDetails): TraineeRow {
  const { id, name, email, phone, gender, photo, plan, status } = details;
  const { currentWeight, targetSteps, joinedAt, deletesAt, entered } = details;
  const person = { id, name, email, phone, gender, photo };
  const standing = { plan, status, entered, deletesAt };
  return { ...person, ...standing, currentWeight, targetSteps, joinedAt };
}

import { env } from "cloudflare:workers";
import { addDays, localDateAt } from "../../domain/calendar.ts";
import type { TraineeGlance } from "../../domain/contract/attention/glance.ts";
import { newId } from "../../domain/id.ts";
import { call, makeTrainer, type SignedInTrainee } from "./worker.ts";

export const today = localDateAt(Date.now(), "Asia/Hebron");
export const day = (days: number) => addDays(today, days);
export const run = (query: string, ...values: unknown[]) =>
  env.DB.prepare(query)
    .bind(...values)
    .run();

export async function glanceAt(id: string): Promise<TraineeGlance> {
  const { token } = await makeTrainer();
  const response = await call(`/api/admin/trainees/${id}/glance`, { token });
  if (response.status !== 200) throw new Error(await response.text());
  return response.json();
}

export const note = ({ id }: SignedInTrainee, text: string, createdAt: number, isPrivate = 0) =>
  run(
    `insert into notes (id, trainee_id, author_id, type, text, is_private, created_at, updated_at)
     values (?1, ?2, ?2, 'health', ?3, ?4, ?5, ?5)`,
    newId(),
    id,
    text,
    isPrivate,
    createdAt,
  );
export const absent = ({ id }: SignedInTrainee, status: string, startsOn: string, endsOn: string) =>
  run(
    `insert into absences (id, trainee_id, kind, starts_on, ends_on, status, created_at)
     values (?1, ?2, 'travelling', ?3, ?4, ?5, 1)`,
    newId(),
    id,
    startsOn,
    endsOn,
    status,
  );

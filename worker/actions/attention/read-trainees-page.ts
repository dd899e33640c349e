import type {
  TraineesPage,
  TraineesQuery,
} from "../../../domain/contract/attention/trainee-list.ts";
import { listTrainees } from "../../data/attention/trainees-page.ts";
import type { TrainerScope } from "../../data/scope.ts";
import type { Platform } from "../../platform.ts";
import { withPhotos } from "../../tokens/photo-ticket.ts";

/** A page of the trainer's list with photos. */
export async function readTraineesPage(
  platform: Platform,
  scope: TrainerScope,
  query: TraineesQuery,
): Promise<TraineesPage> {
  const page = await listTrainees(scope, query);
  return { ...page, trainees: await withPhotos(platform, scope.actor, page.trainees) };
}

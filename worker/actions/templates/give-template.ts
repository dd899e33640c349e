import { targetOn } from "../../../domain/body/nutrition-target.ts";
import { addDays, localDateAt, weekStart } from "../../../domain/calendar.ts";
import type {
  GivingOutcome,
  GivingPreview,
  GivingQuestion,
  GivingTerms,
  NewGiving,
} from "../../../domain/contract/templates/template-jobs.ts";
import { MiranError } from "../../../domain/errors.ts";
import { maxGiven } from "../../../domain/jobs/jobs.ts";
import { startsWithinWeeks } from "../../../domain/templates/templates.ts";
import type { TrainerScope } from "../../data/scope.ts";
import { getGivenTemplate } from "../../data/templates/template-jobs.ts";
import { countGoneItems, listMeant, listRunning } from "../../data/templates/template-previews.ts";
import type { Platform } from "../../platform.ts";
import { digestOfAudience, fingerprintOf, leftOutOf, readMeant } from "../jobs/meant-people.ts";
import { changesOfPeople } from "./changes-of-people.ts";
import { findJob, orderJob } from "./order-job.ts";
import { fillingOfGiving } from "./plan-filling.ts";

/** The effect of giving a template to each chosen person; writes nothing. */
export async function previewGiving(
  scope: TrainerScope,
  templateId: string,
  { audience, terms }: GivingQuestion,
): Promise<GivingPreview> {
  refuseStart(scope, terms);
  const template = await getGivenTemplate(scope.db.$client, templateId);
  if (!template) throw new MiranError("not_found");
  const meant = await readGiven(scope, audience);
  const ids = meant.people.map(({ id }) => id);
  const running = await listRunning(scope, ids);
  const { known, countsOf } = await changesOfPeople(
    scope,
    "give",
    { templateId, template, ids },
    (people) => fillingOfGiving(templateId, template, { terms, people, now: scope.now }),
  );
  return {
    total: ids.length,
    fingerprint: await fingerprintOf(ids),
    people: meant.people.map(({ id, name, gender }) => ({
      id,
      name,
      gender,
      ...countsOf(id),
      target: targetOn(known.get(id)?.targets ?? [], terms.startsOn)?.calories ?? null,
      // An unlinked copy ends no other source.
      running: terms.linked
        ? (running.get(id) ?? []).filter(({ kind }) => terms.kinds.includes(kind))
        : [],
    })),
    gone: await countGoneItems(scope, templateId, { kinds: terms.kinds, weeks: template.weeks }),
    leftOut: meant.leftOut,
  };
}

/** Refuses past weeks, and a start more than a year ahead. */
function refuseStart({ now }: TrainerScope, { startsOn }: GivingTerms): void {
  const first = weekStart(localDateAt(now, "Etc/GMT+12"));
  const last = addDays(weekStart(localDateAt(now, "Etc/GMT-14")), 7 * startsWithinWeeks);
  if (startsOn >= first && startsOn <= last) return;
  throw new MiranError("invalid_request", {
    fields: { "terms.startsOn": { code: startsOn < first ? "in_past" : "too_far" } },
  });
}

/** The receiving and the excluded people, with reasons. */
async function readGiven(scope: TrainerScope, asked: GivingQuestion["audience"]) {
  const { audience, people } = await readMeant(
    scope,
    { audience: asked, max: maxGiven },
    async (audience, reading) => {
      const people = await listMeant(scope, audience, { reading, limit: maxGiven + 1 });
      return { people, found: people.length };
    },
  );
  return {
    people: people.filter(({ reason }) => reason === null),
    leftOut: leftOutOf(audience, people),
  };
}

/**
 * Gives a template to many people by a background job, ordered at once. If the people differ from the trainer's
 * preview, nothing is written, and the response has the present ones.
 */
export async function giveTemplate(
  platform: Platform,
  scope: TrainerScope,
  templateId: string,
  { id, audience, terms, total, fingerprint }: NewGiving,
): Promise<GivingOutcome> {
  const body = { terms, audience: await digestOfAudience(audience) };
  const wanted = { id, kind: "give", templateId, body } as const;
  const known = await findJob(scope, wanted);
  if (known) return { outcome: "done", job: known };
  refuseStart(scope, terms);
  const { people } = await readGiven(scope, audience);
  const ids = people.map(({ id }) => id);
  if (ids.length !== total || (await fingerprintOf(ids)) !== fingerprint) {
    return {
      outcome: "changed",
      preview: await previewGiving(scope, templateId, { audience, terms }),
    };
  }
  return { outcome: "done", job: await orderJob(platform, scope, wanted, ids) };
}

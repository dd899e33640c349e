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
import {
  audienceAsMeant,
  type LeftOutReason,
  maxGiven,
  shownNames,
} from "../../../domain/jobs/jobs.ts";
import { startsWithinWeeks } from "../../../domain/templates/templates.ts";
import { goneOf, hasWords, meantBy } from "../../data/jobs/trainee-job-people.ts";
import type { TrainerScope } from "../../data/scope.ts";
import {
  createTemplateJob,
  getGivenTemplate,
  getTemplateJob,
  type StoredTemplateJob,
  shownJob,
} from "../../data/templates/template-jobs.ts";
import { countGoneItems, listMeant, listRunning } from "../../data/templates/template-previews.ts";
import type { Platform } from "../../platform.ts";
import { digestOf } from "../../tokens/digest.ts";
import { drainSoon } from "../plumbing/drain-outbox.ts";
import { changesOfPeople } from "./changes-of-people.ts";
import { fillingOfGiving } from "./plan-filling.ts";

/** What giving a template would do to each of those who are meant; nothing happens. */
export async function previewGiving(
  scope: TrainerScope,
  templateId: string,
  { audience, terms }: GivingQuestion,
): Promise<GivingPreview> {
  refuseStart(scope, terms);
  const template = await getGivenTemplate(scope.db.$client, templateId);
  if (!template) throw new MiranError("not_found");
  const meant = await readMeant(scope, audience);
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
      // A copy of their own ends nothing.
      running: terms.linked
        ? (running.get(id) ?? []).filter(({ kind }) => terms.kinds.includes(kind))
        : [],
    })),
    gone: await countGoneItems(scope, templateId, { kinds: terms.kinds, weeks: template.weeks }),
    leftOut: meant.leftOut,
  };
}

const fingerprintOf = (ids: readonly string[]) => digestOf(JSON.stringify(ids.toSorted()));

/** Weeks that are over cannot be planned, and nobody plans a year ahead. */
function refuseStart({ now }: TrainerScope, { startsOn }: GivingTerms): void {
  const first = weekStart(localDateAt(now, "Etc/GMT+12"));
  const last = addDays(weekStart(localDateAt(now, "Etc/GMT-14")), 7 * startsWithinWeeks);
  if (startsOn >= first && startsOn <= last) return;
  throw new MiranError("invalid_request", {
    fields: { "terms.startsOn": { code: startsOn < first ? "in_past" : "too_far" } },
  });
}

/** Those who are meant: by whole words, as in the list by parts of them where nobody has such words. */
async function readMeant(scope: TrainerScope, asked: GivingQuestion["audience"]) {
  const audience = await meantBy(scope, asked);
  const limit = maxGiven + 1;
  const byWords = await listMeant(scope, audience, { reading: "words", limit });
  const meant =
    byWords.length === 0 && hasWords(audience)
      ? await listMeant(scope, audience, { reading: "within", limit })
      : byWords;
  if (meant.length > maxGiven) {
    throw new MiranError("invalid_request", {
      fields: { audience: { code: "out_of_range", min: 1, max: maxGiven } },
    });
  }
  const leftOut = new Map<LeftOutReason, string[]>();
  for (const { name, reason } of meant) {
    if (reason) leftOut.set(reason, [...(leftOut.get(reason) ?? []), name]);
  }
  return {
    people: meant.filter(({ reason }) => reason === null),
    leftOut: [
      ...[...leftOut].map(([reason, names]) => ({
        reason,
        count: names.length,
        names: names.slice(0, shownNames.leftOut),
      })),
      ...goneOf(audience, meant.length),
    ],
  };
}

/**
 * Gives a template to many: the job is taken on at once, and goes on by itself. When others are meant
 * by now than the trainer was told of, nothing happens, and the answer says who it would be.
 */
export async function giveTemplate(
  platform: Platform,
  scope: TrainerScope,
  templateId: string,
  { id, audience, terms, total, fingerprint }: NewGiving,
): Promise<GivingOutcome> {
  const digest = await digestOf(JSON.stringify(audienceAsMeant(audience)));
  const body = { terms, audience: digest };
  const wanted = { id, kind: "give", templateId, body } as const;
  const known = await getTemplateJob(scope, id);
  if (known) return { outcome: "done", job: sameJob(known, wanted) };
  refuseStart(scope, terms);
  const { people } = await readMeant(scope, audience);
  const ids = people.map(({ id }) => id);
  if (ids.length !== total || (await fingerprintOf(ids)) !== fingerprint) {
    return {
      outcome: "changed",
      preview: await previewGiving(scope, templateId, { audience, terms }),
    };
  }
  const outcome = await createTemplateJob(scope, { ...wanted, ids });
  if (outcome === "not_found") throw new MiranError("not_found");
  if (outcome === "written") platform.background(drainSoon(platform));
  const job = await getTemplateJob(scope, id);
  if (!job) throw new MiranError("conflict");
  return { outcome: "done", job: sameJob(job, wanted) };
}

/** The job as it stands; its id may stand for no other. */
export function sameJob(
  job: StoredTemplateJob,
  { kind, templateId, body }: Pick<StoredTemplateJob, "kind" | "templateId" | "body">,
) {
  const same =
    job.kind === kind &&
    job.templateId === templateId &&
    job.body.audience === body.audience &&
    JSON.stringify(job.body.terms) === JSON.stringify(body.terms);
  if (!same) throw new MiranError("conflict");
  return shownJob(job);
}

import { asc, eq } from "drizzle-orm";
import { readRegistrationSettings } from "../../../domain/accounts/settings.ts";
import { readContactSettings } from "../../../domain/accounts/trainer-contact.ts";
import type { GeneralSettings } from "../../../domain/contract/operations/general-settings.ts";
import { type EmbedSettings, readEmbedSettings } from "../../../domain/operations/embedding.ts";
import { readDefaultSettings } from "../../../domain/people/defaults.ts";
import { readGeneralSettings } from "../../../domain/plumbing/settings.ts";
import { plans } from "../../db/schema.ts";
import { beginningFacts, isBeginningHidden } from "../attention/beginning.ts";
import { bySection, putSection, sectionsOf } from "../plumbing/settings.ts";
import type { TrainerScope } from "../scope.ts";

/** All general settings in one read: each section with its defaults, and the offered plans. */
export async function getGeneralSettings({ db, now }: TrainerScope): Promise<GeneralSettings> {
  const [rows, offered, [beginning]] = await db.batch([
    sectionsOf(db, ["general", "contact", "defaults", "registration", "embed"]),
    db
      .select({ id: plans.id, name: plans.name, englishName: plans.englishName })
      .from(plans)
      .where(eq(plans.status, "active"))
      .orderBy(asc(plans.position), asc(plans.id)),
    beginningFacts(db, {}),
  ]);
  const stored = bySection(rows);
  return {
    names: readGeneralSettings(stored.general),
    contact: readContactSettings(stored.contact),
    defaults: readDefaultSettings(stored.defaults),
    registration: readRegistrationSettings(stored.registration),
    embed: readEmbedSettings(stored.embed),
    beginningHidden: isBeginningHidden(beginning, now),
    plans: offered,
  };
}

export const putEmbedSettings = (
  scope: TrainerScope,
  { framing, sites }: EmbedSettings,
): Promise<void> => putSection(scope, "embed", { framing, sites });

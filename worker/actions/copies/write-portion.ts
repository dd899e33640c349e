import { foldForSearch } from "../../../domain/arabic.ts";
import { localDateAt } from "../../../domain/calendar.ts";
import { undoableMs } from "../../../domain/changes/undo.ts";
import { storedAddress } from "../../../domain/contact.ts";
import type {
  ImportRowState,
  ImportWritten,
  NewImportPortion,
  SheetPortion,
} from "../../../domain/contract/copies/imports.ts";
import { importedDays } from "../../../domain/copies/sheet/terms.ts";
import { MiranError } from "../../../domain/errors.ts";
import { derivedId } from "../../../domain/id.ts";
import { traineeSearchText } from "../../../domain/list.ts";
import { openingOf } from "../../../domain/memberships/opening-balances.ts";
import { readDefaultSettings } from "../../../domain/people/defaults.ts";
import { invitationDays } from "../../../domain/people/invitations.ts";
import { readGeneralSettings } from "../../../domain/plumbing/settings.ts";
import { writeBodyValues } from "../../data/copies/body-imports.ts";
import { writeLibraryRows } from "../../data/copies/library-imports.ts";
import { aloneOf } from "../../data/copies/people-there.ts";
import {
  listImportedInvitations,
  listSoldPlans,
  type SoldPlan,
  type TraineeToImport,
  writeTrainees,
} from "../../data/copies/trainee-imports.ts";
import { getSettings } from "../../data/plumbing/settings.ts";
import type { TrainerScope } from "../../data/scope.ts";
import type { Platform } from "../../platform.ts";
import { invitationMail } from "../../texts/invitation-mail.ts";
import { invitationLink } from "../../tokens/invitation-link.ts";
import { drainSoon } from "../plumbing/drain-outbox.ts";
import { readDays, readNames, readTrainees, withStoredEmail } from "./read-portion.ts";

/**
 * Writes the new rows of a portion, all or nothing. A repetition adds nothing, nor does another import of the
 * same sheet.
 */
export async function writeImportPortion(
  platform: Platform,
  scope: TrainerScope,
  { id, portion }: NewImportPortion,
): Promise<ImportWritten> {
  const written = await write(platform, scope, id, portion);
  platform.background(drainSoon(platform));
  return written;
}

function write(platform: Platform, scope: TrainerScope, id: string, portion: SheetPortion) {
  switch (portion.kind) {
    case "trainees":
      return writePeople(platform, scope, id, {
        ...portion,
        rows: portion.rows.map(withStoredEmail),
      });
    case "body":
      return writeDays(scope, id, portion.rows);
    case "exercises":
    case "meals":
      return writeLibrary(scope, id, portion);
  }
}

type Written = Awaited<ReturnType<typeof writeTrainees>>;

/** @throws `conflict` if the import was undone, `invalid_request` if a plan is no longer offered */
function throwIfRefused(written: Written) {
  if (written === "import_over") throw new MiranError("conflict");
  if (written === "no_plan") {
    throw new MiranError("invalid_request", { fields: { plan: { code: "unknown_choice" } } });
  }
  return written;
}

const answerOf = (
  { now }: TrainerScope,
  total: number,
  rows: ImportWritten["rows"],
): ImportWritten => ({ total, undoableUntil: now + undoableMs.import, rows });

const dayMs = 86_400_000;

type People = Extract<SheetPortion, { kind: "trainees" }>;

async function writePeople(
  platform: Platform,
  scope: TrainerScope,
  importId: string,
  portion: People,
): Promise<ImportWritten> {
  const { database } = platform;
  const [states, plans, stored] = await Promise.all([
    readTrainees(platform, scope, portion.rows),
    listSoldPlans(scope),
    getSettings(database, "defaults", "general"),
  ]);
  const today = localDateAt(scope.now, portion.timeZone);
  const { businessName } = readGeneralSettings(stored.general);
  const about = { platform, importId, portion, plans, today, businessName, now: scope.now };
  // A known person may come from this import: its rows show that, not the state.
  const keys = await Promise.all(portion.rows.map((row) => keysOf(importId, identityOf(row))));
  const fresh = await Promise.all(
    portion.rows.flatMap((row, at) => {
      const key = keys[at];
      return key && states[at]?.state === "new" ? [personOf(row, key, about)] : [];
    }),
  );
  const { targetSteps } = readDefaultSettings(stored.defaults);
  const standing = { importId, today, timeZone: portion.timeZone, targetSteps };
  const ids = keys.map(({ id }) => id);
  const { made, total } = throwIfRefused(await writeTrainees(scope, fresh, ids, standing));
  // Where links go by mail, people without an address get theirs by hand.
  const byHand = keys.filter(
    (_, at) => portion.invitations === "links" || portion.rows[at]?.email === null,
  );
  const links = byHand.length > 0 ? await linksOf(platform, scope, byHand) : undefined;
  const rows = states.map((state, at) => {
    const key = keys[at];
    const isMade = key !== undefined && made.has(key.id);
    return { ...state, made: isMade, link: (isMade && links?.get(key.invitationId)) || null };
  });
  return answerOf(scope, total, rows);
}

type Keys = { id: string; invitationId: string };

/** The address, number or folded name of a row, which no other person of an import has. */
function identityOf(row: People["rows"][number]): string {
  const alone = aloneOf(row);
  return alone?.phone ?? alone?.name ?? row.email ?? "";
}

/** The ids of one person in an import. */
async function keysOf(importId: string, identity: string): Promise<Keys> {
  const [id, invitationId] = await Promise.all(
    ["trainee", "invitation"].map((what) => derivedId(`${importId} ${identity} ${what}`)),
  );
  return { id: id ?? "", invitationId: invitationId ?? "" };
}

interface About {
  platform: Platform;
  importId: string;
  portion: People;
  plans: readonly SoldPlan[];
  today: string;
  businessName: string | null;
  now: number;
}

async function personOf(
  row: People["rows"][number],
  { id, invitationId }: Keys,
  { platform, importId, portion, plans, today, businessName, now }: About,
): Promise<TraineeToImport> {
  const { row: _, plan: ownPlan, startsOn, endsOn, paid, price, opening: told, ...person } = row;
  const idOf = (what: string) => derivedId(`${importId} ${identityOf(row)} ${what}`);
  const plan = plans.find((each) => each.id === (ownPlan ?? portion.plan));
  if (!plan) throwIfRefused("no_plan");
  const { id: planId, name: planName, englishName, priceAgorot, months } = plan as SoldPlan;
  const isPaid = paid ?? portion.paid;
  const opening = openingOf({ opening: told, price }, isPaid);
  const { link, hash } = await invitationLink(platform, { id: invitationId, sentAt: now });
  const mail = { name: row.name, gender: row.gender, businessName, link };
  return {
    ...person,
    id,
    stored: storedAddress(row.email, id),
    alone: aloneOf(row),
    name: row.name.trim(),
    search: traineeSearchText(row),
    weightId: await idOf("weight"),
    subscription: {
      id: await idOf("subscription"),
      planId,
      planName,
      englishPlanName: englishName,
      // As agreed, which may be another than the plan's today.
      priceAgorot: price ?? priceAgorot,
      months,
      ...importedDays({ startsOn, endsOn }, months, today),
      // Known amounts are the opening balance.
      billed: opening === null && !isPaid,
    },
    opening,
    invitation: { id: invitationId, hash, expiresAt: now + invitationDays * dayMs },
    mail:
      portion.invitations === "mail" && row.email !== null
        ? {
            id: await idOf("mail"),
            message: invitationMail({
              ...mail,
              to: row.email,
              days: invitationDays,
              language: "ar",
              hasAccount: true,
            }),
          }
        : null,
  };
}

/** The links of open invitations, as the import made them. */
async function linksOf(
  platform: Platform,
  scope: TrainerScope,
  keys: readonly Keys[],
): Promise<ReadonlyMap<string, string>> {
  const ids = keys.map(({ invitationId }) => invitationId);
  const stored = await listImportedInvitations(scope, ids);
  const links = await Promise.all(
    stored.map(async ({ id, hash, sentAt }): Promise<[string, string][]> => {
      const made = await invitationLink(platform, { id, sentAt });
      return made.hash === hash ? [[id, made.link]] : [];
    }),
  );
  return new Map(links.flat());
}

async function writeDays(
  scope: TrainerScope,
  importId: string,
  given: Extract<SheetPortion, { kind: "body" }>["rows"],
): Promise<ImportWritten> {
  const { states, days } = await readDays(scope, importId, given);
  const values = days.flatMap((day) => day.values);
  const { made, total } = throwIfRefused(await writeBodyValues(scope, importId, values));
  const madeRows = new Set(
    days.flatMap((day) => (day.values.some(({ id }) => made.has(id)) ? [day.row] : [])),
  );
  return answerOf(
    scope,
    total,
    withMade(states, ({ row }) => madeRows.has(row)),
  );
}

async function writeLibrary(
  scope: TrainerScope,
  importId: string,
  portion: Extract<SheetPortion, { kind: "exercises" | "meals" }>,
): Promise<ImportWritten> {
  const states = await readNames(scope, portion.kind, portion.rows);
  const idOf = ({ name }: { name: string }) => derivedId(`${importId} ${portion.kind} ${name}`);
  const ids = await Promise.all(portion.rows.map(idOf));
  const named = portion.rows.map((row, at) => ({ ...row, id: ids[at] ?? "" }));
  // A new name has its first row's values; with the same id it may have been written before.
  const first = new Map(named.toReversed().map(({ name, row }) => [foldForSearch(name), row]));
  const rows = named.filter(({ name, row }) => first.get(foldForSearch(name)) === row);
  const given = { kind: portion.kind, rows } as Parameters<typeof writeLibraryRows>[2];
  const { made, total } = throwIfRefused(await writeLibraryRows(scope, importId, given));
  const madeAt = new Map(rows.map(({ row, id }) => [row, made.has(id)]));
  return answerOf(
    scope,
    total,
    withMade(states, ({ row }) => madeAt.get(row) ?? false),
  );
}

const withMade = (
  states: readonly ImportRowState[],
  isMade: (state: ImportRowState) => boolean,
): ImportWritten["rows"] => states.map((state) => ({ ...state, made: isMade(state), link: null }));

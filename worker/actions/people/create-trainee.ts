import { type MeasurementKind, measurementKinds } from "../../../domain/body/measurements.ts";
import { defaultTimeZone, localDateAt } from "../../../domain/calendar.ts";
import { canonicalEmail, canonicalPhone } from "../../../domain/contact.ts";
import { MiranError } from "../../../domain/errors.ts";
import { newId } from "../../../domain/id.ts";
import type { Language } from "../../../domain/language.ts";
import { subscriptionEnd } from "../../../domain/memberships/plans.ts";
import { roundTo } from "../../../domain/numerals.ts";
import { readDefaultSettings } from "../../../domain/people/defaults.ts";
import type { BloodType, Gender, Goal } from "../../../domain/trainee.ts";
import { getActivePlan, getPlan } from "../../data/memberships/plans.ts";
import { findRegistered, insertTrainee, type TraineeRows } from "../../data/people/registration.ts";
import { getSettings } from "../../data/plumbing/settings.ts";
import type { TrainerScope } from "../../data/scope.ts";
import type { Platform } from "../../platform.ts";
import { requireNewPassword } from "../accounts/require-new-password.ts";

interface TraineeInput {
  /** Made by the client: a repetition changes nothing and has the same response. */
  id: string;
  name: string;
  email: string;
  phone: string;
  /** Undefined for a person whom the trainer invites to choose it. */
  password?: string | undefined;
  gender: Gender;
  age: number;
  bloodType: BloodType | null;
  height: number;
  weight: number;
  targetWeight: number;
  goals: Goal[];
  plan: string;
  timeZone?: string;
  measurements?: Partial<Record<MeasurementKind, number>>;
}

/** The author: the trainer, by scope, or the trainee by open registration or invitation. */
type CreatedBy =
  | { scope: TrainerScope }
  | {
      status: "active" | "pending";
      language: Language;
      confirmation: ((email: string) => Promise<TraineeRows["confirmation"]>) | undefined;
      notice: TraineeRows["notice"];
      /** The hash of the invitation's secret, which admits the person and gives the promised plan. */
      invitation?: string;
    };

interface CreatedTrainee {
  id: string;
  status: "active" | "pending" | "inactive";
  emailConfirmed: boolean;
  /** False if an earlier request made it. */
  isNew: boolean;
}

/** Creates an account with all rows of a new trainee. */
export async function createTrainee(
  platform: Platform,
  input: TraineeInput,
  by: CreatedBy,
): Promise<CreatedTrainee> {
  const email = canonicalEmail(input.email);
  const { password, name, phone } = input;
  const owner = { role: "trainee", name, email, phone } as const;
  if (password !== undefined) await requireNewPassword(platform, owner, password, "password");
  const invitation = "scope" in by ? undefined : by.invitation;
  const [plan, stored] = await Promise.all([
    (invitation === undefined ? getActivePlan : getPlan)(platform.database, input.plan),
    getSettings(platform.database, "defaults"),
  ]);
  if (!plan) {
    throw new MiranError("invalid_request", { fields: { plan: { code: "unknown_choice" } } });
  }
  const passwordHash = password === undefined ? null : await platform.passwords.hash(password);
  // After the hash, so that the refusal takes as long as any other.
  if (email === platform.trainerEmail) throw emailTaken();
  const now = platform.now();
  const timeZone = input.timeZone ?? defaultTimeZone;
  const today = localDateAt(now, timeZone);
  const rows: TraineeRows = {
    ...canonical(input),
    email,
    passwordHash,
    timeZone,
    language: "scope" in by ? "ar" : by.language,
    status: "scope" in by ? "active" : by.status,
    targetSteps: readDefaultSettings(stored.defaults).targetSteps,
    weightSource: "scope" in by ? "trainer" : "registered",
    today,
    now,
    weightId: newId(now),
    subscription: {
      id: newId(now),
      planId: plan.id,
      planName: plan.name,
      englishPlanName: plan.englishName,
      priceAgorot: plan.priceAgorot,
      months: plan.months,
      endsOn: subscriptionEnd(today, plan.months),
    },
    confirmation: "scope" in by ? undefined : await by.confirmation?.(email),
    notice: "scope" in by ? undefined : by.notice,
    ...(invitation !== undefined && { invitation }),
  };
  const outcome = await insertTrainee("scope" in by ? by.scope : platform.database, rows);
  if (outcome === "inserted") {
    return { id: rows.id, status: rows.status, emailConfirmed: false, isNew: true };
  }
  if (outcome === "invitation_over") throw new MiranError("invitation_used");
  return repeated(platform, { ...input, email });
}

function canonical(input: TraineeInput) {
  const { id, gender, age, bloodType } = input;
  const measurements = measurementKinds.flatMap((kind) => {
    const value = input.measurements?.[kind];
    return value === undefined ? [] : [{ id: newId(), kind, value: roundTo(value, 1) }];
  });
  return {
    id,
    gender,
    age,
    bloodType,
    name: input.name.trim(),
    phone: canonicalPhone(input.phone),
    height: roundTo(input.height, 1),
    weight: roundTo(input.weight, 1),
    targetWeight: roundTo(input.targetWeight, 1),
    goals: [...new Set(input.goals)],
    measurements,
  };
}

/** The response to a repeated request; any other one met another person's address or id. */
async function repeated(platform: Platform, input: TraineeInput): Promise<CreatedTrainee> {
  const { byId, byEmail } = await findRegistered(platform.database, input);
  if (byId && byId === byEmail && byId.status !== null) {
    const isSame =
      input.password === undefined ||
      (await platform.passwords.verify(input.password, byId.passwordHash)).valid;
    const emailConfirmed = byId.emailConfirmedAt !== null;
    if (isSame) return { id: byId.id, status: byId.status, emailConfirmed, isNew: false };
  }
  throw byEmail ? emailTaken() : new MiranError("conflict");
}

const emailTaken = () => new MiranError("email_taken", { fields: { email: { code: "taken" } } });

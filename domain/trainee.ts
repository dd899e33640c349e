import type { FieldRule } from "./fields.ts";
import { weightBounds } from "./person-bounds.ts";

/** Gender, also the form of address in texts; `other` means unknown. */
export const genders = ["male", "female", "other"] as const;
export type Gender = (typeof genders)[number];

/** The two on forms; stored data may have `other`. */
export const formGenders = ["male", "female"] as const;

/** ABO and rhesus. */
export const bloodTypes = ["A+", "A-", "B+", "B-", "AB+", "AB-", "O+", "O-"] as const;
export type BloodType = (typeof bloodTypes)[number];

/** Goals of the registration form; the trainer's form adds `maintain`. */
export const registrationGoals = [
  "weight_loss",
  "muscle_gain",
  "fitness",
  "strength",
  "flexibility",
] as const;
/** All goals of stored data. */
export const goals = [...registrationGoals, "maintain"] as const;
export type Goal = (typeof goals)[number];

/** Only `active` accounts can sign in and appear to trainees; `pending` ones wait for the trainer. */
export const accountStatuses = ["active", "pending", "inactive"] as const;
export type AccountStatus = (typeof accountStatuses)[number];

const weight: FieldRule = {
  kind: "number",
  min: weightBounds.min,
  max: weightBounds.max,
  decimals: weightBounds.decimals,
};

/** Bounds of a person's fields: years, centimetres, kilograms. */
export const traineeFields = {
  name: { kind: "text", min: 2, max: 80 },
  email: { kind: "email" },
  phone: { kind: "phone" },
  age: { kind: "number", min: 12, max: 100, decimals: 0 },
  height: { kind: "number", min: 100, max: 250, decimals: 1 },
  weight,
  targetWeight: weight,
  goals: { kind: "choices", options: goals, min: 1 },
  gender: { kind: "choice", options: genders },
  bloodType: { kind: "choice", options: bloodTypes },
} as const satisfies Record<string, FieldRule>;

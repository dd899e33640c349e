import type { ImportedTrainee } from "../../domain/contract/copies/imports.ts";

/** A trainee of a sheet's row. */
export function makeImported(row: number, overrides: Partial<ImportedTrainee> = {}) {
  return {
    row,
    name: `متدرب ${row}`,
    email: `row${row}@example.com`,
    phone: null,
    gender: null,
    age: null,
    bloodType: null,
    height: null,
    weight: null,
    targetWeight: null,
    goals: [],
    plan: null,
    startsOn: null,
    endsOn: null,
    paid: null,
    price: null,
    opening: null,
    ...overrides,
  } satisfies ImportedTrainee;
}

/** A portion of trainees. */
export const peoplePortion = (
  rows: readonly ImportedTrainee[],
  invitations: "mail" | "links" = "links",
  paid = false,
) => ({ kind: "trainees", plan: "basic", paid, timeZone: "Asia/Hebron", invitations, rows });

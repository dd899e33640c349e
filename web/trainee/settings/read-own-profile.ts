import { canonicalPhone } from "../../../domain/contact.ts";
import type { OwnProfileChanges, Profile } from "../../../domain/contract/people/profile.ts";
import type { FieldRule } from "../../../domain/fields.ts";
import { roundTo } from "../../../domain/numerals.ts";
import { formGenders, traineeFields } from "../../../domain/trainee.ts";
import { readForm } from "../../lib/read-form.ts";
import { personTextsOf, sameChoices } from "../../person-form/read.ts";
import type { ReadResult } from "../../ui/form.ts";

/** The changed fields of the loaded profile, or all errors of the form. */
export function readOwnProfile(data: FormData, profile: Profile): ReadResult<OwnProfileChanges> {
  const read = readForm(rulesFor(profile), data);
  if ("problems" in read) return { errors: personTextsOf(read.problems) };
  const { phone, height, goals, gender, ...rest } = read.value;
  const given = {
    ...rest,
    phone: phone === null ? null : canonicalPhone(phone),
    height: height === null ? null : roundTo(height, 1),
    // A missing answer may stay missing.
    ...(gender !== "other" && { gender }),
  };
  const changes: OwnProfileChanges = Object.fromEntries(
    Object.entries(given).filter(
      ([name, value]) =>
        (value !== null || name === "bloodType") && value !== profile[name as keyof Profile],
    ),
  );
  if (!sameChoices(goals, profile.goals)) changes.goals = goals;
  return { value: changes };
}

/** The typed values that differ from the profile; undefined without any. */
export function typedOver(profile: Profile, data: FormData): Record<string, unknown> | undefined {
  const typed: Record<string, unknown> = {};
  for (const [name, text] of data) {
    const known = profile[name as keyof Profile] ?? "";
    if (name !== "goals" && text !== String(known)) typed[name] = text;
  }
  const chosen = data.getAll("goals").map(String);
  if (!sameChoices(chosen, profile.goals)) typed.goals = chosen;
  return Object.keys(typed).length > 0 ? typed : undefined;
}

/** Unknown values may stay unknown; known ones may not be cleared. */
function rulesFor({ age, height, gender, phone }: Profile) {
  const fields = traineeFields;
  const unless = <const Rule extends FieldRule>(value: unknown, rule: Rule) => ({
    ...rule,
    optional: value === null,
  });
  return {
    name: fields.name,
    phone: unless(phone, fields.phone),
    age: unless(age, fields.age),
    gender: unless(gender, {
      ...fields.gender,
      options: gender === "other" ? fields.gender.options : formGenders,
    }),
    bloodType: { ...fields.bloodType, optional: true },
    height: unless(height, fields.height),
    goals: fields.goals,
    timeZone: { kind: "text", max: 64 },
  } as const;
}

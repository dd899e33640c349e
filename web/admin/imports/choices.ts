import type { PlanChoice } from "../../../domain/contract/memberships/plans.ts";
import type { ChoiceColumn } from "../../../domain/copies/sheet/choices.ts";
import { exerciseCategories } from "../../../domain/libraries/exercises.ts";
import { mealTimings } from "../../../domain/libraries/meals.ts";
import { bloodTypes, formGenders, goals } from "../../../domain/trainee.ts";
import { categoryTexts } from "../../exercises/texts.ts";
import { nameIn } from "../../lib/format/names.ts";
import { timingTexts } from "../../meals/timing-texts.ts";
import { m } from "../../paraglide/messages.js";
import { genderTexts, goalTexts } from "../../person-form/texts.ts";
import type { Option } from "../../ui/control.ts";

export type OfferedPlan = Pick<PlanChoice, "id" | "name" | "englishName" | "months">;

/** All values of a choice column, named as on the screens. */
export function choiceOptions(column: ChoiceColumn, plans: readonly OfferedPlan[]): Option[] {
  switch (column) {
    case "gender":
      return formGenders.map((value) => ({ value, label: genderTexts[value]() }));
    case "goals":
      return goals.map((value) => ({ value, label: goalTexts[value]() }));
    case "bloodType":
      return bloodTypes.map((value) => ({ value, label: value }));
    case "plan":
      return plans.map((plan) => ({ value: plan.id, label: nameIn(plan) }));
    case "paid":
      return [
        { value: "paid", label: m.imports_paid_yes() },
        { value: "unpaid", label: m.imports_paid_no() },
      ];
    case "category":
      return exerciseCategories.map((value) => ({ value, label: categoryTexts[value]() }));
    case "timing":
      return mealTimings.map((value) => ({ value, label: timingTexts[value]() }));
  }
}

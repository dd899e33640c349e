import type { Suggestion } from "../../domain/activity/progression.ts";
import { formatNumber } from "../lib/format/format.ts";
import { m } from "../paraglide/messages.js";

/** «‎+2.5 كغ», «تكرار واحد», «‎+5 ث»: the increase of every set. */
export function growthText({ unit, add }: Pick<Suggestion, "unit" | "add">): string {
  switch (unit) {
    case "kg":
      return m.exercises_plus_kg({ kg: formatNumber(add, 2) });
    case "seconds":
      return m.exercises_plus_seconds({ seconds: add });
    case "reps":
      return m.exercises_plus_reps({ count: add });
  }
}

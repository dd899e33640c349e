import type { Home } from "../../../domain/contract/home/home.ts";
import type { Gender } from "../../../domain/trainee.ts";
import { formatCount, formatKg } from "../../lib/format/format.ts";
import { m } from "../../paraglide/messages.js";

/** The home's one sentence about the last days. */
export function insightText(insight: NonNullable<Home["insight"]>, gender: Gender): string {
  if (insight.kind === "adherence") {
    return m.home_insight_adherence({ gender, percent: insight.percent });
  }
  const kcal = formatCount(insight.calories ?? 0);
  if (insight.kind === "calories") {
    return m.home_insight_calories({ gender, kcal, target: formatCount(insight.target) });
  }
  const { change, calories } = insight;
  const words = change < 0 ? m.home_insight_down : m.home_insight_up;
  const weight = words({ gender, kg: formatKg(Math.abs(change)) });
  return calories === null ? weight : m.home_insight_eaten({ gender, weight, kcal });
}

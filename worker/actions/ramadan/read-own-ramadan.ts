import { localDateAt } from "../../../domain/calendar.ts";
import type { OwnRamadan } from "../../../domain/contract/ramadan/fasting-slots.ts";
import { cityOf } from "../../../domain/prayers/cities.ts";
import { placeOf } from "../../../domain/prayers/settings.ts";
import { monthOf } from "../../../domain/ramadan/see-month.ts";
import { getFastingFacts } from "../../data/ramadan/fasting-slots.ts";
import type { TraineeScope } from "../../data/scope.ts";

/** A person's decision about the month, with the month itself and the city of its times. */
export async function readOwnRamadan(scope: TraineeScope): Promise<OwnRamadan> {
  const { shown, slots, ...facts } = await getFastingFacts(scope);
  const month = monthOf(localDateAt(scope.now, facts.timeZone), facts);
  const place = placeOf(facts.prayers, facts.timeZone);
  const [name, englishName] = place ? (cityOf(place.city)?.names ?? []) : [];
  const city = name && englishName ? { name, englishName } : null;
  return { shown, slots, month: month ?? null, city };
}

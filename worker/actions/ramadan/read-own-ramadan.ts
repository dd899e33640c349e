import { localDateAt } from "../../../domain/calendar.ts";
import type { OwnRamadan } from "../../../domain/contract/ramadan/fasting-slots.ts";
import type { FastingPurpose } from "../../../domain/people/consents.ts";
import { cityOf } from "../../../domain/prayers/cities.ts";
import { placeOf } from "../../../domain/prayers/settings.ts";
import { monthOf, openMonth } from "../../../domain/ramadan/see-month.ts";
import { getFastingFacts } from "../../data/ramadan/fasting-slots.ts";
import type { TraineeScope } from "../../data/scope.ts";
import type { Platform } from "../../platform.ts";
import { openFastingDays } from "./open-fasting-days.ts";

/** A person's decisions about the month, with the month itself, the city of its times, and their marks. */
export async function readOwnRamadan(platform: Platform, scope: TraineeScope): Promise<OwnRamadan> {
  const { shown, slots, gender, days, consents, ...facts } = await getFastingFacts(scope);
  const today = localDateAt(scope.now, facts.timeZone);
  const month = monthOf(today, facts);
  const place = placeOf(facts.prayers, facts.timeZone);
  const [name, englishName] = place ? (cityOf(place.city)?.names ?? []) : [];
  const city = name && englishName ? { name, englishName } : null;
  const decidedOn = (purpose: FastingPurpose) => {
    const decided = consents.find((each) => each.purpose === purpose);
    return decided ? { givenAt: decided.givenAt, withdrawnAt: decided.withdrawnAt } : null;
  };
  return {
    shown,
    slots,
    month: month ?? null,
    city,
    gender,
    open: openMonth(today, facts) ?? null,
    marks: await openFastingDays(platform, scope.traineeId, days),
    consents: {
      fasting_coach: decidedOn("fasting_coach"),
      fasting_health: decidedOn("fasting_health"),
      fasting_archive: decidedOn("fasting_archive"),
    },
  };
}

import { localDateAt } from "../../../domain/calendar.ts";
import type { OwnRamadan } from "../../../domain/contract/ramadan/fasting-slots.ts";
import type { FastingPurpose } from "../../../domain/people/consents.ts";
import { cityOf } from "../../../domain/prayers/cities.ts";
import { placeOf } from "../../../domain/prayers/settings.ts";
import { allowedSlots } from "../../../domain/ramadan/fasting-health.ts";
import { monthOf, openMonth } from "../../../domain/ramadan/see-month.ts";
import { getFastingFacts } from "../../data/ramadan/fasting-slots.ts";
import type { TraineeScope } from "../../data/scope.ts";
import type { Platform } from "../../platform.ts";
import { openFastingDays } from "./open-fasting-days.ts";
import { openHealth } from "./open-health.ts";

/** A person's decisions about the month, with the month itself, the city of its times, their marks and their answer. */
export async function readOwnRamadan(platform: Platform, scope: TraineeScope): Promise<OwnRamadan> {
  const {
    shown,
    slots,
    gender,
    days,
    consents,
    health: sealed,
    ...facts
  } = await getFastingFacts(scope);
  const [marks, health] = await Promise.all([
    openFastingDays(platform, scope.traineeId, days),
    openHealth(platform, scope.traineeId, sealed),
  ]);
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
    slots: allowedSlots(slots, health),
    month: month ?? null,
    city,
    gender,
    open: openMonth(today, facts) ?? null,
    marks,
    health,
    consents: {
      fasting_coach: decidedOn("fasting_coach"),
      fasting_health: decidedOn("fasting_health"),
      fasting_archive: decidedOn("fasting_archive"),
    },
  };
}

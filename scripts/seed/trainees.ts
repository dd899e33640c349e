import { defaultTimeZone, localDateAt, weekStart } from "../../domain/calendar.ts";
import { canonicalPhone } from "../../domain/contact.ts";
import { traineeSearchText } from "../../domain/list.ts";
import type { Goal } from "../../domain/trainee.ts";
import { sampleNewcomer, sampleTrainee } from "./accounts.ts";
import { bodyOf } from "./bodies.ts";
import { dayNumber, hourOf } from "./calendar.ts";
import { seedId } from "./ids.ts";
import { countries, familyNames, mailHosts, mensNames, womensNames } from "./names.ts";
import { paymentsOf, type SeedPayment } from "./payments.ts";
import { menuCount, menuDigits, plainMenuDigits, splitCount, splitDigits } from "./programs.ts";
import { Random } from "./random.ts";
import { type SeedSubscription, subscriptionsOf } from "./subscriptions.ts";

/** A trainee as the statements read it; days are day numbers. */
export interface SeedTrainee {
  /** Index, from 0. */
  i: number;
  id: string;
  name: string;
  email: string;
  phone: string;
  search: string;
  gender: "male" | "female";
  age: number | null;
  blood: string | null;
  height: number;
  goals: Goal[];
  status: "active" | "pending" | "inactive";
  zone: string;
  plan: string;
  subscriptions: SeedSubscription[];
  createdAt: number;
  /** The day of the registration. */
  joined: number;
  /** First and last recorded day; without records the last is before the first. */
  first: number;
  last: number;
  today: number;
  /** The last planned day. */
  planned: number;
  /** Whether an applied week fills the later ones. */
  applied: 0 | 1;
  targetSteps: number;
  targetWeight: number | null;
  /** kg at the registration, kg at the end of the trend, and days to half of the difference. */
  w0: number;
  w1: number;
  half: number;
  /** Split and menu, and the numbers of exercises and meals of each weekday, Sunday first. */
  k: number;
  m: number;
  e: string;
  d: string;
  /** Completed items of 1000 assigned ones, and wholly missed days of 100. */
  adherence: number;
  missed: number;
  /** Whether `everyDayActive` replaces these two. */
  daily: 0 | 1;
  /** Percent of a beginner's weights. */
  strength: number;
  /** This person's factor of every hash, 1 to 2^31 − 2. */
  r: number;
  payments: SeedPayment[];
}

interface TraineeFrame {
  seed: number;
  now: number;
  weeks: number;
  /** Weeks after the current one that an applied week fills. */
  weeksAhead: number;
  /** The option of `seed`. */
  everyDayActive: boolean;
}

const yearDays = 365;

/** The trainee of an index, independent of the number of others. */
export function seedTrainee(i: number, frame: TraineeFrame): SeedTrainee {
  const random = new Random(frame.seed * 104_729 + i * 15_485_863 + 1);
  const isNewcomer = i === 1 && !frame.everyDayActive;
  const gender = i === 0 || (!isNewcomer && random.chance(0.58)) ? "female" : "male";
  const country = i < 2 ? countries[0] : pickCountry(random);
  const today = dayNumber(localDateAt(frame.now, country.timeZone));
  const sunday = dayNumber(weekStart(localDateAt(frame.now, country.timeZone)));
  const history = sunday - (frame.weeks - 1) * 7;
  const status = i < 2 || frame.everyDayActive ? "active" : pickStatus(random);
  const joined = joinDay(i, random, { history, today, status, isNewcomer, ...frame });
  const createdAt = Math.min(frame.now, hourOf(joined, 7) + random.whole(0, 10_000_000));
  const person = { ...nameOf(i, gender, random, isNewcomer), ...phoneOf(country, random) };
  const first = Math.max(history, joined);
  const last =
    isNewcomer || status === "pending" ? first - 1 : lastDay(random, { status, today, first });
  const applied = last === today && (i === 0 || random.chance(0.5)) ? 1 : 0;
  const split = random.whole(0, splitCount - 1);
  const k = frame.everyDayActive ? splitCount + split : split;
  const m = random.whole(0, menuCount - 1);
  const bought = subscriptionsOf(new Random(random.whole(0, 2 ** 31)), {
    joined,
    today,
    status,
    owner: i + 1,
    now: frame.now,
  });
  return {
    i,
    id: seedId("account", createdAt, i + 1, 0),
    ...person,
    search: traineeSearchText(person),
    gender,
    status,
    zone: country.timeZone,
    ...bought,
    createdAt,
    joined,
    first,
    last,
    today,
    planned: last < first ? first - 1 : weekEnd(last) + applied * frame.weeksAhead * 7,
    applied,
    ...bodyOf(i, gender, random),
    k,
    m,
    e: splitDigits[k] ?? "",
    d: (frame.everyDayActive ? plainMenuDigits : menuDigits[m]) ?? "",
    adherence: i === 0 ? 880 : Math.round(random.around(420, 1000)),
    missed: i === 0 ? 4 : random.whole(2, 22),
    daily: frame.everyDayActive ? 1 : 0,
    strength: random.whole(80, 180),
    targetSteps: isNewcomer ? 3000 : random.whole(6, 22) * 500,
    r: random.whole(1, 2_147_483_646),
    payments: paymentsOf(new Random(random.whole(0, 2 ** 31)), bought.subscriptions, {
      owner: i + 1,
      today: dayNumber(localDateAt(frame.now, defaultTimeZone)),
      now: frame.now,
    }),
  };
}

const weekEnd = (day: number) => day + 6 - ((day + 4) % 7);

function pickCountry(random: Random): (typeof countries)[number] {
  const ticket = random.whole(0, 99);
  return countries.find((country) => ticket < country.upTo) ?? countries[0];
}

function pickStatus(random: Random): SeedTrainee["status"] {
  const ticket = random.next();
  if (ticket < 0.04) return "pending";
  return ticket < 0.12 ? "inactive" : "active";
}

function joinDay(
  i: number,
  random: Random,
  {
    history,
    today,
    status,
    isNewcomer,
    everyDayActive,
  }: Pick<TraineeFrame, "everyDayActive"> &
    Pick<SeedTrainee, "status" | "today"> & { history: number; isNewcomer: boolean },
): number {
  const later = random.whole(history, today - 1);
  const earlier = history - random.whole(0, yearDays);
  const isLater = random.chance(0.2);
  if (i === 0) return history;
  if (isNewcomer) return today;
  if (everyDayActive) return earlier;
  if (status === "pending") return today - random.whole(0, 5);
  return isLater ? later : earlier;
}

function lastDay(
  random: Random,
  { status, today, first }: { status: SeedTrainee["status"]; today: number; first: number },
): number {
  return status === "inactive" ? Math.max(first, today - random.whole(12, 60)) : today;
}

function nameOf(i: number, gender: "male" | "female", random: Random, isNewcomer: boolean) {
  const first = random.pick(gender === "female" ? womensNames : mensNames);
  const father = random.pick(mensNames);
  const family = random.pick(familyNames);
  const host = random.pick(mailHosts);
  const withFather = random.chance(0.25);
  if (i === 0) return { name: sampleTrainee.name, email: sampleTrainee.email };
  if (isNewcomer) return { name: sampleNewcomer.name, email: sampleNewcomer.email };
  const parts = withFather ? [first, father, family] : [first, family];
  return {
    name: parts.map(([arabic]) => arabic).join(" "),
    email: `${first[1]}.${family[1]}${i}@${host}`,
  };
}

function phoneOf(country: (typeof countries)[number], random: Random): { phone: string } {
  const number = `${country.dial}${random.pick(country.leads)}${random.digits(country.rest)}`;
  return { phone: canonicalPhone(number) };
}

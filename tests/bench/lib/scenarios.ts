import type { NewPerformedSets } from "../../../domain/contract/activity/exercise-week.ts";
import { newId } from "../../../domain/id.ts";
import { monthOf } from "../../../domain/memberships/payments.ts";
import type { BenchSize } from "./state.ts";

/*
 * The bare statements read a row by its key, and answer hardly anything. What the product has more to do is to run its
 * long ones (a week with the time before, a sorted list with its counts) and to carry what they find: 33 kB for a
 * week of 35 exercises, 8 kB for a profile with eight kinds measured on eight days. The same build takes 1.98 to 2.36
 * and 1.54 to 1.66 times as long as a bare request within one hour, depending on how much of the processor's cache its
 * neighbours use; these two limits leave room for the slowest, and so does that of a page of trainees, which takes 2.0
 * to 2.26. A search reads the text of every trainee, which no index can spare it.
 */
export const limits = {
  home: 1.6,
  profile: 1.75,
  history: 1.75,
  notes: 1.6,
  steps: 1.6,
  page: 2.25,
  trainees: 2.5,
  exerciseWeek: 2.5,
  mealWeek: 2.25,
  search: 3,
  overview: 2,
  checkIns: 2,
  checkIn: 1.6,
  // A training day early in the week reads the most, 61; a rest day at its end 15 fewer. The check-in is 5 of them.
  homeRows: 62,
  // Linear; the fixed part (libraries, months, plans) weighs more among few.
  rowsOfOverview: 1.6,
};

/** A request of the product, and what it is compared with. */
export interface Scenario {
  name: string;
  caller: "trainee" | "trainer";
  path: string;
  body?: () => unknown;
  /** A body that is sent and changes nothing. */
  asks?: unknown;
  /** The rows that its second request writes are told: the first one prepares. */
  tellsWritten?: true;
  limit?: number;
  /** Statements of its batch, the proof of the session included, where no read can tell. */
  statements?: number;
  /** What it is compared with: the same statements, not as many small ones. */
  same?: boolean;
  rounds?: number;
}

/** Whom and what the requests are about. */
interface Subject {
  date: string;
  traineeId: string;
  exerciseId: string;
  /** The newest of the trainee. */
  checkInId: string;
  /** Of this week's plan, on a day that has begun. */
  itemId: string;
}

/** Every request that is measured. */
export function scenariosOf(
  size: BenchSize,
  { date, traineeId, exerciseId, checkInId, itemId }: Subject,
): Scenario[] {
  const page = Math.min(100, Math.ceil(size.trainees / 25 / 2));
  const trainees = "/api/admin/trainees";
  return [
    { name: "home", caller: "trainee", path: `/api/trainee/home?date=${date}`, limit: limits.home },
    {
      name: "profile",
      caller: "trainee",
      path: "/api/trainee/profile",
      limit: limits.profile,
    },
    {
      name: "week of 35 exercises",
      caller: "trainee",
      path: `/api/trainee/exercise-week?date=${date}`,
      limit: limits.exerciseWeek,
    },
    {
      name: "week of 28 meals",
      caller: "trainee",
      path: `/api/trainee/meal-week?date=${date}`,
      limit: limits.mealWeek,
    },
    { name: "notes", caller: "trainee", path: "/api/trainee/notes", limit: limits.notes },
    {
      name: "steps (week)",
      caller: "trainee",
      path: `/api/trainee/steps?date=${date}`,
      limit: limits.steps,
    },
    {
      name: "steps of everybody, first page",
      caller: "trainer",
      path: `/api/admin/steps?date=${date}`,
      limit: limits.page,
    },
    {
      name: "payments of a month",
      caller: "trainer",
      path: `/api/admin/payments?month=${monthOf(date)}`,
      limit: limits.page,
      same: true,
    },
    {
      name: "weight send",
      caller: "trainee",
      path: "/api/trainee/weight",
      body: () => ({ id: newId(), date, weight: 66.4, source: "sent" }),
      statements: 6,
    },
    {
      name: "a logged set",
      caller: "trainee",
      path: "/api/trainee/performed-sets",
      body: oneSetMore(itemId),
      tellsWritten: true,
    },
    {
      name: "history of an exercise",
      caller: "trainee",
      path: `/api/trainee/exercises/${exerciseId}/history`,
      limit: limits.history,
    },
    { name: "trainees, first page", caller: "trainer", path: trainees, limit: limits.trainees },
    {
      name: "trainees, search",
      caller: "trainer",
      path: `${trainees}?search=${encodeURIComponent("احمد")}`,
      limit: limits.search,
    },
    {
      name: `trainees by name, page ${page}`,
      caller: "trainer",
      path: `${trainees}?sort=name&direction=asc&page=${page}`,
      limit: limits.trainees,
    },
    {
      name: "beside a conversation",
      caller: "trainer",
      path: `/api/admin/trainees/${traineeId}/glance`,
      limit: limits.page,
      same: true,
    },
    previewOf("a notification to those found", { kind: "notify" }),
    previewOf("a renewal of those found", {
      kind: "plan",
      plan: "premium",
      change: "renewal",
    }),
    {
      name: "own check-ins",
      caller: "trainee",
      path: "/api/trainee/check-ins",
      limit: limits.page,
      same: true,
    },
    {
      name: "check-ins of everybody, 60 waiting",
      caller: "trainer",
      path: "/api/admin/check-ins?show=waiting",
      limit: limits.checkIns,
      same: true,
    },
    {
      name: "a check-in under review",
      caller: "trainer",
      path: `/api/admin/check-ins/${checkInId}`,
      limit: limits.checkIn,
      same: true,
    },
    overviewOf({ date }),
  ];
}

/** A set more with each request, as sets are logged; after the fourth the first alone again. */
function oneSetMore(itemId: string): () => NewPerformedSets {
  let requests = 0;
  return () => {
    const sets = Array.from({ length: 1 + (requests++ % 4) }, (_, at) => ({
      setNumber: at + 1,
      reps: 8,
      weight: 40,
    }));
    return { id: newId(), itemId, sets };
  };
}

const previewOf = (name: string, aim: unknown): Scenario => ({
  name,
  caller: "trainer",
  path: "/api/admin/trainee-jobs/preview",
  asks: { audience: { kind: "matching", filter: { search: "احمد" } }, aim },
  limit: limits.page,
  same: true,
});

/** What reads everybody: compared with the same reads, of which nothing is made. */
export const overviewOf = ({ date }: Pick<Subject, "date">): Scenario => ({
  name: "overview",
  caller: "trainer",
  path: `/api/admin/overview?date=${date}`,
  limit: limits.overview,
  same: true,
  rounds: 60,
});

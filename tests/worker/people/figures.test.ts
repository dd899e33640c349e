import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { adherence } from "../../../domain/activity/adherence.ts";
import { dayProgress } from "../../../domain/activity/performance.ts";
import {
  averageUntil,
  performanceOfDay,
  performanceOfWeek,
} from "../../../domain/activity/performance-week.ts";
import { traineesPerPage } from "../../../domain/attention/list.ts";
import {
  adherenceBandNames,
  adherenceBands,
  type Need,
  needs,
} from "../../../domain/attention/list-filters.ts";
import { localDateAt } from "../../../domain/calendar.ts";
import type {
  StepsOverview,
  StepsPage,
  TraineeSteps,
} from "../../../domain/contract/activity/steps.ts";
import type { TraineePerformance } from "../../../domain/contract/activity/trainee-performance.ts";
import type { TraineeGlance } from "../../../domain/contract/attention/glance.ts";
import type { Overview } from "../../../domain/contract/attention/overview.ts";
import type { TraineesPage } from "../../../domain/contract/attention/trainee-list.ts";
import type { WeightOverview } from "../../../domain/contract/body/weight.ts";
import type { Home } from "../../../domain/contract/home/home.ts";
import type { TraineePayments } from "../../../domain/contract/memberships/payments.ts";
import type { SubscriptionLine } from "../../../domain/contract/memberships/subscriptions.ts";
import type { Profile } from "../../../domain/contract/people/profile.ts";
import type { TraineeDetails } from "../../../domain/contract/people/trainees.ts";
import { dueOf } from "../../../domain/memberships/payments.ts";
import { daysLeft } from "../../../domain/memberships/subscriptions.ts";
import { anyLife, type Life, makeLivedTrainee, type Person } from "../../support/figures.ts";
import { call, makeTrainer, type SignedInTrainee } from "../../support/worker.ts";

let trainer: SignedInTrainee;
beforeAll(async () => {
  trainer = await makeTrainer();
});

async function read<Body>(path: string, { token }: { token: string }): Promise<Body> {
  const response = await call(`/api/${path}`, { token });
  if (response.status !== 200) throw new Error(`${path}: ${await response.text()}`);
  return response.json();
}

/** Everything on both sides' screens about one person. */
async function screensOf(person: Person) {
  const { id, today, name } = person;
  const own = <Body>(path: string) => read<Body>(`trainee/${path}`, person);
  const theirs = <Body>(path: string) => read<Body>(`admin/${path}`, trainer);
  const { trainees } = await theirs<TraineesPage>(`trainees?search=${name}`);
  const { rows } = await theirs<StepsPage>(`steps?date=${today}&search=${name}`);
  const file = await call(`/api/admin/trainees/file?search=${name}`, { token: trainer.token });
  // The last columns: adherence, last activity, joined.
  const filed = (await file.text()).split("\r\n")[1]?.split(",").at(-3);
  return {
    today,
    home: await own<Home>(`home?date=${today}`),
    week: await own<Pick<Home, "week">>(`performance-week?date=${today}`),
    weight: await own<WeightOverview>(`weight?date=${today}`),
    steps: await own<StepsOverview>(`steps?date=${today}`),
    profile: await own<Profile>("profile"),
    payments: await own<TraineePayments>("payments"),
    row: trainees[0],
    stepsRow: rows[0],
    filed,
    glance: await theirs<TraineeGlance>(`trainees/${id}/glance`),
    performance: await theirs<TraineePerformance>(`trainees/${id}/performance`),
    details: await theirs<TraineeDetails>(`trainees/${id}`),
    stepsOf: await theirs<TraineeSteps>(`trainees/${id}/steps`),
    paid: await theirs<TraineePayments>(`trainees/${id}/payments`),
    line: await theirs<SubscriptionLine>(`trainees/${id}/subscriptions`),
  };
}
type Screens = Awaited<ReturnType<typeof screensOf>>;

const dayOf = ({ home, today }: Screens) => performanceOfDay(today, home.week);
const weekOf = ({ home, today }: Screens) => performanceOfWeek(today, home.week);
const walked = (records: StepsOverview["records"], today: string) =>
  records.find(({ date }) => date === today)?.steps ?? 0;

/** Screens of each figure, and its rule if it is more than a stored value. */
const figures: Record<
  string,
  { rule?: unknown; screens: (of: Screens) => Record<string, unknown> }
> = {
  "أداء اليوم": {
    rule: dayProgress,
    screens: ({ today, home, week, performance, glance }) => ({
      home: valueOrNull(
        home.week.find(({ date }) => date === today),
        dayProgress,
      ),
      week: valueOrNull(
        week.week.find(({ date }) => date === today),
        dayProgress,
      ),
      performance: performance.day.progress,
      glance: glance.day.progress,
    }),
  },
  "تمارين اليوم": {
    rule: performanceOfDay,
    screens: (of) => ({
      home: dayOf(of).exercises,
      performance: of.performance.day.exercises,
      glance: of.glance.day.exercises,
    }),
  },
  "وجبات اليوم": {
    rule: performanceOfDay,
    screens: (of) => ({
      home: dayOf(of).meals,
      performance: of.performance.day.meals,
      glance: of.glance.day.meals,
    }),
  },
  "معدل الأسبوع": {
    rule: averageUntil,
    screens: ({ today, home, week, performance }) => ({
      home: averageUntil(today, home.week) ?? null,
      week: averageUntil(today, week.week) ?? null,
      performance: performance.week.progress,
    }),
  },
  "تمارين الأسبوع ووجباته وخطواته": {
    rule: performanceOfWeek,
    screens: (of) => {
      const { progress: _, ...home } = weekOf(of);
      const { progress: _own, weekStart: _sunday, ...performance } = of.performance.week;
      return { home, performance };
    },
  },
  "الالتزام في 7 أيام": {
    rule: adherence,
    screens: ({ row, filed, glance, performance }) => ({
      list: row?.adherence,
      file: filed === "" ? null : Number(filed),
      glance: glance.adherence,
      performance: performance.adherence.find(({ days }) => days === 7)?.percent,
    }),
  },
  "خطوات اليوم": {
    screens: ({ today, home, steps, stepsRow, stepsOf, performance }) => ({
      home: home.week.find(({ date }) => date === today)?.steps.done,
      steps: walked(steps.records, today),
      table: stepsRow?.steps,
      person: walked(stepsOf.records, today),
      performance: performance.day.steps.done,
    }),
  },
  "هدف الخطوات": {
    screens: ({ steps, stepsRow, stepsOf, row }) => ({
      steps: steps.target,
      table: stepsRow?.target,
      person: stepsOf.target,
      list: row?.targetSteps,
    }),
  },
  الوزن: {
    screens: ({ home, weight, profile, glance, row, details }) => ({
      home: home.weight.current?.weight ?? null,
      weight: weight.current?.weight ?? null,
      profile: profile.weight.current?.weight ?? null,
      glance: glance.weight.current?.weight ?? null,
      list: row?.currentWeight,
      data: details.currentWeight,
    }),
  },
  "الفرق عن الوزن السابق": {
    screens: ({ home, weight, profile, glance }) => ({
      home: home.weight.difference,
      weight: weight.difference,
      profile: profile.weight.difference,
      glance: glance.weight.difference,
    }),
  },
  "نهاية الاشتراك": {
    screens: ({ profile, glance, details, line }) => ({
      profile: profile.membership.endsOn,
      glance: glance.membership.endsOn,
      data: details.subscriptionEnd,
      line: line.terms.at(-1)?.endsOn ?? null,
    }),
  },
  "ما بقي من الاشتراك": {
    rule: daysLeft,
    screens: ({ profile, glance }) => ({
      profile: profile.membership.daysLeft,
      glance: glance.membership.daysLeft,
    }),
  },
  المستحق: {
    rule: dueOf,
    screens: ({ payments, paid, glance }) => ({
      payments: payments.due.agorot,
      paid: paid.due.agorot,
      glance: glance.due,
    }),
  },
};

const valueOrNull = <Day, Value>(day: Day | undefined, value: (day: Day) => Value | undefined) =>
  (day && value(day)) ?? null;

describe("a figure on two screens", () => {
  it("is the same for any plan, log, weight, subscription and payment", async () => {
    const differing = async (person: Person) => {
      const screens = await screensOf(person);
      return Object.entries(figures).flatMap(([name, figure]) => {
        const shown = figure.screens(screens);
        const values = new Set(Object.values(shown).map((value) => JSON.stringify(value)));
        return values.size === 1 && !values.has("undefined") ? [] : [{ name, shown }];
      });
    };
    await fc.assert(
      fc.asyncProperty(anyLife, async (life) => {
        expect(await differing(await makeLivedTrainee(life))).toEqual([]);
      }),
      { numRuns: 15 },
    );
  });

  it("is the same in the list's filter", async () => {
    const names = new Set<string>();
    for (const done of [1, 2, 4, 5, 6, 7]) {
      const [life] = fc.sample(anyLife, { seed: done, numRuns: 1 }) as [Life];
      const days = life.days.map((day) => ({ ...day, exercises: 7, done }));
      // The filter uses the trainer's own day, which differs from that of distant people.
      const person = await makeLivedTrainee({
        ...life,
        days,
        scheduled: true,
        timeZone: "Asia/Hebron",
      });
      names.add(person.name);
    }
    for (const band of adherenceBandNames) {
      const [least, most] = adherenceBands[band];
      const page = await read<TraineesPage>(`admin/trainees?adherence=${band}`, trainer);
      const trainees = page.trainees.filter(({ name }) => names.has(name));
      expect(trainees.length).toBeGreaterThan(0);
      for (const { adherence: shown } of trainees) {
        expect(shown).toBeGreaterThanOrEqual(least);
        expect(shown).toBeLessThanOrEqual(most);
      }
    }
  });

  it("is the same for the list's filter and the queue's counts", async () => {
    const lives = fc.sample(anyLife, { seed: 3, numRuns: 6 });
    for (const life of lives) await makeLivedTrainee({ ...life, joinedAgo: 60 });
    const today = localDateAt(Date.now(), "Asia/Hebron");
    const idsOf = async (need: Need, page = 1): Promise<string[]> => {
      const query = `needs=${need}&date=${today}&page=${page}`;
      const { trainees, total } = await read<TraineesPage>(`admin/trainees?${query}`, trainer);
      const ids = trainees.map(({ id }) => id);
      return page * traineesPerPage < total ? [...ids, ...(await idsOf(need, page + 1))] : ids;
    };
    const counted: number[] = [];
    for (const need of needs) {
      const { queue } = await read<Overview>(
        `admin/overview?date=${today}&reason=${need}`,
        trainer,
      );
      const ids = await idsOf(need);
      expect(ids.toSorted(), need).toEqual(
        queue.lines.map(({ traineeId }) => traineeId).toSorted(),
      );
      expect(ids, need).toHaveLength(queue.counts[need]);
      counted.push(ids.length);
    }
    expect(counted.filter((count) => count > 0).length).toBeGreaterThan(2);
  });
});

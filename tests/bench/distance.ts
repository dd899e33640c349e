import { turnMs } from "../../domain/plumbing/outbox.ts";
import { type Invocation, tripMs } from "./distance/far-away.ts";
import { filling } from "./distance/filling.ts";
import { importing, longWork } from "./distance/long-work.ts";
import { type Plan, plans } from "./distance/plan.ts";
import { requests, sets } from "./distance/requests.ts";
import type { Bench, Figure } from "./lib/bench-run.ts";

const limits = {
  /**
   * A turn, and the slice that it began just before it was over: the longest is one of 48 small files, six of which
   * are read at once, and then put, with what is asked before and noted behind.
   */
  turnSeconds: (turnMs + 26 * tripMs) / 1000,
  /** What stands behind an answer is cut off then. */
  behindAnswerSeconds: 30,
  cronSeconds: 15 * 60,
  /** Of one invocation: queries of D1, and calls of everything. */
  asked: 1000,
  tripsOfPortion: 6,
  tripsOfSignIn: 5,
  tripsOfOpening: 2,
  tripsOfSet: 1,
};

const most = (all: readonly Invocation[], of: keyof Omit<Invocation, "what">) =>
  Math.max(...all.map((each) => each[of]));
const sum = (all: readonly Invocation[], of: keyof Omit<Invocation, "what">) =>
  all.reduce((total, each) => total + each[of], 0);

const exactly = (what: string, figure: number, unit: string, limit: number): Figure => ({
  what,
  figure,
  unit,
  limit,
  exact: true,
});

/** What is true of work that goes on in invocations of its own. */
function invocationFigures(all: readonly Invocation[], what: string, seconds: number): Figure[] {
  const own = all.filter((each) => each.what === what);
  return [
    exactly(`${what}: longest invocation`, most(own, "seconds"), "s", seconds),
    exactly(`${what}: queries of an invocation`, most(own, "queries"), "", limits.asked),
    exactly(`${what}: calls of an invocation`, most(own, "calls"), "", limits.asked),
  ];
}

/** Each of it once at 120 ms a trip, none of which anybody waits for here. */
export const benchDistance: Bench = async ({ pick }) => {
  const plan = pick(plans) as Plan;
  const all = [
    ...(await longWork(plan)),
    ...(await importing(plan)),
    ...(await filling(plan)),
    ...(await requests(plan)),
  ];
  const of = (what: string) => all.filter((each) => each.what === what);
  const names = [...new Set(all.map(({ what }) => what))];
  return {
    figures: [
      ...invocationFigures(all, "backup", limits.turnSeconds),
      ...invocationFigures(all, "copy of the business", limits.turnSeconds),
      ...invocationFigures(all, "restoring", limits.turnSeconds),
      ...invocationFigures(all, "a template given", limits.behindAnswerSeconds),
      ...invocationFigures(all, "weeks filled by the cron", limits.cronSeconds),
      exactly(
        "a portion of an import: trips in a row",
        most(of("a portion of an import"), "trips"),
        "",
        limits.tripsOfPortion,
      ),
      exactly(
        "signing in: trips in a row",
        sum(of("signing in"), "trips"),
        "",
        limits.tripsOfSignIn,
      ),
      exactly(
        "opening the app behind its page: trips in a row",
        sum(of("opening the app"), "trips"),
        "",
        limits.tripsOfOpening,
      ),
      exactly(
        `${sets} sets, one after the other: trips in a row`,
        sum(of("a set"), "trips"),
        "",
        sets * limits.tripsOfSet,
      ),
    ],
    tables: [
      {
        rows: names.map((what) => ({
          what,
          invocations: of(what).length,
          seconds: sum(of(what), "seconds"),
          "longest, s": most(of(what), "seconds"),
          "trips in a row": sum(of(what), "trips"),
          "most queries": most(of(what), "queries"),
          "most calls": most(of(what), "calls"),
        })),
      },
    ],
    readings: all,
  };
};

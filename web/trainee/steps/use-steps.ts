import { useInfiniteQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { type StepDay, stepDays } from "../../../domain/activity/step-days.ts";
import { newId } from "../../../domain/id.ts";
import { useToday } from "../../lib/format/today.ts";
import { usePendingWrites } from "../../lib/waiting/use-waiting-writes.ts";
import { useWrite } from "../../lib/waiting/use-write.ts";
import { m } from "../../paraglide/messages.js";
import { stepsWritesKey } from "./keys.ts";
import { stepsQuery } from "./queries.ts";
import type { StepsWrite } from "./steps-write.ts";
import { withSteps } from "./with-steps.ts";
import "./writes.ts";

export interface KnownSteps {
  today: string;
  target: number;
  /** Oldest first, from a Sunday to today. */
  days: StepDay[];
  /** Days with a waiting total. */
  waiting: string[];
}

/** The trainee's steps with waiting writes applied. */
export function useSteps() {
  const today = useToday();
  const query = useInfiniteQuery(stepsQuery(today));
  const writes = usePendingWrites<StepsWrite>(stepsWritesKey);
  const [newest, ...older] = query.data?.pages ?? [];
  let known: KnownSteps | undefined;
  if (newest) {
    const { target, records, first, before } = withSteps(newest, writes);
    const oldest = older.at(-1);
    const rows = [...older.toReversed().flatMap((page) => page.records), ...records];
    const span = { first: oldest?.first ?? first, last: today, before: oldest?.before ?? before };
    const waiting = writes.flatMap((each) =>
      each.kind === "steps" && each.waiting ? [each.date] : [],
    );
    known = { today, target, days: stepDays(span, rows), waiting };
  }
  return { query, known, writes };
}

/** The writes of steps. They wait on the phone and are sent once. */
export function useStepsWrites() {
  const setSteps = useWrite<StepsWrite>(stepsWritesKey, { failed: m.steps_update_failed });
  const setTarget = useWrite<StepsWrite>(stepsWritesKey, { failed: m.steps_target_failed });
  const refused = useRef<() => void>(() => {});
  const report = useWrite<StepsWrite>(stepsWritesKey, {
    failed: m.steps_send_failed,
    onRefused: (write) => write.kind === "report" && refused.current(),
  });
  return {
    setSteps: (date: string, steps: number) =>
      setSteps({ id: newId(), kind: "steps", date, steps }),
    setTarget: (date: string, target: number) =>
      setTarget({ id: newId(), kind: "target", date, target }),
    report: (weekStart: string, onRefused: () => void) => {
      refused.current = onRefused;
      report({ id: newId(), kind: "report", weekStart });
    },
  };
}

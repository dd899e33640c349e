import { queryOptions } from "@tanstack/react-query";
import type { AttentionReason } from "../../../domain/attention/attention.ts";
import type { BeginningFacts, BeginningMark } from "../../../domain/attention/beginning.ts";
import type {
  Overview,
  PutAwayLines,
  ShownLine,
} from "../../../domain/contract/attention/overview.ts";
import { answer } from "../../lib/session/answer.ts";
import { adminClient } from "../../lib/session/clients.ts";
import { queryClient } from "../../lib/session/query-client.ts";
import { change, refresh } from "../../live/refresh.ts";

/** The key that events invalidate. */
const key = ["admin", "queue"] as const;
const shownKey = [...key, "shown"] as const;
const awayKey = [...key, "away"] as const;

/** Age in milliseconds from which the data of an open screen is read again. */
const freshMs = 30_000;

/** The overview; with a reason, only the lines of that reason. */
export const overviewQuery = (date: string, reason?: AttentionReason) =>
  queryOptions({
    queryKey: [...shownKey, date, reason ?? null],
    queryFn: ({ signal }) =>
      answer(
        adminClient().overview.$get(
          { query: { date, ...(reason ? { reason } : {}) } },
          { init: { signal } },
        ),
      ) as Promise<Overview>,
    staleTime: freshMs,
    // A trainer who returns from a first step sees it ticked.
    refetchOnMount: ({ state }) => (state.data?.beginning ? "always" : true),
  });

/** Lines that were put away, read at each opening. */
export const putAwayQuery = (date: string) =>
  queryOptions({
    queryKey: [...awayKey, date],
    queryFn: ({ signal }) =>
      answer(
        adminClient().overview["put-away"].$get({ query: { date } }, { init: { signal } }),
      ) as Promise<PutAwayLines>,
    staleTime: 0,
  });

type Named = Pick<ShownLine, "traineeId" | "reason">;

const isLine = (one: Named) => (other: Named) =>
  one.traineeId === other.traineeId && one.reason === other.reason;

/** Removes a line at once, and restores it if the request fails. */
export async function putAway(line: ShownLine, notBefore: string | null): Promise<void> {
  await queryClient.cancelQueries({ queryKey: key });
  change<Overview>(shownKey, (overview) => without(overview, line));
  try {
    await answer(
      adminClient().trainees[":id"]["attention-marks"][":reason"].$put({
        param: { id: line.traineeId, reason: line.reason },
        json: { occurrence: line.occurrence, notBefore },
      }),
    );
  } catch (error) {
    refresh(key);
    throw error;
  }
}

/** Answers an absence request, or ends an absence; the queue follows. */
export async function answerAbsence(
  id: string,
  absenceId: string,
  status: "granted" | "declined" | "ended",
): Promise<void> {
  await answer(
    adminClient().trainees[":id"].absences[":absenceId"].$put({
      param: { id, absenceId },
      json: { status },
    }),
  );
  refresh(key);
}

/** Restores a line that was put away. */
export async function takeBack(line: Named): Promise<void> {
  const { traineeId, reason } = line;
  await queryClient.cancelQueries({ queryKey: awayKey });
  change<PutAwayLines>(awayKey, (away) => ({
    ...away,
    lines: away.lines.filter((other) => !isLine(line)(other)),
  }));
  try {
    await answer(
      adminClient().trainees[":id"]["attention-marks"][":reason"].$delete({
        param: { id: traineeId, reason },
        json: {},
      }),
    );
  } finally {
    refresh(key);
  }
}

/**
 * Stores the trainer's answer to the first steps, and updates the screen.
 * @param shown their new state; undefined leaves the screen until the next visit
 */
export async function markBeginning(
  mark: BeginningMark,
  shown?: BeginningFacts | null,
): Promise<void> {
  if (shown !== undefined) {
    await queryClient.cancelQueries({ queryKey: key });
    change<Overview>(shownKey, (overview) => ({ ...overview, beginning: shown }));
  }
  try {
    await answer(adminClient().settings.beginning.$put({ json: { mark } }));
  } catch (error) {
    refresh(key);
    throw error;
  }
}

/** Removes an answered line at once; the next read confirms it. */
export const settled = (line: ShownLine): void =>
  change<Overview>(shownKey, (overview) => {
    const next = without(overview, line);
    return { ...next, queue: { ...next.queue, putAway: overview.queue.putAway } };
  });

/** Reads again what an answer changes: the queue, and the summaries of people. */
export function refreshAnswers(): void {
  refresh(key);
  refresh(["admin", "glance"]);
}

function without(overview: Overview, line: ShownLine): Overview {
  const { lines, counts, putAway } = overview.queue;
  const left = lines.filter((other) => !isLine(line)(other));
  if (left.length === lines.length) return overview;
  const count = counts[line.reason] - (lines.length - left.length);
  return {
    ...overview,
    queue: {
      lines: left,
      counts: { ...counts, [line.reason]: Math.max(0, count) },
      putAway: putAway + 1,
    },
  };
}

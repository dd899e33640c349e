import { queryOptions } from "@tanstack/react-query";
import type { AttentionReason } from "../../../domain/attention/attention.ts";
import type { BeginningFacts, BeginningMark } from "../../../domain/attention/beginning.ts";
import type { TraineeGlance } from "../../../domain/contract/attention/glance.ts";
import type {
  NewAttentionMark,
  Overview,
  PutAwayLines,
  ShownLine,
} from "../../../domain/contract/attention/overview.ts";
import type { RamadanInput } from "../../../domain/contract/ramadan/settings.ts";
import { messageKey, type Outgoing } from "../../chat/outgoing.ts";
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
    queryFn: async ({ signal }) => {
      renewUnsent();
      const query = { date, ...(reason ? { reason } : {}) };
      const asked = adminClient().overview.$get({ query }, { init: { signal } });
      return withoutAnswered((await answer(asked)) as Overview);
    },
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
export async function putAway(
  line: ShownLine,
  mark: Omit<NewAttentionMark, "occurrence">,
): Promise<void> {
  await queryClient.cancelQueries({ queryKey: key });
  change<Overview>(shownKey, (overview) => without(overview, line));
  try {
    await answer(
      adminClient().trainees[":id"]["attention-marks"][":reason"].$put({
        param: { id: line.traineeId, reason: line.reason },
        json: { occurrence: line.occurrence, ...mark },
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

/** Stores the answers of an evening; the mode is on where one asks. */
export async function saveEvenings(months: RamadanInput["months"]): Promise<void> {
  await answer(adminClient().settings.ramadan.$patch({ json: { months } }));
  void queryClient.invalidateQueries({ queryKey: ["admin", "settings", "ramadan"] });
}

/** Lines answered by a message of this window, with the time: what they settle is written shortly after it. */
const answeredAt = new Map<string, { traineeId: string; at: number }>();
const settlesWithinMs = 60_000;

const occurrenceOf = ({ reason, traineeId, occurrence }: ShownLine) =>
  [reason, traineeId, occurrence].join(" ");

/** Removes a line that a message answered, and leaves it out of reads that come before its effect. */
export function settled(line: ShownLine): void {
  answeredAt.set(occurrenceOf(line), { traineeId: line.traineeId, at: Date.now() });
  change<Overview>(shownKey, withoutAnswered);
  change<TraineeGlance>(["admin", "glance", line.traineeId], (glance) => ({
    ...glance,
    next: glance.next && isAnswered(glance.next) ? null : glance.next,
  }));
}

function isAnswered(line: ShownLine): boolean {
  const answered = answeredAt.get(occurrenceOf(line));
  return answered !== undefined && Date.now() - answered.at < settlesWithinMs;
}

/** An answer that still waits for the network settles its line only from now on. */
function renewUnsent(): void {
  for (const answered of answeredAt.values())
    if (isUnsentTo(answered.traineeId)) answered.at = Date.now();
}

const isUnsentTo = (traineeId: string) =>
  queryClient.isMutating({
    mutationKey: messageKey,
    predicate: ({ state }) => (state.variables as Outgoing | undefined)?.traineeId === traineeId,
  }) > 0;

function withoutAnswered(overview: Overview): Overview {
  const answered = overview.queue.lines.filter(isAnswered);
  if (answered.length === 0) return overview;
  const counts = { ...overview.queue.counts };
  for (const { reason } of answered) counts[reason] = Math.max(0, counts[reason] - 1);
  const lines = overview.queue.lines.filter((line) => !isAnswered(line));
  return { ...overview, queue: { ...overview.queue, lines, counts } };
}

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

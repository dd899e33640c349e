import { addDays, daysBetween, type LocalDate, weekStart } from "../calendar.ts";
import {
  type AssignedDone,
  type AttentionFacts,
  type AttentionLine,
  adherenceKinds,
  comparedDays,
} from "./attention.ts";
import { isOverdue } from "./debts.ts";

const dayMs = 86_400_000;

/**
 * The lines of a trainee, marked ones included. An inactive trainee has none; a pending one has only the approval.
 * @param now UTC milliseconds
 */
export function linesOf(facts: AttentionFacts, now: number): AttentionLine[] {
  if (facts.status === "inactive") return [];
  const { traineeId } = facts;
  const sinceMs = (since: number) => Math.max(0, (now - since) / dayMs);
  if (facts.status === "pending") {
    const since = facts.joinedAt;
    const about = { occurrence: String(since), age: sinceMs(since) };
    return [{ reason: "approval", traineeId, since, ...about }];
  }
  return [
    unread(facts, sinceMs),
    note(facts, sinceMs),
    checkIn(facts, sinceMs),
    transfer(facts, sinceMs),
    ...asked(facts, sinceMs),
    ...(isAway(facts)
      ? []
      : [emptyWeeks(facts), silence(facts), missed(facts), adherence(facts), weight(facts)]),
    ending(facts),
    payment(facts),
  ].filter((line) => line !== undefined);
}

const isAway = ({ absence, today }: AttentionFacts) =>
  absence !== null && absence.startsOn <= today && today <= absence.endsOn;

type Line = AttentionLine | undefined;
type SinceMs = (since: number) => number;

function unread({ traineeId, unread: waiting, thresholds }: AttentionFacts, since: SinceMs): Line {
  if (!waiting || thresholds.unreadHours === null) return undefined;
  const age = since(waiting.since);
  if (age * 24 < thresholds.unreadHours) return undefined;
  const occurrence = `${waiting.since}:${waiting.count}`;
  return { reason: "unread", traineeId, ...waiting, occurrence, age };
}

/** Notes marked done are answered; the line is about later ones. */
function note({ traineeId, notes, marks }: AttentionFacts, sinceMs: SinceMs): Line {
  const done = marks.find(({ reason, notBefore }) => reason === "note" && notBefore === null);
  const open = done ? notes.filter(({ at }) => at > Number(done.occurrence)) : notes;
  const [oldest, newest] = [open[0], open.at(-1)];
  if (!oldest || !newest) return undefined;
  const { id: noteId, type, at: since, quote } = oldest;
  const about = { noteId, type, count: open.length, since, quote };
  const when = { occurrence: String(newest.at), age: sinceMs(since) };
  return { reason: "note", traineeId, ...about, ...when };
}

/** The oldest waiting check-in; each is answered by its review. */
function checkIn({ traineeId, checkIns, thresholds }: AttentionFacts, sinceMs: SinceMs): Line {
  if (!checkIns || thresholds.checkInHours === null) return undefined;
  const { first: checkInId, count, since } = checkIns;
  const age = sinceMs(since);
  if (age * 24 < thresholds.checkInHours) return undefined;
  return { reason: "check_in", traineeId, checkInId, count, since, occurrence: checkInId, age };
}

/** The oldest proof of a transfer that waits; each is answered by a decision. */
function transfer({ traineeId, proofs }: AttentionFacts, sinceMs: SinceMs): Line {
  if (!proofs) return undefined;
  const { first: proofId, count, since } = proofs;
  const about = { occurrence: proofId, age: sinceMs(since) };
  return { reason: "transfer", traineeId, proofId, count, since, ...about };
}

/** Check-ins missed in a row before the reason. */
const missedInARow = 2;

/** Two missed in a row: the reason is in place of a third reminder. */
function missed({ traineeId, today, missed: lately }: AttentionFacts): Line {
  if (!lately || lately.count < missedInARow) return undefined;
  const { dueOn } = lately;
  const age = daysBetween(dueOn, today);
  return { reason: "missed_check_ins", traineeId, dueOn, occurrence: dueOn, age };
}

/** Each absence is answered separately. They are put away together, until the next request. */
function asked({ traineeId, asked: wishes }: AttentionFacts, since: SinceMs): AttentionLine[] {
  const occurrence = String(Math.max(...wishes.map((wish) => wish.since)));
  return wishes.map(({ id: absenceId, ...about }) => ({
    reason: "absence" as const,
    traineeId,
    absenceId,
    ...about,
    occurrence,
    age: since(about.since),
  }));
}

function emptyWeeks({ traineeId, today, plannedThrough, thresholds }: AttentionFacts): Line {
  if (thresholds.plannedDays === null) return undefined;
  const left = plannedThrough === null ? -1 : daysBetween(today, plannedThrough);
  if (left >= thresholds.plannedDays) return undefined;
  const occurrence = plannedThrough ?? "none";
  return { reason: "empty_weeks", traineeId, plannedThrough, occurrence, age: -left };
}

/** Rest is no silence: there must be an assignment since the last logged day. */
function silence(facts: AttentionFacts): Line {
  const { traineeId, today, lastLoggedOn, lastAssignedOn, thresholds } = facts;
  if (thresholds.silenceDays === null || lastAssignedOn === null) return undefined;
  if (lastLoggedOn !== null && lastAssignedOn <= lastLoggedOn) return undefined;
  const from = latest(lastLoggedOn ?? facts.joinedOn, facts.absence?.endsOn);
  const days = daysBetween(from, today);
  if (days < thresholds.silenceDays) return undefined;
  // A line marked done returns a week later if nothing was logged.
  const occurrence = `${from}+${Math.floor((days - thresholds.silenceDays) / 7)}`;
  return { reason: "silence", traineeId, lastLoggedOn, days, occurrence, age: days };
}

/** Minimum assigned items for a comparison. */
const minAssigned = { lately: 3, before: 7 } as const;

/** No line if a silence or an absence in the compared days explains the fall. */
function adherence(facts: AttentionFacts): Line {
  const { traineeId, today, absence, lately, before, thresholds } = facts;
  const least = thresholds.adherencePoints;
  if (least === null || silence(facts)) return undefined;
  if (absence && absence.endsOn >= addDays(today, -comparedDays.lately)) return undefined;
  const fell = adherenceKinds.flatMap((kind) => {
    const [to, from] = [percentOf(lately[kind], "lately"), percentOf(before[kind], "before")];
    return to !== undefined && from !== undefined && from - to >= least ? [{ kind, from, to }] : [];
  });
  if (fell.length === 0) return undefined;
  const occurrence = [weekStart(today), ...fell.map(({ kind }) => kind)].join(":");
  const age = Math.max(...fell.map(({ from, to }) => from - to));
  return { reason: "adherence", traineeId, fell, occurrence, age };
}

function percentOf({ assigned, done }: AssignedDone, over: keyof typeof minAssigned) {
  if (assigned < minAssigned[over]) return undefined;
  return Math.min(100, Math.round((100 * done) / assigned));
}

function ending({ traineeId, today, subscriptionEnd: endsOn, thresholds }: AttentionFacts): Line {
  if (endsOn === null || thresholds.endingDays === null) return undefined;
  const days = daysBetween(today, endsOn);
  if (days > thresholds.endingDays) return undefined;
  const occurrence = `${endsOn}:${days < 0 ? "over" : "soon"}`;
  return { reason: "ending", traineeId, endsOn, days, occurrence, age: -days };
}

function payment({ traineeId, today, owed, thresholds }: AttentionFacts): Line {
  if (!owed) return undefined;
  const days = daysBetween(owed.since, today);
  if (!isOverdue(days, thresholds)) return undefined;
  const occurrence = `${owed.since}:${owed.agorot}`;
  return { reason: "payment", traineeId, ...owed, days, occurrence, age: days };
}

/** This week's weight, after the threshold. A trainee who joined or was away since owes none. */
function weight(facts: AttentionFacts): Line {
  const { traineeId, today, joinedOn, absence, lastWeightOn, thresholds } = facts;
  const sunday = weekStart(today);
  if (thresholds.weightDays === null || daysBetween(sunday, today) < thresholds.weightDays)
    return undefined;
  if (joinedOn >= sunday || (absence && absence.endsOn >= sunday)) return undefined;
  if (lastWeightOn !== null && lastWeightOn >= sunday) return undefined;
  const days = lastWeightOn === null ? null : daysBetween(lastWeightOn, today);
  const age = days ?? daysBetween(joinedOn, today);
  return { reason: "weight", traineeId, lastWeightOn, days, occurrence: sunday, age };
}

const latest = (one: LocalDate, other: LocalDate | undefined): LocalDate =>
  other !== undefined && other > one ? other : one;

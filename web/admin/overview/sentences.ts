import type { adherenceKinds } from "../../../domain/attention/attention.ts";
import type { LocalDate } from "../../../domain/calendar.ts";
import type { ShownLine } from "../../../domain/contract/attention/overview.ts";
import { kindTexts } from "../../absences/texts.ts";
import { formatDay, formatMoney, formatPercent, fullDay } from "../../lib/format/format.ts";
import { ownDayAt } from "../../lib/format/own-zone.ts";
import { typeTexts } from "../../notes/texts.ts";
import { agoText } from "../../notifications/times.ts";
import { m } from "../../paraglide/messages.js";

type AdherenceKind = (typeof adherenceKinds)[number];

interface Clock {
  now: number;
  today: LocalDate;
}

const dayText = (date: LocalDate) => formatDay(date, fullDay);

/** The facts of a line as a sentence, without the person's name. */
export function sentenceOf(line: ShownLine, { now, today }: Clock): string {
  const ago = (at: number) => agoText(at, now, ownDayAt(at));
  switch (line.reason) {
    case "unread":
      return m.overview_say_unread({ count: line.count, ago: ago(line.since) });
    case "note": {
      const type = typeTexts[line.type]();
      return m.overview_say_note({ count: line.count, type, ago: ago(line.since) });
    }
    case "check_in":
      return m.overview_say_check_in({ count: line.count, ago: ago(line.since) });
    case "missed_check_ins":
      return m.overview_say_missed_check_ins({ day: dayText(line.dueOn) });
    case "approval":
      return m.overview_say_approval({ ago: ago(line.since) });
    case "transfer":
      return m.overview_say_transfer({ count: line.count, ago: ago(line.since) });
    case "absence":
      return absenceText(line);
    case "empty_weeks":
      return plannedText(line.plannedThrough, today);
    case "silence":
      return line.lastLoggedOn === null
        ? m.overview_say_never_logged({ count: line.days })
        : m.overview_say_silence({ count: line.days, day: dayText(line.lastLoggedOn) });
    case "adherence":
      return fallText(line.fell);
    case "ending":
      return endingText(line.days, dayText(line.endsOn));
    case "payment":
      return m.overview_say_payment({ count: line.days, amount: formatMoney(line.agorot) });
    case "weight":
      return line.days === null
        ? m.overview_say_no_weight()
        : m.overview_say_weight({ count: line.days });
  }
}

export function absenceText({ kind, startsOn, endsOn }: Extract<ShownLine, { reason: "absence" }>) {
  const about = kindTexts[kind]();
  if (startsOn === endsOn) return m.overview_say_absence_day({ kind: about, day: dayText(endsOn) });
  return m.overview_say_absence({
    kind: about,
    from: dayText(startsOn),
    until: dayText(endsOn),
  });
}

function plannedText(through: LocalDate | null, today: LocalDate): string {
  if (through === null || through < today) return m.overview_say_never_planned();
  if (through === today) return m.overview_say_planned_today();
  return m.overview_say_planned_through({ day: dayText(through) });
}

function fallText(fell: Extract<ShownLine, { reason: "adherence" }>["fell"]): string {
  const falls = fell.map(({ kind, from, to }) => ({
    kind,
    from: formatPercent(from),
    to: formatPercent(to),
  }));
  const [only, ...others] = falls;
  if (!only) return "";
  if (others.length === 0) return fellTexts[only.kind](only);
  const each = falls.map((fall) =>
    m.overview_say_fall({ ...fall, kind: adherenceTexts[fall.kind]() }),
  );
  return m.overview_say_fell_many({ falls: each.join(m.ui_comma()) });
}

const fellTexts: Record<AdherenceKind, (percents: { from: string; to: string }) => string> = {
  exercises: m.overview_say_fell_exercises,
  meals: m.overview_say_fell_meals,
  steps: m.overview_say_fell_steps,
};

const adherenceTexts: Record<AdherenceKind, () => string> = {
  exercises: m.overview_kind_exercises,
  meals: m.overview_kind_meals,
  steps: m.overview_kind_steps,
};

function endingText(days: number, day: string): string {
  if (days === 0) return m.overview_say_ends_today();
  return days > 0
    ? m.overview_say_ending({ count: days, day })
    : m.overview_say_ended({ count: -days, day });
}

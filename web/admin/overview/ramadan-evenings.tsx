import { useState } from "react";
import { Link } from "react-router";
import { adminPaths } from "../../../domain/admin-paths.ts";
import { daysBetween, type LocalDate } from "../../../domain/calendar.ts";
import type { RamadanEvenings } from "../../../domain/contract/attention/overview.ts";
import { errorText } from "../../lib/format/error-text.ts";
import { nameIn } from "../../lib/format/names.ts";
import { useChoice } from "../../lib/waiting/use-choice.ts";
import { m } from "../../paraglide/messages.js";
import { Banner } from "../../ui/banner.tsx";
import { Icon } from "../../ui/every-icon.tsx";
import { Glyph, outlines } from "../../ui/glyph.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { PillToggle } from "../../ui/pill-toggle.tsx";
import { saveEvenings } from "./queries.ts";
import { type Answers, answeredMonths, idOf } from "./ramadan-answers.ts";

type Question = RamadanEvenings["questions"][number];

/**
 * The question before Ramadan and before Eid: one line, one tap. Its answer stays on screen, to be changed, until the
 * trainer leaves.
 */
export function RamadanQuestions({
  evenings,
  today,
}: {
  evenings: RamadanEvenings;
  today: LocalDate;
}) {
  const [saved, setSaved] = useState<Answers>({});
  const choice = useChoice(saved, async (answers) => {
    await saveEvenings(answeredMonths(evenings, answers));
    setSaved(answers);
  });
  const [hidden, setHidden] = useState(false);
  if (hidden) return null;
  const hide = () => {
    const kept = evenings.questions.map((question) => [idOf(question), "kept"]);
    choice.choose({ ...Object.fromEntries(kept), ...choice.value });
    setHidden(true);
  };
  return (
    <section aria-label={m.ramadan_title()} className="grid grid-cols-1 gap-2 pt-2 pb-4">
      {choice.error !== undefined && (
        <Banner kind="error">{errorText(choice.error, m.ramadan_mode_failed())}</Banner>
      )}
      <ul className="grid grid-cols-1 divide-y divide-line rounded-xl border border-line bg-raised px-4">
        {evenings.questions.map((question, place) => (
          <li key={idOf(question)} className="flex items-start gap-3 py-2">
            <Glyph d={outlines.moon} className="mt-3 shrink-0 text-muted" />
            <div className="flex min-w-0 grow flex-wrap items-center gap-x-4 gap-y-2 py-1">
              <div className="min-w-0 grow basis-56">
                <p className="font-medium">{titleOf(question, today)}</p>
                <p className="text-sm text-muted">
                  {question.countries.map(nameIn).join(" · ")}
                  {question.countries.length > 1 && (
                    <>
                      {" · "}
                      <Link
                        to={adminPaths.settingsTab("ramadan")}
                        className="whitespace-nowrap text-accent-ink underline underline-offset-4"
                      >
                        {m.ramadan_each_country()}
                      </Link>
                    </>
                  )}
                </p>
              </div>
              <div className="flex flex-wrap gap-2">
                {question.days.map((day) => (
                  <PillToggle
                    key={day}
                    aria-pressed={choice.value[idOf(question)] === day}
                    onClick={() => choice.choose({ ...choice.value, [idOf(question)]: day })}
                  >
                    {answerOf(question, day, today)}
                  </PillToggle>
                ))}
              </div>
            </div>
            {place === 0 && (
              <IconButton label={m.ramadan_hide()} className="text-muted" onClick={hide}>
                <Icon name="close" />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function titleOf({ question, days }: Question, today: LocalDate): string {
  const ahead = daysBetween(today, days[0] ?? today);
  if (question === "eid")
    return ahead > 0 ? m.ramadan_eid_ask_tomorrow() : m.ramadan_eid_ask_today();
  if (ahead > 0) return m.ramadan_first_tomorrow();
  return ahead === 0 ? m.ramadan_first_today() : m.ramadan_first_yesterday();
}

function answerOf({ question, days }: Question, day: LocalDate, today: LocalDate): string {
  const ahead = daysBetween(today, day);
  if (question === "eid") {
    if (day === days[0]) return ahead > 0 ? m.ramadan_eid_tomorrow() : m.ramadan_eid_today();
    return ahead > 1 ? m.ramadan_thirtieth_tomorrow() : m.ramadan_thirtieth_today();
  }
  if (ahead > 1) return m.ramadan_begins_after_tomorrow();
  if (ahead === 1) return m.ramadan_begins_tomorrow();
  return ahead === 0 ? m.ramadan_begins_today() : m.ramadan_began_yesterday();
}

import type { ReactNode } from "react";
import { Link } from "react-router";
import { adminPaths } from "../../../../domain/admin-paths.ts";
import { factNames } from "../../../../domain/check-ins/questions.ts";
import type { CheckInReview } from "../../../../domain/contract/check-ins/review.ts";
import { kindTexts } from "../../../absences/texts.ts";
import { answerText, factLabel, factTexts } from "../../../check-ins/answer-text.ts";
import { phraseOf } from "../../../check-ins/phrase.ts";
import { formatDay, fullDay } from "../../../lib/format/format.ts";
import { nameIn } from "../../../lib/format/names.ts";
import { ownDayAt } from "../../../lib/format/own-zone.ts";
import { useNow } from "../../../lib/use-now.ts";
import { agoText } from "../../../notifications/times.ts";
import { m } from "../../../paraglide/messages.js";
import { Avatar } from "../../../ui/avatar.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { Icon } from "../../../ui/every-icon.tsx";
import { FactLine } from "../../../ui/fact-line.tsx";
import { BackLink } from "../../frame/back-link.tsx";

/** The way back to the list. */
export const BackToList = () => <BackLink to={adminPaths.checkIns} label={m.review_back()} />;

type ReviewHeadingProps = Pick<CheckInReview, "checkIn" | "person"> & { actions: ReactNode };

/** The person with the check-in and its times. */
export function ReviewHeading({ checkIn, person, actions }: ReviewHeadingProps) {
  const { formName, formEnglishName, dueOn, dueAt, sentAt } = checkIn;
  const { absence } = person;
  const now = useNow();
  return (
    <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <BackToList />
      <Avatar name={person.name} id={person.traineeId} src={person.photo ?? undefined} />
      <div className="min-w-0 grow basis-48">
        <div className="flex flex-wrap items-center gap-x-3">
          <h1 className="text-lg wrap-anywhere">
            <Link to={adminPaths.trainee(person.traineeId)} className="touch hover:underline">
              <bdi>{person.name}</bdi>
            </Link>
          </h1>
          {sentAt > dueAt && <Badge>{m.check_ins_came_late()}</Badge>}
          {absence && (
            <Badge tone="accent">
              {m.review_absent({
                kind: kindTexts[absence.kind](),
                day: formatDay(absence.endsOn, fullDay),
              })}
            </Badge>
          )}
        </div>
        <FactLine
          sentences
          className="text-sm text-muted"
          facts={[
            <bdi key="form">{nameIn({ name: formName, englishName: formEnglishName })}</bdi>,
            m.check_ins_due_on({ day: formatDay(dueOn, fullDay) }),
            m.check_ins_sent({ ago: agoText(sentAt, now, ownDayAt(sentAt)) }),
          ]}
        />
      </div>
      {actions}
    </header>
  );
}

/** The marked answers first, then the facts of the week in one line. */
export function ReviewFacts({ checkIn }: Pick<CheckInReview, "checkIn">) {
  const { answers, flags, facts } = checkIn;
  const flagged = answers.filter(({ question }) => flags.includes(question.id));
  const known = factNames.filter((fact) => factTexts(fact, facts).length > 0);
  return (
    <div className="grid grid-cols-1 gap-2">
      {flagged.length > 0 && (
        <ul aria-label={m.review_flags()} className="flex flex-wrap gap-2">
          {flagged.map(({ question, value }) => (
            <li
              key={question.id}
              className="flex items-center gap-2 rounded-md bg-warn-soft px-3 py-1.5 text-warn"
            >
              <Icon name="info" className="shrink-0" />
              <span className="min-w-0 wrap-anywhere">
                <bdi>{phraseOf(question)}</bdi>{" "}
                <b className="font-semibold">
                  <bdi>{answerText(question, value)}</bdi>
                </b>
              </span>
            </li>
          ))}
        </ul>
      )}
      {known.length > 0 && (
        <dl className="flex flex-wrap gap-x-6 gap-y-1 rounded-lg bg-soft px-4 py-2">
          {known.map((fact) => (
            <div key={fact} className="flex flex-wrap items-baseline gap-x-2">
              <dt className="text-sm text-muted first-letter:uppercase">{factLabel(fact)}</dt>
              <dd>
                <FactLine sentences className="font-medium" facts={factTexts(fact, facts)} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

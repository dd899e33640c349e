import { bestBefore, nextStep } from "../../../../domain/activity/exercise-program.ts";
import type { Suggestion } from "../../../../domain/activity/progression.ts";
import type { ExerciseWeek } from "../../../../domain/contract/activity/exercise-week.ts";
import type { ScheduledExercise } from "../../../../domain/contract/schedules/schedules.ts";
import { tempoOf, weightOfPercent } from "../../../../domain/libraries/prescription.ts";
import { tempoText, timeText } from "../../../exercises/amount.ts";
import { weightText } from "../../../exercises/load.tsx";
import { growthText } from "../../../exercises/suggestion-text.ts";
import { useWho } from "../../../lib/session/use-who.ts";
import { m } from "../../../paraglide/messages.js";
import { Ltr } from "../../../ui/bidi.tsx";
import { Icon } from "../../../ui/every-icon.tsx";

type PrescriptionProps = { week: ExerciseWeek; item: ScheduledExercise };

/** The prescription of an exercise, and the reason of an increase. */
export function Prescription({ week, item }: PrescriptionProps) {
  const { note } = item;
  return (
    <>
      {note && (
        <p className="rounded-md border-s-4 border-accent bg-soft px-3 py-2">
          <span className="block text-sm text-muted">{m.training_trainer_note()}</span>
          <bdi className="plaintext whitespace-pre-line wrap-anywhere">{note}</bdi>
        </p>
      )}
      <Facts week={week} item={item} />
      <WhyNow week={week} item={item} />
    </>
  );
}

function Facts({ week, item }: PrescriptionProps) {
  const tempo = item.tempo ? tempoOf(item.tempo) : undefined;
  const percent = item.weight === null ? (item.percent ?? null) : null;
  const kg = percent === null ? null : weightOfPercent(percent, bestBefore(week, item));
  const hasRest = typeof item.rest === "number";
  const hasRpe = typeof item.rpe === "number";
  if (!tempo && percent === null && !hasRest && !hasRpe) return null;
  return (
    <dl className="flex flex-wrap gap-x-4 gap-y-1 text-sm *:flex *:flex-wrap *:gap-x-1.5">
      {percent !== null && (
        <div>
          <dt className="text-muted">{m.training_weight()}</dt>
          <dd className="font-medium">
            {kg === null
              ? m.exercises_percent_of_best({ percent })
              : m.training_percent_weight({ percent, kg: weightText(kg) })}
          </dd>
        </div>
      )}
      {hasRest && (
        <div>
          <dt className="text-muted">{m.training_rest()}</dt>
          <dd className="font-medium">
            {item.rest === 0 ? m.training_rest_none() : timeText(item.rest ?? 0)}
          </dd>
        </div>
      )}
      {hasRpe && (
        <div>
          <dt className="text-muted">{m.training_rpe()}</dt>
          <dd className="font-medium">{m.training_rpe_of({ rpe: item.rpe ?? 0 })}</dd>
        </div>
      )}
      {tempo && (
        <div>
          <dt className="text-muted">{m.training_tempo()}</dt>
          <dd>
            <Ltr className="font-medium">{item.tempo}</Ltr>{" "}
            <span className="text-muted">({tempoText(tempo)})</span>
          </dd>
        </div>
      )}
    </dl>
  );
}

/** The reason for today's values; suggestions without the trainer's agreement are hidden. */
function WhyNow({ week, item }: PrescriptionProps) {
  const gender = useWho()?.gender ?? "other";
  const suggestion = nextStep(week, item);
  const reason = suggestion?.reason;
  if (!suggestion || !reason || reason === "taken_back" || item.status !== "pending") return null;
  if (suggestion.add > 0 && suggestion.accepted && !item.progressionRuns && !suggestion.stands) {
    return null;
  }
  return (
    <p className="flex gap-2 text-sm">
      <Icon
        name={suggestion.add > 0 ? "chart" : "info"}
        className={`mt-1 ${suggestion.add > 0 ? "text-accent-ink" : "text-muted"}`}
      />
      {reasonText({ ...suggestion, reason }, gender)}
    </p>
  );
}

type Gender = "male" | "female" | "other";

type Told = Suggestion & { reason: Exclude<Suggestion["reason"], "taken_back"> };

function reasonText(suggestion: Told, gender: Gender): string {
  const growth = growthText(suggestion);
  switch (suggestion.reason) {
    case "all_done":
      return suggestion.unit === "seconds"
        ? m.training_why_time_done({ growth })
        : m.training_why_all_done({ growth });
    case "top_reached":
      return m.training_why_top_reached({ growth });
    case "outgrown":
      return m.training_why_outgrown();
    case "within_range":
      return m.training_why_within_range({ gender });
    case "missed":
      return m.training_why_missed();
  }
}

import { useId, useState } from "react";
import {
  efforts,
  feelingOf,
  feelingWords,
  type WorkoutFeeling,
} from "../../../../../domain/activity/workout-feeling.ts";
import { firstWritableDay } from "../../../../../domain/activity/writable-days.ts";
import type { ExerciseWeek } from "../../../../../domain/contract/activity/exercise-week.ts";
import { useWho } from "../../../../lib/session/use-who.ts";
import { m } from "../../../../paraglide/messages.js";
import { Button } from "../../../../ui/button.tsx";
import { ChoiceChips } from "../../../../ui/choice-chips.tsx";
import { Icon } from "../../../../ui/every-icon.tsx";
import { FactLine } from "../../../../ui/fact-line.tsx";
import { TextField } from "../../../../ui/field.tsx";
import { useFeeling } from "../../use-feeling.ts";

type FeelingProps = { week: ExerciseWeek; date: string; today: string };

/** How the workout felt, and a word to the trainer, sent in one tap; it can be changed. */
export function Feeling({ week, date, today }: FeelingProps) {
  const [changing, setChanging] = useState(false);
  const feeling = feelingOf(week.feelings ?? [], date);
  const open = date >= firstWritableDay(today);
  if (feeling && !changing) {
    return <Told feeling={feeling} onChange={open ? () => setChanging(true) : undefined} />;
  }
  if (!open) return null;
  return (
    <Form date={date} effort={feeling?.effort ?? undefined} onSent={() => setChanging(false)} />
  );
}

type ToldProps = { feeling: WorkoutFeeling; onChange: (() => void) | undefined };

function Told({ feeling: { effort, words }, onChange }: ToldProps) {
  const gender = useWho()?.gender ?? "other";
  return (
    <div className="flex flex-wrap items-center gap-x-3 rounded-lg bg-soft px-3 py-1.5">
      <p className="min-w-0 grow">
        <span className="flex items-center gap-2 font-medium">
          <Icon name="check" className="text-good" />
          {m.training_felt_sent({ gender })}
        </span>
        <FactLine
          sentences
          className="text-sm text-muted"
          facts={[
            effort !== null && m.training_felt_number({ effort }),
            words && <bdi className="wrap-anywhere">{words}</bdi>,
          ]}
        />
      </p>
      {onChange && (
        <Button variant="ghost" onClick={onChange}>
          {m.training_felt_change()}
        </Button>
      )}
    </div>
  );
}

type FormProps = { date: string; effort: number | undefined; onSent: () => void };

function Form({ date, effort: before, onSent }: FormProps) {
  const gender = useWho()?.gender ?? "other";
  const id = useId();
  const send = useFeeling();
  const [effort, setEffort] = useState(before);
  const [quick, setQuick] = useState<readonly string[]>([]);
  const [typed, setTyped] = useState("");
  const phrases = [
    m.training_felt_great(),
    m.training_felt_heavy(),
    m.training_felt_tired({ gender }),
    m.training_felt_pain(),
  ];
  const words = [...quick, typed.trim()].filter(Boolean).join(m.ui_comma());
  const submit = () => {
    send({ date, effort: effort ?? null, words: words || null });
    onSent();
  };
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <fieldset className="@container grid min-w-0 gap-1.5">
        <legend className="pb-1.5 font-semibold">{m.training_felt()}</legend>
        <div className="grid grid-cols-5 gap-1.5 @min-[31rem]:grid-cols-10">
          {efforts.map((each) => (
            <label
              key={each}
              className="relative grid min-h-12 min-w-[44px] place-items-center rounded-md border border-line-strong/60 bg-field font-semibold transition select-none hover:bg-soft has-checked:border-accent has-checked:bg-accent has-checked:text-on-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-ink"
            >
              <input
                type="radio"
                name={id}
                checked={effort === each}
                onChange={() => setEffort(each)}
                aria-label={m.training_felt_number({ effort: each })}
                className="absolute inset-0 cursor-pointer opacity-0"
              />
              {each}
            </label>
          ))}
        </div>
        <p aria-hidden="true" className="flex justify-between gap-3 text-sm text-muted">
          <span>{m.training_felt_low()}</span>
          <span>{m.training_felt_high()}</span>
        </p>
      </fieldset>
      <ChoiceChips
        label={m.training_felt_words()}
        name={`${id}-words`}
        multiple
        value={quick}
        options={phrases.map((phrase) => ({ value: phrase, label: phrase }))}
        onChange={setQuick}
      />
      <TextField
        label={m.training_felt_more()}
        name="words"
        autoComplete="off"
        maxLength={feelingWords.max - phrases.join(m.ui_comma()).length}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Button type="submit" size="lg" disabled={effort === undefined && words === ""}>
        <Icon name="send" />
        {m.training_felt_send({ gender })}
      </Button>
    </form>
  );
}

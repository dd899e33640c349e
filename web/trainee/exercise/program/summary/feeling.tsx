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
import { Icon } from "../../../../ui/every-icon.tsx";
import { FactLine } from "../../../../ui/fact-line.tsx";
import { TextField } from "../../../../ui/field.tsx";
import { ScaleRow } from "../../../../ui/scale-row.tsx";
import { useFeeling } from "../../use-feeling.ts";

type FeelingProps = { week: ExerciseWeek; date: string; today: string };

/** How the workout felt, and a word to the trainer: each tap is sent at once, another one changes it. */
export function Feeling({ week, date, today }: FeelingProps) {
  const feeling = feelingOf(week.feelings ?? [], date);
  const open = date >= firstWritableDay(today);
  // What was told on an earlier visit is one line; on this one the choices stay, to be changed.
  const [telling, setTelling] = useState(feeling === undefined);
  if (feeling && !(telling && open)) {
    return <Told feeling={feeling} onChange={open ? () => setTelling(true) : undefined} />;
  }
  return open ? <Tell date={date} feeling={feeling} /> : null;
}

type ToldProps = { feeling: WorkoutFeeling; onChange: (() => void) | undefined };

function Told({ feeling: { effort, words }, onChange }: ToldProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 rounded-lg bg-soft px-3 py-1.5">
      <div className="min-w-0 grow">
        <Sent />
        <FactLine
          sentences
          className="text-sm text-muted"
          facts={[
            effort !== null && m.training_felt_number({ effort }),
            words && <bdi className="wrap-anywhere">{words}</bdi>,
          ]}
        />
      </div>
      {onChange && (
        <Button variant="ghost" onClick={onChange}>
          {m.training_felt_change()}
        </Button>
      )}
    </div>
  );
}

function Sent() {
  const gender = useWho()?.gender ?? "other";
  return (
    <p className="flex items-center gap-2 font-medium">
      <Icon name="check" className="text-good" />
      {m.training_felt_sent({ gender })}
    </p>
  );
}

type TellProps = { date: string; feeling: WorkoutFeeling | undefined };

function Tell({ date, feeling }: TellProps) {
  const gender = useWho()?.gender ?? "other";
  const id = useId();
  const send = useFeeling();
  const [typed, setTyped] = useState("");
  const effort = feeling?.effort ?? null;
  const said = feeling?.words ?? null;
  const phrases: string[] = [
    m.training_felt_great(),
    m.training_felt_heavy(),
    m.training_felt_tired({ gender }),
    m.training_felt_pain(),
  ];
  const say = (words: string) => send({ date, effort: null, words });
  return (
    <div className="grid grid-cols-1 gap-3">
      <fieldset className="grid min-w-0 gap-1.5">
        <legend className="sr-only">{m.training_felt()}</legend>
        <div className="flex flex-wrap items-center justify-between gap-x-3 pb-1.5">
          <span aria-hidden="true" className="font-semibold">
            {m.training_felt()}
          </span>
          <span role="status" className="text-sm">
            {feeling && <Sent />}
          </span>
        </div>
        <ScaleRow
          numbers={efforts}
          name={id}
          value={effort}
          onChange={(each) => send({ date, effort: each, words: null })}
          labelOf={(each) => m.training_felt_number({ effort: each })}
          low={m.training_felt_low()}
          high={m.training_felt_high()}
        />
      </fieldset>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for inputs; these are buttons */}
      <div role="group" aria-label={m.training_felt_words()} className="flex flex-wrap gap-2">
        {phrases.map((phrase) => (
          <button
            key={phrase}
            type="button"
            aria-pressed={phrase === said}
            onClick={() => phrase !== said && say(phrase)}
            className="min-h-11 rounded-full border border-line-strong bg-field px-4 py-1.5 transition select-none hover:bg-soft aria-pressed:border-accent-ink aria-pressed:bg-accent-soft aria-pressed:font-medium aria-pressed:text-accent-ink"
          >
            {phrase}
          </button>
        ))}
      </div>
      {said && !phrases.includes(said) && (
        <p className="text-sm text-muted wrap-anywhere">
          <bdi>{said}</bdi>
        </p>
      )}
      <form
        className="flex flex-wrap items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          if (!typed.trim()) return;
          say(typed.trim());
          setTyped("");
        }}
      >
        <TextField
          label={m.training_felt_more()}
          name="words"
          autoComplete="off"
          maxLength={feelingWords.max}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          className="min-w-0 grow basis-28"
        />
        <Button type="submit" variant="secondary" disabled={!typed.trim()}>
          <Icon name="send" />
          {m.training_felt_send({ gender })}
        </Button>
      </form>
    </div>
  );
}

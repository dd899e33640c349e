import { useState } from "react";
import { countedOf } from "../../../exercises/body-map/counted.ts";
import { LazyMap } from "../../../exercises/body-map/lazy-map.tsx";
import { m } from "../../../paraglide/messages.js";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Icon } from "../../../ui/every-icon.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { PillToggle } from "../../../ui/pill-toggle.tsx";
import { usePlanner } from "../edits/planner-context.ts";
import { dayName } from "../texts.ts";

type Span = "week" | "day";

type MusclesProps = {
  /** The open day. */
  day: number;
  /** In a column, where they scroll by themselves and can be folded away. */
  onFold?: () => void;
};

/** The muscles of the edited week, or of the open day, as they are at this moment. */
export function Muscles({ day, onFold }: MusclesProps) {
  const { week } = usePlanner();
  const [span, setSpan] = useState<Span>("week");
  const items =
    span === "week" ? week.exercises : week.exercises.filter(({ dayOfWeek }) => dayOfWeek === day);
  const exercises = countedOf(week, items);
  const map =
    exercises.length > 0 ? (
      <LazyMap exercises={exercises} span={span} />
    ) : (
      <EmptyState
        icon={<Icon name="body" />}
        title={m.muscle_map_none()}
        text={m.muscle_map_none_text()}
      />
    );
  return (
    <>
      <div className={`flex items-center gap-1 ${onFold ? "py-0.5 ps-2.5 pe-0.5" : "pb-2"}`}>
        <fieldset className="flex min-w-0 grow flex-wrap gap-1.5">
          <legend className="sr-only">{m.muscle_map_which()}</legend>
          <PillToggle aria-pressed={span === "week"} onClick={() => setSpan("week")}>
            {m.muscle_map_of_week()}
          </PillToggle>
          <PillToggle aria-pressed={span === "day"} onClick={() => setSpan("day")}>
            {dayName(day)}
          </PillToggle>
        </fieldset>
        {onFold && (
          <IconButton
            label={m.muscle_map_fold()}
            aria-expanded
            onClick={onFold}
            className="text-muted"
          >
            <Icon name="close" />
          </IconButton>
        )}
      </div>
      {onFold ? (
        <section
          aria-label={span === "week" ? m.muscle_map_week() : m.muscle_map_day()}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region needs the keyboard
          tabIndex={0}
          className="overflow-y-auto overscroll-contain px-3 pb-2 focus-visible:-outline-offset-2"
        >
          {map}
        </section>
      ) : (
        map
      )}
    </>
  );
}

import { type SeenBody, seenBody } from "../../../domain/libraries/movement/body-map.ts";
import written from "../../../domain/libraries/movement/data/muscles.json" with { type: "json" };
import type { Muscle } from "../../../domain/libraries/movement/muscle-names.ts";
import {
  type CountedExercise,
  type MapSpan,
  muscleSets,
  stepOf,
} from "../../../domain/libraries/movement/muscle-sets.ts";
import { pathOf } from "../../../domain/libraries/movement/paths.ts";
import { m } from "../../paraglide/messages.js";
import { direction } from "../../ui/direction.ts";
import { Icon } from "../../ui/icon.tsx";
import { muscleTexts } from "../movement/muscle-texts.ts";
import { glanceClass, mapClass } from "./frame.ts";
import { mapText } from "./map-text.ts";

export type BodyMapProps = {
  exercises: readonly CountedExercise[];
  span: MapSpan;
  /** Maximum number of muscles before the rest is folded. */
  shown?: number;
};

type Sets = ReadonlyMap<Muscle, number>;

/** The muscles of some exercises with their sets: a body from both sides, and a list. */
export function BodyMap({ exercises, span, shown = Number.POSITIVE_INFINITY }: BodyMapProps) {
  const sets = muscleSets(exercises, written);
  const rows = [...sets];
  const rest = rows.slice(shown);
  return (
    <div className="@container grid gap-3">
      <div className="grid gap-x-6 gap-y-3 @md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] @md:items-center">
        <Picture sets={sets} span={span} captioned />
        <div className="min-w-0">
          <Rows rows={rows.slice(0, shown)} span={span} />
          {rest.length > 0 && (
            <details className="group/rest">
              <summary className="flex min-h-11 cursor-pointer list-none items-center gap-1.5 text-sm text-accent-ink">
                {m.muscle_map_rest({ count: rest.length })}
                <Icon name="sort-down" className="transition group-open/rest:rotate-180" />
              </summary>
              <Rows rows={rest} span={span} />
            </details>
          )}
        </div>
      </div>
      <p className="text-sm text-muted">{m.muscle_map_hint()}</p>
    </div>
  );
}

const tones = {
  1: { fill: "fill-worked-1", dot: "bg-worked-1" },
  2: { fill: "fill-worked-2", dot: "bg-worked-2" },
  3: { fill: "fill-worked-3", dot: "bg-worked-3" },
};

const sides = [seenBody("front"), seenBody("back")].map(({ body, muscles, box }: SeenBody) => ({
  box,
  body: body.map(pathOf).join(""),
  muscles: [...muscles].map(([muscle, shapes]) => ({ muscle, d: shapes.map(pathOf).join("") })),
}));

/** Gap between and around both sides, in hundredths of a stature. */
const gap = 8;
const margin = 2;

export type MuscleGlanceProps = BodyMapProps & {
  /** The exercise whose muscles are named first. */
  first?: CountedExercise | undefined;
};

/** The muscles of some exercises, small: the body and the names of the most worked ones. */
export function MuscleGlance({ exercises, span, first, shown = 3 }: MuscleGlanceProps) {
  const sets = muscleSets(exercises, written);
  const own = muscleSets(first ? [first] : [], written);
  const named = new Set([...own.keys(), ...sets.keys()]);
  const names = [...named].slice(0, shown).map((muscle) => muscleTexts[muscle]());
  return (
    <div className="flex flex-wrap items-center gap-4">
      <div className={glanceClass}>
        <Picture sets={sets} span={span} />
      </div>
      <p aria-hidden="true" className="min-w-0 grow basis-24 text-sm text-muted">
        {names.join(m.ui_comma())}
      </p>
    </div>
  );
}

type PictureProps = { sets: Sets; span: MapSpan; captioned?: boolean };

function Picture({ sets, span, captioned = false }: PictureProps) {
  const [first] = sides;
  if (!first) return null;
  const { width, height } = first.box;
  // The front comes first in reading direction.
  const ordered = direction() === "rtl" ? sides.toReversed() : sides;
  return (
    <figure className="min-w-0">
      <svg
        role="img"
        aria-label={m.muscle_map_label({ muscles: mapText(sets) })}
        viewBox={`${-margin} ${-margin} ${2 * width + gap + 2 * margin} ${height + 2 * margin}`}
        className={mapClass}
      >
        {ordered.map(({ box, body, muscles }, index) => (
          <g
            key={body}
            transform={`translate(${index * (width + gap) - box.left} ${-box.top})`}
            strokeWidth={0.9}
            strokeLinejoin="round"
            className="stroke-figure [paint-order:stroke]"
          >
            <path d={body} strokeWidth={0.2} className="fill-figure" />
            {muscles.map(({ muscle, d }) => {
              const count = sets.get(muscle);
              if (count === undefined) return null;
              return <path key={muscle} d={d} className={tones[stepOf(count, span)].fill} />;
            })}
          </g>
        ))}
      </svg>
      {captioned && (
        <figcaption className="mx-auto grid max-w-72 grid-cols-2 pt-1 text-center text-sm text-muted">
          <span>{m.muscle_map_front()}</span>
          <span>{m.muscle_map_back()}</span>
        </figcaption>
      )}
    </figure>
  );
}

function Rows({ rows, span }: { rows: readonly [Muscle, number][]; span: MapSpan }) {
  return (
    <ul className="divide-y divide-line">
      {rows.map(([muscle, count]) => (
        <li key={muscle} className="flex min-h-9 flex-wrap items-center gap-x-2 py-1">
          <span
            aria-hidden="true"
            className={`size-3 shrink-0 rounded-full ${tones[stepOf(count, span)].dot}`}
          />
          <span className="min-w-0 grow basis-20">{muscleTexts[muscle]()}</span>
          <span className="text-muted whitespace-nowrap">{m.schedule_sets_count({ count })}</span>
        </li>
      ))}
    </ul>
  );
}

import { useState } from "react";
import { bars, platesOf } from "../../../../domain/activity/loading.ts";
import { parseNumber } from "../../../../domain/numerals.ts";
import { weightText } from "../../../exercises/load.tsx";
import { m } from "../../../paraglide/messages.js";
import { Ltr } from "../../../ui/bidi.tsx";
import { Glyph, outlines } from "../../../ui/glyph.tsx";
import { chooseBar, useBar } from "../bar.ts";

/** The plates of each side for the typed weight of a barbell; opened with a tap. */
export function PlatesLine({ weight }: { weight: string }) {
  const [open, setOpen] = useState(false);
  const bar = useBar();
  const kg = parseNumber(weight);
  if (kg === undefined) return null;
  const plates = platesOf(kg, bar);
  const text = !plates
    ? m.training_plates_below({ kg: bar })
    : plates.side.length === 0
      ? m.training_plates_none()
      : undefined;
  return (
    <div className="grid gap-1.5">
      <button
        type="button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className="flex min-h-11 flex-wrap items-center gap-x-2 text-start text-sm"
      >
        <span className="text-muted">{m.training_plates()}</span>
        <span className="grow font-medium">
          {text ?? <Ltr>{plates?.side.map(weightText).join(" + ")}</Ltr>}
        </span>
        <Glyph
          d={outlines["chevron-down"]}
          className={`text-muted transition ${open ? "rotate-180" : ""}`}
        />
      </button>
      {open && (
        <>
          {plates && <Picture side={plates.side} />}
          {plates && plates.total < kg && (
            <p className="text-sm text-muted">
              {m.training_plates_nearest({ kg: weightText(plates.total) })}
            </p>
          )}
          <BarChoice />
        </>
      )}
    </div>
  );
}

/** One side of the bar, the heaviest plate inside; decoration beside the numbers. */
function Picture({ side }: { side: readonly number[] }) {
  if (side.length === 0) return null;
  return (
    <div aria-hidden="true" dir="ltr" className="flex h-16 items-center justify-center gap-0.5">
      <span className="h-2 w-10 rounded-s-full bg-gear" />
      <span className="h-5 w-1.5 rounded-sm bg-gear" />
      {side.map((plate, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: plates of a kind are alike
          key={index}
          className="rounded-sm bg-accent"
          style={{
            height: `${30 + 70 * Math.sqrt(plate / 25)}%`,
            width: `${0.35 + plate / 50}rem`,
          }}
        />
      ))}
      <span className="h-2 w-8 rounded-e-full bg-gear" />
    </div>
  );
}

function BarChoice() {
  const bar = useBar();
  return (
    <fieldset className="grid min-w-0 gap-1">
      <legend className="mb-1 text-sm text-muted">{m.training_bar()}</legend>
      <div className="flex flex-wrap gap-1 rounded-lg bg-soft p-1">
        {bars.map((each) => (
          <label
            key={each}
            className="grid min-h-11 grow place-items-center rounded-md px-2 text-muted transition select-none has-checked:bg-segment has-checked:font-medium has-checked:text-ink has-checked:shadow-raised has-focus-visible:outline-2 has-focus-visible:outline-accent-ink"
          >
            <input
              type="radio"
              name="bar"
              checked={each === bar}
              onChange={() => chooseBar(each)}
              className="sr-only"
            />
            <bdi>{each === 0 ? m.training_bar_none() : m.lifted_kg({ kg: String(each) })}</bdi>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

import type { KeyboardEvent } from "react";
import { clampWeight, rulerKgPerPixel } from "../../../domain/body/weight.ts";
import { weightBounds } from "../../../domain/person-bounds.ts";
import { formatKg } from "../../lib/format/format.ts";
import { m } from "../../paraglide/messages.js";
import { direction } from "../../ui/direction.ts";
import { RulerStrip, type StripScale } from "./ruler-strip.tsx";
import { useRuler } from "./use-ruler.ts";

/** Tenths for precision, and whole kilograms for distance. */
const fine: StripScale = { pixelsPerKg: 100, mark: 0.1, reach: 5 };
const coarse: StripScale = { pixelsPerKg: 1 / rulerKgPerPixel, mark: 1, reach: 90 };
const scales = [
  { scale: fine, name: m.weight_ruler_fine },
  { scale: coarse, name: m.weight_ruler_coarse },
];

type RulerProps = { value: number; onChange: (kg: number) => void; disabled: boolean };

/** Two scales under one needle; both follow the finger and glide after a throw. */
export function Ruler({ value, onChange, disabled }: RulerProps) {
  const rtl = direction() === "rtl";
  const handlers = useRuler({ value, onChange, disabled });
  const sign = rtl ? 1 : -1;

  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Record<string, number> = {
      ArrowUp: weightBounds.step,
      ArrowDown: -weightBounds.step,
      ArrowRight: rtl ? -weightBounds.step : weightBounds.step,
      ArrowLeft: rtl ? weightBounds.step : -weightBounds.step,
      PageUp: 1,
      PageDown: -1,
      Home: -Infinity,
      End: Infinity,
    };
    const step = steps[event.key];
    if (step === undefined || disabled) return;
    event.preventDefault();
    onChange(clampWeight(clampWeight(value) + step));
  };

  return (
    <div
      role="slider"
      tabIndex={disabled ? -1 : 0}
      aria-label={m.weight_ruler()}
      aria-orientation="horizontal"
      aria-valuemin={weightBounds.min}
      aria-valuemax={weightBounds.max}
      aria-valuenow={clampWeight(value)}
      aria-valuetext={m.weight_value({ weight: formatKg(clampWeight(value)) })}
      aria-disabled={disabled}
      onKeyDown={onKeyDown}
      className="-mx-5 touch-pan-y rounded-[1.25rem] select-none focus-visible:-outline-offset-4 aria-disabled:opacity-40"
    >
      {scales.map(({ scale, name }) => (
        <div
          key={scale.mark}
          data-mark={scale.mark}
          className="cursor-grab pb-1.5 active:cursor-grabbing"
          {...handlers(sign / scale.pixelsPerKg)}
        >
          <p aria-hidden="true" className="px-5 pb-1 text-sm text-muted">
            {name()}
          </p>
          <div className="relative">
            <RulerStrip value={value} scale={scale} rtl={rtl} />
            <span className="pointer-events-none absolute start-1/2 -top-1.5 -ms-0.5 h-8 w-1 rounded-full bg-accent" />
          </div>
        </div>
      ))}
    </div>
  );
}

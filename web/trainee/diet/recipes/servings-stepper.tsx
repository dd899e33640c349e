import { servingStep } from "../../../../domain/activity/own-foods.ts";
import { roundTo } from "../../../../domain/numerals.ts";
import { portionGramsText } from "../../../foods/portion-text.ts";
import { formatNumber } from "../../../lib/format/format.ts";
import { m } from "../../../paraglide/messages.js";
import { Icon } from "../../../ui/every-icon.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";

type ServingsStepperProps = {
  count: number;
  /** The servings of the whole dish. */
  servings: number;
  grams: number;
  onCount: (count: number) => void;
};

const buttonClass = "size-13! border border-line-strong";

/** «1 of 5», in quarters of a serving. */
export function ServingsStepper({ count, servings, grams, onCount }: ServingsStepperProps) {
  const label = m.own_foods_eaten_servings();
  const step = (by: number) => onCount(roundTo(Math.max(servingStep, count + by), 2));
  return (
    <fieldset className="@container flex flex-wrap items-center justify-between gap-3">
      <legend className="sr-only">{label}</legend>
      <IconButton
        label={m.ui_decrease({ label })}
        disabled={count <= servingStep}
        onClick={() => step(-servingStep)}
        className={buttonClass}
      >
        <Icon name="minus" />
      </IconButton>
      <output className="text-center @max-[13rem]:order-first @max-[13rem]:basis-full">
        <span className="leading-digits text-hero font-semibold">{formatNumber(count, 2)}</span>{" "}
        <span className="whitespace-nowrap text-muted">
          {m.own_foods_of_servings({ count: servings })}
        </span>
        <span className="block text-sm text-muted">{portionGramsText(grams)}</span>
      </output>
      <IconButton
        label={m.ui_increase({ label })}
        onClick={() => step(servingStep)}
        className={buttonClass}
      >
        <Icon name="plus" />
      </IconButton>
    </fieldset>
  );
}

import { exerciseBounds } from "../../../../domain/libraries/bounds.ts";
import { timeText } from "../../../exercises/amount.ts";
import { formatNumber } from "../../../lib/format/format.ts";
import type { Texts } from "../../../lib/waiting/form-drafts.ts";
import { m } from "../../../paraglide/messages.js";
import type { FieldErrors } from "../../../ui/form.ts";
import { QuickNumberField } from "../../exercises/quick-number-field.tsx";
import { restsOffered } from "../../exercises/texts.ts";

type EffortFieldsProps = {
  /** The initial values. */
  texts: Texts;
  errors: FieldErrors;
  /** A hint in place of the field's own. */
  hintOf?: (name: "rest" | "rpe") => string | undefined;
};

const effortsOffered = [6, 7, 8, 9, 10];

/** The rest between sets and the effort of one or of many exercises. */
export function EffortFields({ texts, errors, hintOf }: EffortFieldsProps) {
  const { rest, rpe } = exerciseBounds;
  return (
    <>
      <QuickNumberField
        label={m.schedule_details_rest()}
        name="rest"
        unit={m.schedule_seconds_unit()}
        {...rest}
        step={15}
        hint={hintOf?.("rest") ?? m.schedule_details_rest_hint()}
        defaultValue={texts.rest ?? null}
        quick={restsOffered}
        textOf={timeText}
        error={errors.rest}
      />
      <QuickNumberField
        label={m.schedule_details_rpe()}
        name="rpe"
        {...rpe}
        step={0.5}
        hint={hintOf?.("rpe") ?? m.schedule_details_rpe_hint()}
        defaultValue={texts.rpe ?? null}
        quick={effortsOffered}
        textOf={(value) => formatNumber(value, 1)}
        error={errors.rpe}
      />
    </>
  );
}

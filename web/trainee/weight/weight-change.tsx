import { formatKg } from "../../lib/format/format.ts";
import { m } from "../../paraglide/messages.js";
import { Ltr } from "../../ui/bidi.tsx";

type WeightChangeProps = {
  /** kg; null without a comparison. */
  difference: number | null;
  current: number;
  target?: number | null;
};

/** Towards the target is good, away from it a warning. Without a target it is neutral. */
function toneOf({ difference, current, target }: WeightChangeProps): string {
  if (!difference || target === null || target === undefined) return "text-muted";
  const before = Math.abs(current - difference - target);
  const now = Math.abs(current - target);
  return now <= before ? "text-good" : "text-warn";
}

function changeText(difference: number, kg: string): string {
  if (difference === 0) return m.weight_same();
  return difference > 0 ? m.weight_change_up({ kg }) : m.weight_change_down({ kg });
}

/** The change since last time, «−0.4», in words for screen readers. */
export function WeightChange(props: WeightChangeProps) {
  const { difference } = props;
  if (difference === null) return null;
  const kg = formatKg(Math.abs(difference));
  return (
    <span className={`text-sm font-medium whitespace-nowrap ${toneOf(props)}`}>
      <Ltr aria-hidden="true">
        {difference === 0 ? "" : difference > 0 ? "+" : "−"}
        {kg}
      </Ltr>
      <span className="sr-only">{changeText(difference, kg)}</span>
    </span>
  );
}

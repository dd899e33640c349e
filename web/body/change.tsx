import type { Verdict } from "../../domain/body/body-change.ts";
import { m } from "../paraglide/messages.js";
import { Ltr } from "../ui/bidi.tsx";
import { amountText, formatMeasured } from "./texts.ts";

type ChangeProps = { difference: number | null; verdict: Verdict; unit: string };

const tones: Record<Verdict, string> = {
  better: "text-good",
  worse: "text-warn",
  neutral: "text-muted",
};

/** The change since last time, in the colour of its verdict: −0.4, with words for screen readers. */
export function Change({ difference, verdict, unit }: ChangeProps) {
  if (difference === null) return null;
  return (
    <span className={`text-sm font-medium whitespace-nowrap ${tones[verdict]}`}>
      <Ltr aria-hidden="true">
        {difference === 0 ? "=" : difference > 0 ? "+" : "−"}
        {difference === 0 ? "" : formatMeasured(Math.abs(difference))}
      </Ltr>
      <span className="sr-only">{changeText(difference, verdict, unit)}</span>
    </span>
  );
}

function changeText(difference: number, verdict: Verdict, unit: string): string {
  if (difference === 0) return m.body_change_none();
  const amount = amountText(Math.abs(difference), unit);
  const change = difference > 0 ? m.body_change_up({ amount }) : m.body_change_down({ amount });
  const meaning = { better: m.body_change_better, worse: m.body_change_worse, neutral: undefined }[
    verdict
  ];
  return meaning ? `${change}${m.ui_comma()}${meaning()}` : change;
}

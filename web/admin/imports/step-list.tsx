import { m } from "../../paraglide/messages.js";

export const importSteps = ["source", "columns", "check"] as const;
export type ImportStep = (typeof importSteps)[number];

const stepTexts: Record<ImportStep, () => string> = {
  source: m.imports_step_source,
  columns: m.imports_step_columns,
  check: m.imports_step_check,
};

/** The steps of an import, with the present one marked. */
export function StepList({ step }: { step: ImportStep }) {
  return (
    <ol aria-label={m.imports_steps()} className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
      {importSteps.map((each, at) => (
        <li
          key={each}
          aria-current={each === step ? "step" : undefined}
          className="flex items-center gap-2 text-muted aria-[current=step]:font-medium aria-[current=step]:text-ink"
        >
          <span
            className={`grid size-6 place-items-center rounded-full text-sm leading-digits ${each === step ? "bg-accent text-on-accent" : "bg-soft"}`}
          >
            {at + 1}
          </span>
          {stepTexts[each]()}
        </li>
      ))}
    </ol>
  );
}

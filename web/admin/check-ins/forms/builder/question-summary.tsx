import type { Question } from "../../../../../domain/check-ins/questions.ts";
import { Icon } from "../../../../ui/every-icon.tsx";
import { FactLine } from "../../../../ui/fact-line.tsx";
import { flagText, questionFacts } from "./question-facts.ts";

type QuestionSummaryProps = {
  question: Question;
  isOpen: boolean;
  /** For screen readers, before the facts. */
  label: string;
  controls: string;
  onToggle: () => void;
};

/** A question's facts on one line, and its mark; a press opens the details. */
export function QuestionSummary(props: QuestionSummaryProps) {
  const { question, isOpen, label, controls, onToggle } = props;
  const flag = flagText(question);
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={isOpen ? controls : undefined}
      onClick={onToggle}
      className="flex min-h-11 w-full items-center gap-2 rounded-md px-2 py-1 text-start text-sm text-muted transition hover:bg-soft hover:text-ink"
    >
      <span className="sr-only">{label}</span>
      <span className="grid min-w-0 grow gap-0.5">
        <FactLine
          sentences
          facts={questionFacts(question).map((fact) => <bdi key={fact}>{fact}</bdi>)}
        />
        {flag && (
          <span className="flex items-center gap-1.5">
            <Icon name="flag" className="shrink-0" />
            {flag}
          </span>
        )}
      </span>
      <Icon
        name="sort-down"
        className={`shrink-0 transition-transform ${isOpen ? "rotate-180" : ""}`}
      />
    </button>
  );
}

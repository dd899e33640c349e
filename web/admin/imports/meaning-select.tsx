import { useId } from "react";
import type { ColumnQuestion } from "../../../domain/copies/sheet/asked.ts";
import {
  type ImportColumn,
  type ImportKind,
  importColumns,
} from "../../../domain/copies/sheet/kinds.ts";
import { m } from "../../paraglide/messages.js";
import { FieldError } from "../../ui/field-frame.tsx";
import { Select } from "../../ui/select.tsx";
import { columnTexts } from "./texts.ts";

const questionTexts: Record<ColumnQuestion, () => string> = {
  second_name: m.imports_question_second_name,
  codes: m.imports_question_codes,
};

type MeaningSelectProps = {
  kind: ImportKind;
  head: string;
  column: ImportColumn | null;
  /** The open question about the column. */
  question: ColumnQuestion | undefined;
  onChange: (column: ImportColumn | null) => void;
};

const open = "?";

/** The meaning of a column; one in question has none until it is chosen. */
export function MeaningSelect({ kind, head, column, question, onChange }: MeaningSelectProps) {
  const id = useId();
  return (
    <div className="grid grid-cols-1 gap-1.5">
      <Select
        aria-label={m.imports_column_is({ column: head })}
        aria-describedby={question && id}
        aria-invalid={question !== undefined}
        value={question ? open : (column ?? "")}
        options={[
          ...(question ? [{ value: open, label: m.imports_order_choose(), disabled: true }] : []),
          { value: "", label: m.imports_column_skip() },
          ...importColumns[kind].map((value) => ({ value, label: columnTexts[value]() })),
        ]}
        onChange={(value) => onChange(value === "" ? null : (value as ImportColumn))}
      />
      <FieldError id={id} {...(question && { text: questionTexts[question]() })} />
    </div>
  );
}

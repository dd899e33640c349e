import type { ImportKind } from "../../../domain/copies/sheet/kinds.ts";
import type { Sheet } from "../../../domain/copies/sheet/rows.ts";
import {
  isWeightColumn,
  type UnitColumn,
  type UnitReading,
  unitReadingOf,
  unitReadings,
} from "../../../domain/copies/sheet/units.ts";
import { m } from "../../paraglide/messages.js";
import { SelectField } from "../../ui/select.tsx";
import { changeImport, type ImportDraft } from "./draft.ts";

const poundTexts: Record<UnitReading, () => string> = {
  metric: m.imports_units_metric_kg,
  marked: m.imports_units_marked_lb,
  all: m.imports_units_all_lb,
};
const inchTexts: Record<UnitReading, () => string> = {
  metric: m.imports_units_metric_cm,
  marked: m.imports_units_marked_in,
  all: m.imports_units_all_in,
};

type UnitFieldProps = {
  kind: ImportKind;
  sheet: Sheet;
  draft: ImportDraft;
  at: number;
  column: UnitColumn;
};

/** Whether a column has values in another unit, and nothing says yet how they are read. */
export const isUnitOpen = (sheet: Sheet, draft: ImportDraft, at: number, column: UnitColumn) =>
  draft.units?.[column] === undefined && unitReadingOf(sheet, at, column) === "unclear";

/** The reading of a column with pounds, feet or inches. */
export function UnitField({ kind, sheet, draft, at, column }: UnitFieldProps) {
  const found = unitReadingOf(sheet, at, column);
  if (found === undefined) return null;
  const chosen = draft.units?.[column] ?? (found === "unclear" ? undefined : found);
  const texts = isWeightColumn(column) ? poundTexts : inchTexts;
  return (
    <SelectField
      label={m.imports_units()}
      name={`unit-${column}`}
      {...(chosen === undefined && { error: m.imports_units_unclear() })}
      value={chosen ?? ""}
      options={[
        ...(chosen === undefined
          ? [{ value: "", label: m.imports_order_choose(), disabled: true }]
          : []),
        ...unitReadings.map((value) => ({ value, label: texts[value]() })),
      ]}
      onChange={(value) =>
        changeImport(kind, {
          units: { ...draft.units, [column]: value as UnitReading },
          stamp: Date.now(),
        })
      }
    />
  );
}

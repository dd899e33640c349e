import { useQuery } from "@tanstack/react-query";
import { columnQuestions } from "../../../domain/copies/sheet/asked.ts";
import {
  type ChoiceColumn,
  isChoiceColumn,
  unknownWords,
} from "../../../domain/copies/sheet/choices.ts";
import { type DateOrder, dateOrders } from "../../../domain/copies/sheet/dates.ts";
import {
  type DateColumn,
  type ImportColumn,
  type ImportKind,
  isDateColumn,
  missingColumns,
} from "../../../domain/copies/sheet/kinds.ts";
import { cellsIn, type Sheet } from "../../../domain/copies/sheet/rows.ts";
import { isUnitColumn, type UnitColumn } from "../../../domain/copies/sheet/units.ts";
import { formatCount } from "../../lib/format/format.ts";
import { m } from "../../paraglide/messages.js";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { SelectField } from "../../ui/select.tsx";
import { plansQuery } from "../memberships/queries.ts";
import { changeImport, chooseColumn, type ImportDraft } from "./draft.ts";
import { MeaningSelect } from "./meaning-select.tsx";
import { backToGuess, rememberChoices } from "./sheet-choices.ts";
import { columnTexts } from "./texts.ts";
import { isUnitOpen, UnitField } from "./unit-field.tsx";
import { isPlanOpen, WordFields } from "./word-fields.tsx";

type ColumnsStepProps = {
  kind: ImportKind;
  sheet: Sheet;
  draft: ImportDraft;
  onBack: () => void;
  onNext: () => void;
};

const samples = 3;
const sampleLength = 40;
const orderTexts: Record<DateOrder, () => string> = {
  dmy: m.imports_order_dmy,
  mdy: m.imports_order_mdy,
};

/** The recognised meaning of each column beside its sample cells; each can be changed. */
export function ColumnsStep({ kind, sheet, draft, onBack, onNext }: ColumnsStepProps) {
  const missing = missingColumns(
    kind,
    draft.columns.map((column) => column ?? undefined),
  );
  const open = draft.columns.filter((column): column is DateColumn =>
    isDateColumn(column ?? undefined),
  );
  const unordered = open.some((column) => draft.orders[column] === undefined);
  const plans = useQuery({ ...plansQuery, enabled: draft.columns.includes("plan") });
  const offered = (plans.data?.plans ?? []).filter(({ status }) => status === "active");
  const unknown = draft.columns.map((column, at) =>
    isChoiceColumn(column ?? undefined) && !(column === "plan" && plans.data === undefined)
      ? unknownWords(sheet, at, column as ChoiceColumn, offered)
      : [],
  );
  const planAt = draft.columns.indexOf("plan");
  const { answered = [] } = draft;
  const questions = columnQuestions(kind, sheet, draft.columns).map((question, at) =>
    answered.includes(at) ? undefined : question,
  );
  const isAsked = questions.some((question) => question !== undefined);
  const isUnmeasured = draft.columns.some(
    (column, at) =>
      isUnitColumn(column ?? undefined) && isUnitOpen(sheet, draft, at, column as UnitColumn),
  );
  const problems = [
    missing.length > 0 &&
      m.imports_missing({ columns: missing.map((each) => columnTexts[each]()).join("، ") }),
    isAsked && m.imports_missing_answers(),
    unordered && m.imports_missing_orders(),
    isUnmeasured && m.imports_missing_units(),
    isPlanOpen(unknown[planAt] ?? [], draft.words) && m.imports_missing_words(),
  ];
  const problem = problems.find((each) => each !== false);
  const choose = (at: number, column: ImportColumn | null) => {
    chooseColumn(kind, sheet, at, column);
    changeImport(kind, { answered: [...answered, at] });
  };
  const goOn = () => {
    rememberChoices(kind, sheet, draft);
    onNext();
  };

  return (
    <Card padded={false}>
      <p className="px-5 pt-4 pb-3 text-muted">
        {m.imports_columns_text()} {m.imports_rows_read({ count: formatCount(sheet.rows.length) })}
        {sheet.header.row > 1 && (
          <span className="block">{m.imports_head_below({ row: sheet.header.row })}</span>
        )}
      </p>
      {draft.remembered && (
        <div className="px-5 pb-3">
          <Banner
            kind="info"
            action={
              <Button
                variant="ghost"
                onClick={() =>
                  changeImport(kind, { ...backToGuess(kind, sheet), stamp: Date.now() })
                }
              >
                {m.imports_remembered_not()}
              </Button>
            }
          >
            {m.imports_remembered()}
          </Banner>
        </div>
      )}
      <ul className="divide-y divide-line border-y border-line">
        {draft.columns.map((column, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
          <li key={at} className="grid gap-x-6 gap-y-2 px-5 py-3 md:grid-cols-2 md:items-center">
            <ColumnHead sheet={sheet} at={at} />
            <div className="grid grid-cols-1 gap-2">
              <MeaningSelect
                kind={kind}
                head={headOf(sheet, at)}
                column={column}
                question={questions[at]}
                onChange={(meaning) => choose(at, meaning)}
              />
              {isDateColumn(column ?? undefined) && (
                <OrderField kind={kind} draft={draft} column={column as DateColumn} />
              )}
              {isUnitColumn(column ?? undefined) && (
                <UnitField
                  kind={kind}
                  sheet={sheet}
                  draft={draft}
                  at={at}
                  column={column as UnitColumn}
                />
              )}
              {isChoiceColumn(column ?? undefined) && (
                <WordFields
                  kind={kind}
                  draft={draft}
                  column={column as ChoiceColumn}
                  plans={offered}
                  words={unknown[at] ?? []}
                />
              )}
            </div>
          </li>
        ))}
      </ul>
      <div className="grid grid-cols-1 gap-3 p-5">
        {problem && <Banner kind="info">{problem}</Banner>}
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" onClick={onBack}>
            {m.imports_back()}
          </Button>
          <Button disabled={problem !== undefined || plans.isLoading} onClick={goOn}>
            {m.imports_next()}
          </Button>
        </div>
      </div>
    </Card>
  );
}

const headOf = ({ header }: Sheet, at: number): string =>
  header.cells[at] || m.imports_column({ number: at + 1 });

function ColumnHead({ sheet, at }: { sheet: Sheet; at: number }) {
  const cells = cellsIn(sheet, at)
    .slice(0, samples)
    .map((cell) => cell.replace(/\s+/g, " ").slice(0, sampleLength));
  return (
    <div className="min-w-0">
      <p className="font-medium wrap-anywhere">
        <bdi>{headOf(sheet, at)}</bdi>
      </p>
      <p className="text-sm wrap-anywhere text-muted">
        {cells.length === 0
          ? m.imports_samples_none()
          : cells.map((cell, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: cells may be equal
              <span key={place}>
                {place > 0 && " · "}
                <bdi>{cell}</bdi>
              </span>
            ))}
      </p>
    </div>
  );
}

type OrderFieldProps = { kind: ImportKind; draft: ImportDraft; column: DateColumn };

function OrderField({ kind, draft, column }: OrderFieldProps) {
  const chosen = draft.orders[column];
  return (
    <SelectField
      label={m.imports_order()}
      name={`order-${column}`}
      {...(chosen === undefined && { error: m.imports_order_unclear() })}
      value={chosen ?? ""}
      options={[
        ...(chosen === undefined
          ? [{ value: "", label: m.imports_order_choose(), disabled: true }]
          : []),
        ...dateOrders.map((value) => ({ value, label: orderTexts[value]() })),
      ]}
      onChange={(value) =>
        changeImport(kind, {
          orders: { ...draft.orders, [column]: value as DateOrder },
          stamp: Date.now(),
        })
      }
    />
  );
}

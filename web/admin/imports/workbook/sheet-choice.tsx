import type { ImportKind } from "../../../../domain/copies/sheet/kinds.ts";
import type { LostCell, WorkbookSheet } from "../../../../domain/copies/workbook/grid.ts";
import { formatCount } from "../../../lib/format/format.ts";
import { m } from "../../../paraglide/messages.js";
import { Banner } from "../../../ui/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Switch } from "../../../ui/switch.tsx";
import { faultText } from "../texts.ts";
import { changeWorkbook, hasCells, type WorkbookDraft } from "./draft.ts";
import { lostTexts } from "./texts.ts";

type SheetChoiceProps = {
  kind: ImportKind;
  workbook: WorkbookDraft;
  onTake: () => void;
};

/** The sheets of a workbook with their rows, and what is hidden in the chosen one. */
export function SheetChoice({ kind, workbook, onTake }: SheetChoiceProps) {
  const { sheets, chosen, offersHidden, file } = workbook;
  const hidden = sheets.filter((sheet) => sheet.isHidden && hasCells(sheet)).length;
  const offered = sheets
    .map((sheet, at) => ({ sheet, at }))
    .filter(({ sheet }) => hasCells(sheet) && (offersHidden || !sheet.isHidden));
  const sheet = chosen === undefined ? undefined : sheets[chosen];

  return (
    <Card title={<bdi>{file}</bdi>}>
      <div className="grid grid-cols-1 gap-4">
        <fieldset className="min-w-0">
          <legend className="mb-2 font-medium">{m.imports_workbook_sheet()}</legend>
          <ul className="grid gap-2 sm:grid-cols-2">
            {offered.map(({ sheet: each, at }) => (
              <li key={at}>
                <SheetOption
                  sheet={each}
                  chosen={at === chosen}
                  onChoose={() => changeWorkbook(kind, { chosen: at })}
                />
              </li>
            ))}
          </ul>
        </fieldset>
        {hidden > 0 && (
          <Switch
            label={m.imports_workbook_hidden_sheets({ count: hidden })}
            hint={m.imports_workbook_hidden_sheets_hint()}
            checked={offersHidden}
            onCheckedChange={(offers) => offerHidden(kind, workbook, offers)}
          />
        )}
        {sheet && <HiddenParts kind={kind} workbook={workbook} sheet={sheet} />}
        {sheet && <LostValues sheet={sheet} />}
        <Button className="justify-self-start" disabled={!sheet} onClick={onTake}>
          {m.imports_next()}
        </Button>
      </div>
    </Card>
  );
}

/** Hidden sheets that are offered no more cannot stay chosen. */
function offerHidden(kind: ImportKind, { sheets, chosen }: WorkbookDraft, offersHidden: boolean) {
  const isLost = !offersHidden && chosen !== undefined && sheets[chosen]?.isHidden;
  const shown = sheets.findIndex((each) => !each.isHidden && hasCells(each) && !each.fault);
  const other = shown === -1 ? undefined : shown;
  changeWorkbook(kind, { offersHidden, ...(isLost && { chosen: other }) });
}

type SheetOptionProps = { sheet: WorkbookSheet; chosen: boolean; onChoose: () => void };

function SheetOption({ sheet, chosen, onChoose }: SheetOptionProps) {
  const { name, isHidden, fault, grid } = sheet;
  return (
    <label className="flex min-h-11 items-center gap-3 rounded-lg border border-line-strong bg-field px-4 py-2 transition hover:bg-soft has-checked:border-accent-ink has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-ink has-disabled:hover:bg-field">
      <input
        type="radio"
        name="workbook-sheet"
        className="size-5 shrink-0 accent-accent"
        checked={chosen}
        disabled={fault !== null}
        onChange={onChoose}
      />
      <span className="min-w-0">
        <bdi className="block font-medium wrap-anywhere">{name}</bdi>
        <span className="block text-sm text-muted">
          {fault ? faultText(fault) : m.imports_rows_read({ count: formatCount(grid.rows.length) })}
          {isHidden && ` · ${m.imports_workbook_hidden_sheet()}`}
        </span>
      </span>
    </label>
  );
}

type HiddenPartsProps = { kind: ImportKind; workbook: WorkbookDraft; sheet: WorkbookSheet };

/** Hidden rows and columns of the chosen sheet: counted, and taken by a tap. */
function HiddenParts({ kind, workbook: { taken }, sheet: { grid } }: HiddenPartsProps) {
  const rows = grid.rows.filter(({ isHidden }) => isHidden).length;
  const columns = grid.hiddenColumns.length;
  return (
    <>
      {rows > 0 && (
        <Switch
          label={m.imports_workbook_hidden_rows({ count: rows })}
          hint={m.imports_workbook_hidden_hint()}
          checked={taken.rows}
          onCheckedChange={(checked) =>
            changeWorkbook(kind, { taken: { ...taken, rows: checked } })
          }
        />
      )}
      {columns > 0 && (
        <Switch
          label={m.imports_workbook_hidden_columns({ count: columns })}
          hint={m.imports_workbook_hidden_hint()}
          checked={taken.columns}
          onCheckedChange={(checked) =>
            changeWorkbook(kind, { taken: { ...taken, columns: checked } })
          }
        />
      )}
    </>
  );
}

function LostValues({ sheet: { lost } }: { sheet: WorkbookSheet }) {
  return Object.entries(lost).map(([kind, { count, cells }]) =>
    count === 0 ? null : (
      <Banner key={kind} kind="info">
        {lostTexts[kind as LostCell]({
          count,
          cells: cells.join(m.imports_between()) + (count > cells.length ? "…" : ""),
        })}
      </Banner>
    ),
  );
}

import type { Aside } from "../../../domain/copies/sheet/asides.ts";
import { untakenColumns } from "../../../domain/copies/sheet/asked.ts";
import type { ImportKind } from "../../../domain/copies/sheet/kinds.ts";
import type { Sheet } from "../../../domain/copies/sheet/rows.ts";
import { formatCount } from "../../lib/format/format.ts";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/button.tsx";
import { GrowingRows } from "../../ui/growing-rows.tsx";
import { changeImport, type ImportDraft } from "./draft.ts";
import { asideTexts } from "./texts.ts";

type AsidesProps = { kind: ImportKind; sheet: Sheet; draft: ImportDraft };

const shownOfLine = 80;
const textOf = ({ cells }: Aside) =>
  cells
    .filter((cell) => cell !== "")
    .join(" | ")
    .replace(/\s+/g, " ")
    .slice(0, shownOfLine);

/** What of a sheet is not read at all: lines that are no rows, each of which can be taken back, and columns. */
export function Asides({ kind, sheet, draft }: AsidesProps) {
  const { asides = [] } = sheet;
  const { taken = [], made } = draft;
  const untaken = untakenColumns(sheet, draft.columns);
  const hasBegun = Object.keys(made).length > 0;
  const take = (row: number, isTaken: boolean) =>
    changeImport(kind, {
      taken: isTaken ? taken.filter((each) => each !== row) : [...taken, row],
      stamp: Date.now(),
    });
  return (
    <>
      <GrowingRows
        title={m.imports_asides()}
        text={m.imports_asides_text()}
        count={asides.filter(({ row }) => !taken.includes(row)).length}
        rows={asides}
        atFirst={10}
        draw={(aside) => {
          const isTaken = taken.includes(aside.row);
          return {
            key: aside.row,
            of: m.imports_place_row({ row: aside.row }),
            says: (
              <span className="flex flex-wrap items-center gap-x-3">
                <span className="min-w-0 grow basis-48">
                  <bdi className="text-muted">{textOf(aside)}</bdi> — {asideTexts[aside.kind]()}
                </span>
                {aside.kind !== "title" && !hasBegun && (
                  <Button variant="ghost" onClick={() => take(aside.row, isTaken)}>
                    {isTaken ? m.imports_aside_leave() : m.imports_aside_take()}
                  </Button>
                )}
              </span>
            ),
          };
        }}
      />
      <GrowingRows
        title={m.imports_untaken()}
        text={m.imports_untaken_text()}
        count={untaken.length}
        rows={untaken}
        atFirst={10}
        draw={({ at, head, count }) => ({
          key: at,
          of: <bdi>{head || m.imports_column({ number: at + 1 })}</bdi>,
          says: m.imports_untaken_cells({ count: formatCount(count) }),
        })}
      />
    </>
  );
}

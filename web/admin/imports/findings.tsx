import type { ReactNode } from "react";
import type { ImportRowState } from "../../../domain/contract/copies/imports.ts";
import type { Finding } from "../../../domain/copies/sheet/cells.ts";
import type { ImportColumn } from "../../../domain/copies/sheet/kinds.ts";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/button.tsx";
import { GrowingRows } from "../../ui/growing-rows.tsx";
import type { OfferedPlan } from "./choices.ts";
import { columnTexts, problemText, stateTexts } from "./texts.ts";

interface Line {
  key: string;
  row: number;
  place: string;
  cell: string | null;
  text: string;
  /** Whether its row is of two people. */
  isOfTwo: boolean;
}

const lineOf = ({ row, column, cell, problem }: Finding, plans: readonly OfferedPlan[]): Line => ({
  key: `${row} ${column} ${problem.code}`,
  row,
  place: m.imports_place({ row, column: columnTexts[column]() }),
  cell: cell === "" ? null : cell,
  text: problemText(problem, column, plans),
  isOfTwo: problem.code === "two_people",
});

const lineOfState = ({ row, name }: ImportRowState, text: string): Line => ({
  key: `${row} state`,
  row,
  place: m.imports_place_row({ row }),
  cell: name,
  text,
  isOfTwo: false,
});

type FindingsProps = {
  findings: readonly Finding[];
  states: readonly ImportRowState[];
  /** Rows imported just now; they do not count as existing. */
  made: ReadonlySet<number>;
  plans: readonly OfferedPlan[];
  /** Imports the first of two people of a row. */
  onFirstOnly: (row: number) => void;
};

/** All findings of a sheet, by their effect on the rows. */
export function Findings({ findings, states, made, plans, onFirstOnly }: FindingsProps) {
  const linesOf = (leaves: Finding["leaves"]) =>
    findings.filter((each) => each.leaves === leaves).map((each) => lineOf(each, plans));
  const refused = states.flatMap((each) => {
    const text = stateTexts[each.state];
    return text ? [lineOfState(each, text())] : [];
  });
  const there = states.filter(({ row, state }) => state === "known" && !made.has(row));
  const known = there.filter(({ differs }) => !differs);
  const others = there.flatMap((each) =>
    each.differs ? [lineOfState(each, columnNames(each.differs))] : [],
  );
  const sharing = states.flatMap((each) =>
    each.sharesPhoneWith === null || made.has(each.row)
      ? []
      : [lineOfState(each, m.imports_problem_shares_phone({ name: each.sharesPhoneWith }))],
  );
  return (
    <>
      <FindingList
        title={m.imports_findings_row()}
        text={m.imports_findings_row_text()}
        lines={[...linesOf("row"), ...refused]}
        byRows
        onFirstOnly={onFirstOnly}
      />
      <FindingList
        title={m.imports_findings_cell()}
        text={m.imports_findings_cell_text()}
        lines={linesOf("cell")}
      />
      <FindingList
        title={m.imports_findings_nothing()}
        lines={[...linesOf("nothing"), ...sharing]}
      />
      <FindingList
        title={m.imports_findings_others()}
        text={m.imports_findings_others_text()}
        lines={others}
      />
      <FindingList
        title={m.imports_findings_known()}
        text={m.imports_findings_known_text()}
        lines={known.map((each) => lineOfState(each, ""))}
      />
    </>
  );
}

const columnNames = (columns: readonly string[]): string =>
  columns
    .map((column) => columnTexts[column as ImportColumn]?.() ?? column)
    .join(m.imports_between());

type FindingListProps = {
  title: string;
  text?: ReactNode;
  lines: readonly Line[];
  /** Whether to count rows, as a row may have several lines. */
  byRows?: boolean;
  onFirstOnly?: (row: number) => void;
};

function FindingList({ title, text, lines, byRows = false, onFirstOnly }: FindingListProps) {
  return (
    <GrowingRows
      title={title}
      text={text}
      count={byRows ? new Set(lines.map(({ row }) => row)).size : lines.length}
      rows={lines.toSorted((a, b) => a.row - b.row)}
      atFirst={20}
      draw={({ key, row, place, cell, text: problem, isOfTwo }) => ({
        key,
        of: place,
        says: (
          <>
            {cell !== null && <bdi className="text-muted">{cell}</bdi>}
            {cell !== null && problem !== "" && " — "}
            {problem}
            {isOfTwo && onFirstOnly && (
              <Button variant="ghost" className="ms-2" onClick={() => onFirstOnly(row)}>
                {m.imports_first_only()}
              </Button>
            )}
          </>
        ),
      })}
    />
  );
}

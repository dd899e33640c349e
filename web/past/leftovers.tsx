import type { Past } from "../../domain/copies/past/past.ts";
import { formatCount } from "../lib/format/format.ts";
import { m } from "../paraglide/messages.js";
import { GrowingRows } from "../ui/growing-rows.tsx";
import { faultTexts } from "./texts.ts";

/** What of a file is not imported: cells that are not read, by row, and what has no place here, by name. */
export function Leftovers({ past: { faults, faultCount, left } }: { past: Past }) {
  const first =
    faultCount > faults.length
      ? ` ${m.past_faults_first({ count: formatCount(faults.length) })}`
      : "";
  return (
    <>
      <GrowingRows
        title={m.past_faults()}
        text={m.past_faults_text() + first}
        count={faultCount}
        rows={faults.map((fault, at) => ({ ...fault, at }))}
        atFirst={20}
        draw={({ at, row, column, value, why }) => ({
          key: at,
          of: row === null ? <bdi>{column}</bdi> : m.imports_place({ row, column }),
          says: (
            <>
              {value !== "" && <bdi className="text-muted">{value}</bdi>}
              {value !== "" && " — "}
              {faultTexts[why]()}
            </>
          ),
        })}
      />
      <GrowingRows
        title={m.past_left()}
        text={m.past_left_text()}
        count={left.length}
        rows={left}
        atFirst={20}
        draw={({ what, count }) => ({
          key: what,
          of: <bdi>{what}</bdi>,
          says: m.past_left_count({ count: formatCount(count) }),
        })}
      />
    </>
  );
}

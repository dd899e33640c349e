import { QueryObserver } from "@tanstack/react-query";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ImportRowState } from "../../../../../domain/contract/copies/imports.ts";
import type { Sheet } from "../../../../../domain/copies/sheet/rows.ts";
import {
  beginImport,
  type ImportDraft,
  importDrafts,
  sheetOf,
} from "../../../../../web/admin/imports/draft.ts";
import { checkQuery } from "../../../../../web/admin/imports/queries.ts";
import { portionsOf, readRows } from "../../../../../web/admin/imports/read-rows.ts";
import { useImport } from "../../../../../web/admin/imports/use-import.ts";
import { queryClient } from "../../../../../web/lib/session/query-client.ts";
import { onDevice } from "../../../../support/local-storage.ts";
import { signInAs } from "../../../../support/signed-in.ts";

const text = ["الاسم,التاريخ,الوزن", "ليان حداد,2025-01-02,78", "ليان حداد,2025-01-03,77"].join(
  "\n",
);
const stateOf = (row: number, state: ImportRowState["state"]): ImportRowState => ({
  row,
  state,
  name: "ليان حداد",
  sharesPhoneWith: null,
});
const made = (row: number) => ({ ...stateOf(row, "new"), made: true, link: null });
const known = (row: number) => ({ ...stateOf(row, "known"), made: false, link: null });

beforeEach(() => {
  onDevice();
  signInAs("trainer");
});
afterEach(() => queryClient.clear());

/** A server that finds every row new, and writes the given rows. */
function serveWriting(rows: object[]) {
  const asked = { rows: [stateOf(2, "new"), stateOf(3, "new")] };
  const written = { total: 1, undoableUntil: Date.now() + 60_000, rows };
  vi.stubGlobal("fetch", async (input: string) =>
    Response.json(input.endsWith("/preview") ? asked : written),
  );
}

type Writer = ReturnType<typeof useImport>;
type DeskProps = { draft: ImportDraft; onDrawn: (writer: Writer) => void };

function Desk({ draft, onDrawn }: DeskProps) {
  onDrawn(useImport("body", draft));
  return null;
}

/** A checked sheet of two days, and its writer. */
async function checkedSheet() {
  beginImport("body", text, null);
  const draft = importDrafts.read("body");
  if (!draft) throw new Error("The sheet was not taken up.");
  const { rows } = readRows("body", sheetOf("body", text) as Sheet, draft, []);
  const portions = portionsOf("body", rows, { plan: "-", paid: false, invitations: "links" });
  const check = new QueryObserver(queryClient, checkQuery("body", draft, portions));
  const leave = check.subscribe(() => undefined);
  await vi.waitFor(() => expect(check.getCurrentResult().data).toHaveLength(2));
  const drawn: Writer[] = [];
  renderToString(createElement(Desk, { draft, onDrawn: (writer) => drawn.push(writer) }));
  const [writer] = drawn;
  if (!writer) throw new Error("Nothing writes.");
  return { rows, writer, leave, states: () => check.getCurrentResult().data };
}

describe("a row that became known between the check and the import", () => {
  it("counts as known, and no longer as new", async () => {
    serveWriting([made(2), known(3)]);
    const { rows, writer, states, leave } = await checkedSheet();
    expect(rows.map(({ row }) => row)).toEqual([2, 3]);
    await writer.write(rows, "-");
    expect(importDrafts.read("body")?.made).toEqual({ 2: null });
    expect(states()).toEqual([stateOf(2, "new"), stateOf(3, "known")]);
    leave();
  });

  it("leaves rows that the import did not reach as they were", async () => {
    serveWriting([known(2)]);
    const { rows, writer, states, leave } = await checkedSheet();
    await writer.write(rows.slice(0, 1), "-");
    expect(states()).toEqual([stateOf(2, "known"), stateOf(3, "new")]);
    leave();
  });
});

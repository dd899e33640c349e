import { beforeEach, describe, expect, it } from "vitest";
import { beginImport, importDrafts, sheetOf } from "../../../../../web/admin/imports/draft.ts";
import { readRows } from "../../../../../web/admin/imports/read-rows.ts";
import { backToGuess, rememberChoices } from "../../../../../web/admin/imports/sheet-choices.ts";
import { onDevice } from "../../../../support/local-storage.ts";
import { signInAs } from "../../../../support/signed-in.ts";

const head = "الاسم,البريد,العنوان,الوزن,بداية";
const november = `${head}\nليان حداد,layan@example.com,لولو,165 lbs,01/02/2026\n`;
const december = `${head}\nآدم ناصر,adam@example.com,أدومة,150 lbs,25/12/2026\n`;

beforeEach(() => {
  onDevice();
  signInAs("trainer");
});

/** The draft and the sheet of a text that begins now. */
function begun(text: string) {
  beginImport("trainees", text, null);
  const sheet = sheetOf("trainees", text);
  const draft = importDrafts.read("trainees");
  if (!draft || "fault" in sheet) throw new Error("no import");
  return { draft, sheet };
}

function remember(text: string) {
  const { draft, sheet } = begun(text);
  const columns = draft.columns.map((column, at) => (at === 2 ? ("otherName" as const) : column));
  rememberChoices("trainees", sheet, { ...draft, columns, units: { weight: "marked" } });
}

describe("the choices for a sheet", () => {
  it("are those of the last one with the same header, and say so", () => {
    expect(begun(november).draft.remembered).toBeUndefined();
    remember(november);
    const { draft, sheet } = begun(december);
    expect(draft.remembered).toBe(true);
    // Days that decide their own order do so again.
    expect(draft.orders).toEqual({ startsOn: "dmy" });
    expect(readRows("trainees", sheet, draft, []).rows).toMatchObject([
      { name: "آدم ناصر (أدومة)", weight: 68 },
    ]);
  });

  it("go back to what was recognised", () => {
    remember(november);
    const { draft, sheet } = begun(december);
    const { columns, units, remembered } = { ...draft, ...backToGuess("trainees", sheet) };
    expect([columns[2], units, remembered]).toEqual([null, {}, false]);
  });

  it("are not those of another header or another kind, nor those of another person", () => {
    remember(november);
    expect(begun(`${head},الهدف\nآدم,adam@example.com,,80,,لياقة\n`).draft.columns[2]).toBeNull();
    signInAs("trainer", "another");
    expect(begun(december).draft.remembered).toBeUndefined();
  });

  it("are not announced if they are the guess", () => {
    const { draft, sheet } = begun(november);
    rememberChoices("trainees", sheet, draft);
    expect(begun(december).draft.remembered).toBeUndefined();
  });
});

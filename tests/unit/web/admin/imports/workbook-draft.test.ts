import { beforeEach, describe, expect, it } from "vitest";
import {
  changeWorkbook,
  isPlain,
  takeWorkbook,
  workbooks,
} from "../../../../../web/admin/imports/workbook/draft.ts";
import { onDevice } from "../../../../support/local-storage.ts";
import { signInAs } from "../../../../support/signed-in.ts";
import { makeWorkbook, rowsXml, sheetsOf } from "../../../../support/workbooks.ts";

beforeEach(() => {
  onDevice();
  signInAs("trainer");
});

const people = rowsXml([["name"], ["Layan"]]);
const taken = (...sheets: { xml: string; state?: "hidden" }[]) =>
  takeWorkbook(
    "trainees",
    "a.xlsx",
    sheetsOf(makeWorkbook({ sheets: sheets.map((each, at) => ({ name: `${at}`, ...each })) })),
  );

describe("a workbook that was read", () => {
  it("begins with its first readable sheet that is shown", () => {
    const tooMany = `<sheetData><row>${"<c><v>1</v></c>".repeat(300)}</row></sheetData>`;
    expect(
      taken({ xml: people, state: "hidden" }, { xml: "" }, { xml: tooMany }, { xml: people }),
    ).toMatchObject({ chosen: 3, offersHidden: false });
    expect(taken({ xml: people, state: "hidden" }, { xml: "" })).toMatchObject({
      chosen: 0,
      offersHidden: true,
    });
    expect(taken({ xml: tooMany }).chosen).toBeUndefined();
  });

  it("needs no choice if it has one sheet, with nothing hidden and nothing lost", () => {
    const hiddenRow = '<sheetData><row hidden="1"><c><v>1</v></c></row></sheetData>';
    const uncalculated = "<sheetData><row><c><f>1+1</f></c><c><v>1</v></c></row></sheetData>";
    expect(isPlain(taken({ xml: people }, { xml: "" }))).toBe(true);
    for (const xml of [hiddenRow, uncalculated]) expect(isPlain(taken({ xml }))).toBe(false);
    expect(isPlain(taken({ xml: people }, { xml: people }))).toBe(false);
    expect(isPlain(taken({ xml: people, state: "hidden" }))).toBe(false);
  });

  it("remembers another choice", () => {
    taken({ xml: people }, { xml: people });
    changeWorkbook("trainees", { chosen: 1, taken: { rows: true, columns: false } });
    expect(workbooks.read("trainees")).toMatchObject({ chosen: 1, taken: { rows: true } });
  });
});

import { beforeAll, describe, expect, it } from "vitest";
import { tablesOf } from "../../../scripts/lib/schema-facts.ts";
import { factsOf } from "../../support/filled-database.ts";
import { permittedScans, smallTables, unrecorded } from "../../support/sql/lists.ts";
import { setDay } from "../../support/sql/one-day.ts";
import { pageOf, planStatements, roomOf, type StatementPlan } from "../../support/sql/pages.ts";
import { plansOf } from "../../support/sql/plans.ts";
import { recordingDatabase } from "../../support/sql/recorder.ts";
import { runEverything } from "../../support/sql/runs.ts";
import { faultsOf, type Names } from "../../support/sql/scans.ts";
import { makePlatform } from "../../support/worker.ts";

const sources = import.meta.glob<string>("../../../worker/data/**/*.ts", {
  eager: true,
  query: "?raw",
  import: "default",
});
const files = new Map(
  Object.entries(sources).map(([path, text]) => [path.replace(/^.*worker\/data\//, ""), text]),
);
const rooms = [...new Set([...files.keys()].map(roomOf))].sort();
const makesStatements =
  /\.(?:prepare|select|selectDistinct|insert|update|delete)\(|\b(?:prepared(?:List)?|insertSelect)\(/;

let told: StatementPlan[];
let names: Names;

beforeAll(async () => {
  // The statements depend on the day.
  const end = setDay(Date.UTC(2026, 10, 25, 10));
  const recorder = recordingDatabase(makePlatform().database);
  try {
    await runEverything(recorder.database);
  } finally {
    recorder.stop();
    end();
  }
  told = await planStatements(recorder.sent());
  const facts = await factsOf();
  const views = facts.objects.filter(({ type }) => type === "view");
  names = {
    tables: new Set([...tablesOf(facts), ...Object.keys(smallTables)]),
    views: new Map(views.map(({ name, sql }) => [name, sql])),
  };
});

describe("the statements of a room with their query plans", () => {
  it.each(rooms)("are those of docs/sql: %s", async (room) => {
    await expect(pageOf(room, told)).toMatchFileSnapshot(`../../../docs/sql/${room}.sql`);
  });

  it("cover every file with statements", () => {
    const known = new Set(told.map(({ file }) => file));
    const silent = [...files].flatMap(([file, text]) =>
      // Statements of helpers at the root belong to the calling rooms.
      file.includes("/") && makesStatements.test(text) && !known.has(file) ? [file] : [],
    );
    expect(
      silent,
      "no run sends a statement of these: add one to tests/support/sql/more-runs.ts",
    ).toEqual(Object.keys(unrecorded));
  });
});

describe("a growing table", () => {
  it("is scanned only by statements listed with a reason", () => {
    expect(faultsOf(told, names, { small: smallTables, onPurpose: permittedScans })).toEqual([]);
  });

  it.each([
    ["select id from weight_records where weight > ?", "weight_records"],
    ["select w.id from accounts a join weight_records w where w.weight > a.id", "weight_records"],
    ["with heavy as (select * from notes n where n.text = ?) select * from heavy", "notes"],
  ])("refuses an unlisted scan: %s", async (sql, table) => {
    const values = sql.split("?").length - 1;
    const origin = { file: "body/made-up.ts", name: "listHeavy" };
    const [plan = []] = await plansOf([{ origin, sql, values }]);
    const faults = faultsOf([{ ...origin, sql, plan }], names, {
      small: smallTables,
      onPurpose: [],
    });
    expect(faults.join("\n")).toContain(
      `body/made-up.ts: listHeavy reads the whole of ${table}, which grows with the business`,
    );
  });

  it("accepts a listed scan, and refuses an unneeded listing", () => {
    const read = {
      file: "body/made-up.ts",
      name: "listHeavy",
      sql: "select id from weight_records w",
      plan: [{ detail: "SCAN w" }],
    };
    const listed = [{ by: "body/made-up.ts: listHeavy", tables: ["weight_records"], why: "" }];
    const lists = { small: smallTables, onPurpose: listed };
    expect(faultsOf([read], names, lists)).toEqual([]);
    const searching = { ...read, plan: [{ detail: "SEARCH w USING INDEX x (id=?)" }] };
    expect(faultsOf([searching], names, lists)).toEqual([
      expect.stringContaining("does so no more"),
    ]);
  });
});

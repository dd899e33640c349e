import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import type { LedgerPage } from "../../../domain/contract/attention/debtors.ts";
import { csvStart } from "../../../domain/csv.ts";
import { newId } from "../../../domain/id.ts";
import { emptyLedger } from "../../support/ledger.ts";
import { makePlans } from "../../support/trainees.ts";
import { call, makeTrainee, makeTrainer, type SignedInTrainee } from "../../support/worker.ts";

const ledger = "/api/admin/payments";

let trainer: SignedInTrainee;
beforeEach(async () => {
  await makePlans();
  await emptyLedger();
  trainer = await makeTrainer();
});

const send = async (path: string, body: unknown) => {
  const response = await call(path, { token: trainer.token, body });
  expect(response.status, await response.clone().text()).toBe(200);
};

const pay = (id: string, traineeId: string, agorot: number, note: string | null = null) =>
  send(ledger, {
    payments: [{ id, traineeId, agorot }],
    method: "transfer",
    paidOn: "2026-03-05",
    note,
  });

const reverse = (id: string) => send(`${ledger}/${id}/reversal`, { id: newId() });

const readFile = async () => {
  const response = await call(`${ledger}/file?month=2026-03`, { token: trainer.token });
  return { response, text: await response.clone().text(), bytes: await response.bytes() };
};

const readMonth = async (): Promise<LedgerPage> =>
  (await call(`${ledger}?month=2026-03`, { token: trainer.token })).json();

/** The agorot in the column of amounts; earlier columns have no comma here. */
const amountsIn = (text: string) =>
  text
    .split("\r\n")
    .slice(1, -1)
    .map((line) => Math.round(Number(line.split(",")[2]) * 100));

describe("GET /api/admin/payments/file", () => {
  it("opens in a spreadsheet in Arabic, without formulas", async () => {
    const trainee = await makeTrainee({ name: "ليان" });
    await pay(newId(), trainee.id, 9950, "=1+1");
    const { response, text, bytes } = await readFile();
    expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(response.headers.get("content-disposition")).toContain("miran-payments-2026-03.csv");
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const [head, line] = text.replace(csvStart, "").split("\r\n");
    expect(head).toContain("المبلغ (₪)");
    expect(line).toMatch(/^2026-03-05,ليان,99\.50,حوالة,'=1\+1,2026-0001,$/);
  });

  it("adds up to the shown sum, in any order of payments and reversals", async () => {
    const people = [await makeTrainee(), await makeTrainee()];
    const acts = fc.array(
      fc.record({
        who: fc.nat({ max: 1 }),
        agorot: fc.integer({ min: 1, max: 10_000_000 }),
        back: fc.option(fc.nat({ max: 20 })),
      }),
      { minLength: 1, maxLength: 6 },
    );
    const open: { id: string; agorot: number }[] = [];
    await fc.assert(
      fc.asyncProperty(acts, async (list) => {
        for (const { who, agorot, back } of list) {
          const id = newId();
          await pay(id, people[who]?.id ?? "", agorot);
          open.push({ id, agorot });
          const [reversed] = back === null ? [] : open.splice(back % open.length, 1);
          if (reversed) await reverse(reversed.id);
        }
        const balance = open.reduce((sum, { agorot }) => sum + agorot, 0);
        const amounts = amountsIn((await readFile()).text);
        expect(amounts.reduce((sum, agorot) => sum + agorot, 0)).toBe(balance);
        expect((await readMonth()).received).toBe(balance);
      }),
      { numRuns: 10 },
    );
  });

  it("is the trainer's alone", async () => {
    const trainee = await makeTrainee();
    const response = await call(`${ledger}/file?month=2026-03`, { token: trainee.token });
    expect(response.status).toBe(403);
  });
});

import { beforeEach, describe, expect, it } from "vitest";
import { newId } from "../../../domain/id.ts";
import type { Product } from "../../support/access.ts";
import {
  countOf,
  emptyDesk,
  type importDesk,
  importedPeople,
  makeImported,
  peoplePortion,
} from "../../support/imports.ts";
import { makeListed, readTrainee, rows } from "../../support/trainees.ts";
import type { SignedInTrainee } from "../../support/worker.ts";

let trainer: SignedInTrainee;
let product: Product;
let desk: ReturnType<typeof importDesk>;
beforeEach(async () => {
  ({ trainer, product, desk } = await emptyDesk());
});

const alone = (row: number, overrides: Parameters<typeof makeImported>[1] = {}) =>
  makeImported(row, { email: null, ...overrides });

const rana = alone(2, { name: "رنا خليل", phone: "+970599123401" });

const idOfPhone = async (phone: string) =>
  String((await rows("select id from trainee_profiles where phone = ?", phone))[0]?.id);

describe("people of a sheet without an address", () => {
  it("exist with all rows of a person, and a link to hand over", async () => {
    const written = await desk.write(peoplePortion([rana, alone(3)]));
    expect(written.rows.map(({ made, link }) => [made, link !== null])).toEqual([
      [true, true],
      [true, true],
    ]);
    expect(await readTrainee(trainer.token, await idOfPhone("+970599123401"))).toMatchObject({
      name: "رنا خليل",
      email: null,
      entered: false,
      plan: "basic",
    });
    for (const table of ["invitations", "subscriptions", "conversations"]) {
      expect([table, await countOf(table)]).toEqual([table, 2]);
    }
  });

  it("get no mail where others do, but their link", async () => {
    const written = await desk.write(peoplePortion([rana, makeImported(3)], "mail"));
    expect(written.rows.map(({ link }) => link !== null)).toEqual([true, false]);
    await product.settle();
    expect(product.mails.map(({ to }) => to)).toEqual(["row3@example.com"]);
  });

  it("are the owner of their number, in each of its forms, even by another name", async () => {
    await makeListed({ name: "ليان حدّاد", phone: "+970599123456" });
    const { rows } = await desk.preview(
      peoplePortion([
        alone(2, { name: "ليان حداد", phone: "0599123456" }),
        alone(3, { name: "ليان", phone: "00972599123456" }),
        alone(4, { name: "رنا خليل", phone: "970599123401" }),
        alone(5, { name: "رنا", phone: "+972 599 123 401" }),
      ]),
    );
    expect(rows.map(({ state, name, differs }) => [state, name, differs])).toEqual([
      ["known", "ليان حدّاد", undefined],
      ["known", "ليان حداد", ["name"]],
      ["new", null, undefined],
      ["known", "رنا خليل", ["name"]],
    ]);
  });

  it("are found by the name if they have no number either", async () => {
    await makeListed({ name: "ليان حدّاد" });
    const portion = peoplePortion([
      alone(2, { name: "ليان حداد" }),
      alone(3, { name: "ليان" }),
      alone(4, { name: "ليـان" }),
    ]);
    const { rows } = await desk.preview(portion);
    expect(rows.map(({ state, name }) => [state, name])).toEqual([
      ["known", "ليان حدّاد"],
      ["new", null],
      ["known", "ليان"],
    ]);
  });

  it("are one person with the row that has the address, in either order", async () => {
    const withAddress = makeImported(3, { name: "رنا خليل", phone: "0599123401" });
    const { rows: first } = await desk.preview(peoplePortion([withAddress, rana]));
    expect(first.map(({ state }) => state)).toEqual(["new", "known"]);
    const { rows: last } = await desk.preview(peoplePortion([rana, withAddress]));
    expect(last).toMatchObject([{ state: "new" }, { state: "known", differs: ["email"] }]);
    await desk.write(peoplePortion([rana]));
    const { rows: later } = await desk.preview(peoplePortion([withAddress]));
    expect(later).toMatchObject([{ state: "known", name: "رنا خليل", differs: ["email"] }]);
  });

  it("are not added again by the same sheet, in the same import and in another", async () => {
    const id = newId();
    const portion = peoplePortion([rana, alone(3)]);
    const first = await desk.write(portion, id);
    const again = await desk.write(portion, id);
    expect(again.rows.map(({ made, link }) => [made, link])).toEqual(
      first.rows.map(({ made, link }) => [made, link]),
    );
    expect((await desk.write(portion)).total).toBe(0);
    expect(await countOf("trainee_profiles")).toBe(2);
  });

  it("are added once by two windows at once", async () => {
    const portion = peoplePortion([
      ...Array.from({ length: 20 }, (_, at) => alone(at + 2, { phone: `05991234${at + 10}` })),
      ...Array.from({ length: 20 }, (_, at) => alone(at + 30)),
    ]);
    const [one, other] = await Promise.all([desk.write(portion), desk.write(portion)]);
    expect((one?.total ?? 0) + (other?.total ?? 0)).toBe(40);
    for (const table of ["trainee_profiles", "invitations", "subscriptions", "conversations"]) {
      expect([table, await countOf(table)]).toEqual([table, 40]);
    }
  });

  it("leave with the undo, and their link says that it was revoked", async () => {
    const id = newId();
    const { rows: made } = await desk.write(peoplePortion([rana, alone(3)]), id);
    const undone = await desk.undo(id);
    expect(undone).toEqual({ removed: 2, kept: 0, invited: 2 });
    expect(await importedPeople()).toEqual([]);
    expect(await rows("select name, email, phone from invitations order by name")).toEqual([
      { name: "رنا خليل", email: null, phone: "+970599123401" },
      { name: "متدرب 3", email: null, phone: null },
    ]);
    const token = new URL(made[0]?.link ?? "").hash.replace("#access_token=", "");
    const opened = await product.call("/api/access/invitation", { body: { token } });
    expect(await opened.json()).toMatchObject({ code: "invitation_revoked" });
  });
});

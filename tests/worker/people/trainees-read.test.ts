import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { traineesPerPage } from "../../../domain/attention/list.ts";
import type { TraineesQuery } from "../../../domain/contract/attention/trainee-list.ts";
import { listTrainees } from "../../../worker/data/attention/trainees-page.ts";
import { findTrainees } from "../../../worker/data/copies/trainees-file.ts";
import { trainerScope } from "../../../worker/data/scope.ts";
import { countingDatabase } from "../../support/rows-read.ts";
import { makeListed, makePlans, readTraineesPage } from "../../support/trainees.ts";
import { call, makeTrainer, type SignedInTrainee } from "../../support/worker.ts";

let trainer: SignedInTrainee;
beforeEach(async () => {
  await env.DB.exec("delete from accounts where role = 'trainee'");
  await makePlans();
  trainer = await makeTrainer();
});

const total = async (query = "") => (await readTraineesPage(trainer.token, query)).total;
const find = async (search: string) =>
  (await readTraineesPage(trainer.token, `?${new URLSearchParams({ search })}`)).trainees.map(
    ({ name }) => name,
  );

async function readBy(query: Partial<TraineesQuery>) {
  const { database, counts } = countingDatabase();
  const page = await listTrainees(trainerScope(database, trainer.actor, Date.now()), {
    search: "",
    sort: "joined",
    direction: "desc",
    page: 1,
    ...query,
  });
  return { ...counts, page };
}

async function makeMany(count: number, name: (index: number) => string) {
  for (let i = 0; i < count; i++) await makeListed({ name: name(i), phone: null });
}

describe("the total of the list", () => {
  it("follows every change of a plan, a status and an account", async () => {
    const first = await makeListed({ plan: "pro", status: "active" });
    await makeListed({ plan: "pro", status: "pending" });
    await makeListed({ plan: "basic", status: "active" });
    expect([await total(), await total("?plan=pro"), await total("?status=active")]).toEqual([
      3, 2, 2,
    ]);

    const change = await call(`/api/admin/trainees/${first.id}`, {
      method: "PATCH",
      token: trainer.token,
      body: { status: "inactive" },
    });
    expect(change.status, await change.clone().text()).toBe(200);
    expect([await total(), await total("?status=active")]).toEqual([3, 1]);
    expect(await total("?plan=pro&status=inactive")).toBe(1);

    await call(`/api/admin/trainees/${first.id}`, { method: "DELETE", token: trainer.token });
    expect([await total(), await total("?plan=pro"), await total("?status=inactive")]).toEqual([
      2, 1, 0,
    ]);
  });
});

describe("a page of the list", () => {
  it("is one batch, whose rows do not grow with later trainees", async () => {
    await makeMany(traineesPerPage + 5, (i) => `متدرب ${i}`);
    const before = await readBy({});
    await makeMany(60, (i) => `متدربة ${i}`);
    const after = await readBy({});
    expect(after.batches).toBe(1);
    expect(after.rows).toBe(before.rows);
    expect(after.page.total).toBe(traineesPerPage + 65);
  });

  it.each(["joined", "name", "email", "plan", "status", "steps"] as const)(
    "continues by %s after the previous page's last, at the same cost anywhere",
    async (sort) => {
      await makeMany(traineesPerPage * 3, (i) => `متدرب ${i}`);
      for (const direction of ["asc", "desc"] as const) {
        const [first, second, third] = await Promise.all(
          [1, 2, 3].map((page) => readBy({ sort, direction, page })),
        );
        const lastOf = (last: typeof first) => last?.page.trainees.at(-1)?.id;
        const next = await readBy({ sort, direction, page: 2, after: lastOf(first) });
        const last = await readBy({ sort, direction, page: 3, after: lastOf(next) });
        expect(next.page.trainees).toEqual(second?.page.trainees);
        expect(last.page.trainees).toEqual(third?.page.trainees);
        expect(last.rows).toBe(next.rows);
        expect(last.rows).toBeLessThan(third?.rows ?? 0);
      }
    },
  );

  it("continues after a deleted trainee, and into unknown values", async () => {
    await makeMany(traineesPerPage + 5, (i) => `متدرب ${i}`);
    const first = await readBy({});
    const gone = first.page.trainees.at(-1)?.id ?? "";
    await call(`/api/admin/trainees/${gone}`, { method: "DELETE", token: trainer.token });
    expect((await readBy({ page: 2, after: gone })).page.trainees).toHaveLength(4);
    const weights = await readBy({ sort: "weight", page: 2, after: first.page.trainees[0]?.id });
    expect(weights.page.trainees).toHaveLength(4);
  });
});

describe("all pages of the list", () => {
  async function readAll(sort: TraineesQuery["sort"]) {
    const { database, counts } = countingDatabase();
    const { slices } = await findTrainees(trainerScope(database, trainer.actor, Date.now()), {
      search: "",
      sort,
      direction: "desc",
    });
    for await (const _ of slices);
    return counts.rows;
  }

  it.each(["joined", "name", "email", "plan", "status", "weight", "steps"] as const)(
    "are read by %s at the same cost for each, for any number",
    async (sort) => {
      await makeMany(30, (i) => `متدرب ${i}`);
      const few = await readAll(sort);
      await makeMany(30, (i) => `متدربة ${i}`);
      expect(await readAll(sort)).toBeLessThanOrEqual(few * 2);
    },
  );
});

describe("a search of the list", () => {
  it("reads its matches, for any number of others", async () => {
    await makeListed({ name: "ليان حداد", phone: null });
    const before = await readBy({ search: "حداد" });
    await makeMany(80, (i) => `متدرب ${i}`);
    const after = await readBy({ search: "حداد" });
    expect(after.page.trainees.map(({ name }) => name)).toEqual(["ليان حداد"]);
    expect(after.rows).toBe(before.rows);
    expect(after.batches).toBe(1);
  });

  it("finds starts of words: also after the article, and inside an address", async () => {
    await makeListed({
      name: "سامي الخطيب",
      email: "sami.k@clinic-a.example",
      phone: "0599000111",
    });
    await makeListed({ name: "خالد المصري", email: "masri@x.example", phone: "0598777888" });
    for (const search of ["خطيب", "الخطيب", "سام", "clinic", "sami.k@clinic", "0599000", "599000"])
      expect(await find(search), search).toEqual(["سامي الخطيب"]);
    expect(await find("خطيب سامي")).toEqual(["سامي الخطيب"]);
    expect(await find("خطيب خالد")).toEqual([]);
    const narrowed = await readBy({
      search: "خطيب",
      plan: "basic",
      status: "active",
      sort: "email",
    });
    expect(narrowed.page.trainees.map(({ name }) => name)).toEqual(["سامي الخطيب"]);
  });

  it("finds parts of words if no word starts so", async () => {
    // Addresses without digits, because random ids may contain any.
    await makeListed({ name: "أبوخليل ناصر", email: "nasser@x.example", phone: "0599000111" });
    await makeListed({ name: 'O"Neil \\ "x', email: "neil@x.example", phone: null });
    expect(await find("خليل")).toEqual(["أبوخليل ناصر"]);
    expect(await find("000111")).toEqual(["أبوخليل ناصر"]);
    expect(await find('"neil')).toEqual(['O"Neil \\ "x']);
    expect(await find("\\")).toEqual(['O"Neil \\ "x']);
  });

  it("follows a changed name", async () => {
    const { id } = await makeListed({ name: "ريم", phone: null });
    await call(`/api/admin/trainees/${id}`, {
      method: "PATCH",
      token: trainer.token,
      body: { name: "رنا" },
    });
    expect(await find("ريم")).toEqual([]);
    expect(await find("رنا")).toEqual(["رنا"]);
  });
});

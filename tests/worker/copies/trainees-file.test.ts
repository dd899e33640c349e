import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { csvStart } from "../../../domain/csv.ts";
import { newId } from "../../../domain/id.ts";
import type { LogEntry } from "../../../worker/platform.ts";
import { makeProduct } from "../../support/access.ts";
import { makeListed, makePlans, readTraineesPage } from "../../support/trainees.ts";
import { call, makeTrainer, type SignedInTrainee } from "../../support/worker.ts";

let trainer: SignedInTrainee;
beforeEach(async () => {
  await env.DB.exec("delete from accounts where role = 'trainee'");
  await env.DB.exec("delete from access_attempts");
  await env.DB.exec("delete from account_settings");
  await makePlans();
  trainer = await makeTrainer();
});

const path = (query: Record<string, string> = {}) =>
  `/api/admin/trainees/file?${new URLSearchParams(query)}`;

async function linesOf(query: Record<string, string> = {}): Promise<string[]> {
  const response = await call(path(query), { token: trainer.token });
  const text = await response.text();
  expect(response.status, text).toBe(200);
  return text.split("\r\n").slice(0, -1);
}

const namesOf = async (query?: Record<string, string>) =>
  (await linesOf(query)).slice(1).map((line) => line.split(",")[0]);

const speakEnglish = () =>
  env.DB.prepare(
    "insert into account_settings (account_id, language, updated_at) values (?1, 'en', 1)",
  )
    .bind(trainer.id)
    .run();

/** More people than one slice, every third with an unknown weight. */
const makeMany = (count: number) =>
  env.DB.batch([
    env.DB.prepare(
      `with recursive n(i) as (select 1 union all select i + 1 from n where i < ?1)
       insert into accounts (id, email, role, created_at, updated_at)
       select 'many-' || i, 'many' || i || '@x.example', 'trainee', i, i from n`,
    ).bind(count),
    env.DB.prepare(
      `insert into trainee_profiles (id, name, search, subscription_plan, status, current_weight,
         target_steps, goal, time_zone, created_at, updated_at)
       select id, 'متدرب ' || created_at, 'متدرب ' || created_at, 'basic', 'active',
         case when created_at % 3 then 50 + created_at % 40 end,
         1000 * (created_at % 7 + 1), '[]', 'Asia/Hebron', created_at, created_at
       from accounts where id like 'many-%'`,
    ),
  ]);

describe("GET /api/admin/trainees/file", () => {
  it("opens in a spreadsheet in Arabic, without formulas", async () => {
    const { id } = await makeListed({
      name: '=HYPERLINK("x")',
      email: "ahmad@example.com",
      phone: "+970599000111",
      plan: "pro",
      status: "active",
      currentWeight: 82.4,
      targetSteps: 8000,
      createdAt: Date.parse("2026-01-31T23:30:00Z"),
    });
    await env.DB.prepare(
      `update trainee_profiles set age = 31, target_weight = 75, subscription_start = '2026-02-01',
         subscription_end = '2026-05-01' where id = ?1`,
    )
      .bind(id)
      .run();
    const response = await call(path({ date: "2026-03-01" }), { token: trainer.token });
    expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(response.headers.get("content-disposition")).toContain("miran-trainees-2026-03-01.csv");
    expect(response.headers.get("cache-control")).toBe("no-store");
    const bytes = await response.bytes();
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const [head, line, end] = new TextDecoder().decode(bytes).split("\r\n");
    expect(head).toBe(
      [
        "الاسم",
        "البريد الإلكتروني",
        "رقم الهاتف",
        "الجنس",
        "العمر",
        "الخطة",
        "الحالة",
        "بداية الاشتراك",
        "نهاية الاشتراك",
        "الوزن الحالي (كغ)",
        "الوزن المستهدف (كغ)",
        "هدف الخطوات",
        "الالتزام في 7 أيام (%)",
        "آخر نشاط",
        "تاريخ الانضمام",
      ].join(","),
    );
    expect(line).toBe(
      [
        `"'=HYPERLINK(""x"")"`,
        "ahmad@example.com",
        "+970 599 000 111",
        "أنثى",
        "31",
        "الخطة الاحترافية",
        "نشطة",
        "2026-02-01",
        "2026-05-01",
        "82.4",
        "75",
        "8000",
        "",
        "",
        "2026-02-01",
      ].join(","),
    );
    expect(end).toBe("");
  });

  it("is in the trainer's language, including the names of plans", async () => {
    await speakEnglish();
    await makeListed({ name: "Lina", plan: "pro", status: "inactive" });
    const [head, line] = await linesOf();
    expect(head).toMatch(/^\ufeff?Name,Email,Phone,Gender,Age,Plan,Status,/);
    expect(line).toContain("Female,");
    expect(line).toContain(",Pro");
    expect(line).toContain(",Inactive,");
  });

  it.each(["name", "email", "plan", "status", "weight", "steps", "joined"] as const)(
    "has everyone once by %s, in the order of the pages, over several slices",
    async (sort) => {
      await makeMany(1003);
      for (const direction of ["asc", "desc"] as const) {
        const names = await namesOf({ sort, direction });
        expect(new Set(names).size).toBe(1003);
        for (const page of [1, 21, 41]) {
          const query = `?${new URLSearchParams({ sort, direction, page: String(page) })}`;
          const { trainees } = await readTraineesPage(trainer.token, query);
          const from = (page - 1) * 25;
          expect(trainees.map(({ name }) => name)).toEqual(names.slice(from, from + 25));
        }
      }
    },
  );

  it("has exactly the people of the search and the filters", async () => {
    await makeListed({ name: "ليان حداد", plan: "pro" });
    await makeListed({ name: "ليان سالم", plan: "basic" });
    await makeListed({ name: "سامي حداد", plan: "pro" });
    const byName = { sort: "name", direction: "asc" };
    expect(await namesOf({ search: "ليان", ...byName })).toEqual(["ليان حداد", "ليان سالم"]);
    expect(await namesOf({ search: "ليان", plan: "pro" })).toEqual(["ليان حداد"]);
    expect(await namesOf({ search: "حداد", plan: "pro", unread: "yes" })).toEqual([]);
    expect(await namesOf({ plan: "pro", sort: "name", direction: "desc" })).toEqual([
      "ليان حداد",
      "سامي حداد",
    ]);
  });

  it("searches within words only without a word that starts so", async () => {
    await makeListed({ name: "أبوخليل", phone: null });
    expect(await namesOf({ search: "خليل" })).toEqual(["أبوخليل"]);
    await makeListed({ name: "خليل", phone: null });
    expect(await namesOf({ search: "خليل" })).toEqual(["خليل"]);
  });

  it("has only its heading without a match", async () => {
    await makeListed({ name: "ليان" });
    const lines = await linesOf({ search: "لا أحد هنا" });
    expect(lines).toHaveLength(1);
    expect(lines[0]?.replace(csvStart, "")).toMatch(/^الاسم,/);
  });

  it("is logged by ids", async () => {
    const logged: LogEntry[] = [];
    const product = makeProduct({ log: (entry) => void logged.push(entry) });
    await product.call(path(), { token: trainer.token });
    const { id: account } = trainer;
    expect(logged).toEqual([
      { level: "info", event: "data_copied", account, by: account, reason: "list of trainees" },
    ]);
  });

  it("is limited after many in a row, with the time to wait", async () => {
    for (let copy = 0; copy < 60; copy += 1) await linesOf();
    const refused = await call(path(), { token: trainer.token });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  });

  it.each([{ page: "2" }, { after: newId() }, { sort: "password_hash" }])(
    "refuses %o",
    async (query) => {
      expect((await call(path(query as never), { token: trainer.token })).status).toBe(400);
    },
  );
});

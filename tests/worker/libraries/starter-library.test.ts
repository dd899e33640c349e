import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import type { TemplatesPage } from "../../../domain/contract/templates/templates.ts";
import { importColumns } from "../../../domain/copies/sheet/kinds.ts";
import { readExerciseRows, readMealRows } from "../../../domain/copies/sheet/library-rows.ts";
import { isId } from "../../../domain/id.ts";
import { searchFoods } from "../../../domain/libraries/food-search.ts";
import { foodSearch } from "../../../domain/libraries/foods.ts";
import { listFoods } from "../../support/library.ts";
import { openSheet } from "../../support/sheets.ts";
import { call, makeTrainee, makeTrainer } from "../../support/worker.ts";

const all = async <Row>(query: string) => (await env.DB.prepare(query).all<Row>()).results;

describe("a newly migrated deployment", () => {
  it("has foods, exercises, meals and templates with proper ids", async () => {
    const tables = { foods: 779, exercises: 140, meals: 143, templates: 20 };
    for (const [table, count] of Object.entries(tables)) {
      const rows = await all<{ id: string }>(`select id from ${table}`);
      expect(rows.length, table).toBe(count);
      expect(rows.every(({ id }) => isId(id))).toBe(true);
    }
  });

  it("has no meal with other numbers than its foods", async () => {
    const nutrients = ["calories", "protein", "carbs", "fat"];
    const apart = nutrients.map(
      (name) =>
        `abs(m.${name} - (select sum(f.${name} * p.grams) / sum(p.grams)
           from meal_foods p join foods f on f.id = p.food_id where p.meal_id = m.id)) > 0.0051`,
    );
    expect(await all(`select m.name from meals m where ${apart.join(" or ")}`)).toEqual([]);
    expect(
      await all("select name from meals where id not in (select meal_id from meal_foods)"),
    ).toEqual([]);
  });

  it("keeps unknown values null", async () => {
    expect(await all("select fiber, sugar from foods where usda_id = '01078'")).toEqual([
      { fiber: 0, sugar: null },
    ]);
  });
});

describe("the files of its lists", () => {
  it.each([
    ["exercises", 140, readExerciseRows],
    ["meals", 143, readMealRows],
  ] as const)("of %s can be imported unchanged, all %d", async (kind, count, read) => {
    const { token } = await makeTrainer();
    const response = await call(`/api/admin/${kind}/file`, { token });
    const { sheet, options } = openSheet(kind, await response.bytes());
    expect(options.columns).toEqual(importColumns[kind]);
    const { rows, findings } = read(sheet, options);
    expect(findings).toEqual([]);
    expect(rows).toHaveLength(count);
  });
});

describe("its template search", () => {
  it.each([
    ["تنشيف", "weight_loss"],
    ["تضخيم", "muscle_gain"],
    ["التنشيف", "weight_loss"],
    ["bulk", "muscle_gain"],
  ])("finds by %j, a synonym, the templates for %s", async (search, goal) => {
    const { token } = await makeTrainer();
    const found = async (query: string) => {
      const response = await call(`/api/admin/templates?${query}`, { token });
      return (await response.json<TemplatesPage>()).templates.map(({ id }) => id);
    };
    const ofGoal = await found(`goal=${goal}`);
    expect(ofGoal.length).toBeGreaterThanOrEqual(3);
    expect(await found(`search=${encodeURIComponent(search)}`)).toEqual(ofGoal);
    expect(await found(`search=${encodeURIComponent(`${search} زيت`)}`)).toEqual([]);
  });
});

type Searched = Parameters<typeof searchFoods>[0][number];

describe("its food search", () => {
  let token: string;
  beforeAll(async () => {
    token = (await makeTrainee()).token;
  });
  const names = async (search: string) =>
    (await listFoods(token, { search })).foods.map(({ name }) => name);

  it.each(["ارز", "أَرُزّ", "رز", "rice"])("finds cooked rice by %j", async (search) => {
    expect(await names(search)).toContain("أرز أبيض مطبوخ");
  });

  it.each(["خبز", "الأرز", "لبن", "حليب قليل", "دجاج", "جبنة", "زيت زيتون", "rice", "با"])(
    "answers %j in the order of the search without a network",
    async (search) => {
      const foods = await all<Searched>("select id, search, rank, familiarity from foods");
      const { foods: answered } = await listFoods(token, { search });
      const kept = searchFoods(foods, search).map(({ id }) => id);
      expect(answered.map(({ id }) => id)).toEqual(kept.slice(0, answered.length));
      expect(answered.length).toBe(Math.min(kept.length, foodSearch.perPage));
    },
  );

  it.each([
    ["طماطم", "بندورة"],
    ["جمبري", "روبيان مطبوخ"],
    ["شوفان", "شوفان"],
    ["منسف", "منسف باللحم"],
  ])("answers %j with %j first", async (search, name) => {
    expect((await names(search))[0]).toBe(name);
  });

  it.each(["الخ", "الخب", "الخبز", "ال خبز"])(
    "finds bread during the typing of %j",
    async (search) => {
      expect(await names(search)).toContain("خبز عربي أبيض");
    },
  );

  it.each([
    ["خبز", "خبز عربي أبيض"],
    ["الخبز", "خبز عربي أبيض"],
    ["رز", "أرز أبيض مطبوخ"],
    ["حليب", "حليب كامل الدسم"],
    ["لبن", "زبادي كامل الدسم"],
    ["لبنة", "لبنة طرية من زبادي مصفّى"],
    ["جبنة نابلسية", "جبنة بيضاء متماسكة للشوي (قريبة من النابلسية)"],
    ["دجاج", "دجاج مع الجلد مشوي"],
    ["دجاجة", "دجاج مع الجلد مشوي"],
    ["صدر دجاج", "صدر دجاج مشوي"],
    ["صدور دجاج", "صدر دجاج مشوي"],
    ["أفخاذ دجاج", "فخذ دجاج بلا جلد مشوي"],
    ["لحم مفروم", "لحم عجل مفروم 10% دسم مطبوخ"],
    ["تونة", "تونة معلّبة بالماء"],
    ["بيض", "بيض مسلوق"],
    ["بيضة", "بيض مسلوق"],
    ["عدس", "عدس مسلوق"],
    ["حمص", "حمص بالطحينة"],
    ["فول", "فول مسلوق"],
    ["فلافل", "فلافل مقلية"],
    ["برغل", "برغل مطبوخ"],
    ["معكرونة", "معكرونة مسلوقة"],
    ["بطاطا", "بطاطا مسلوقة"],
    ["بطاطس مقلية", "بطاطا مقلية"],
    ["تفاحة", "تفاح"],
    ["تمور", "تمر"],
    ["شاي", "شاي أسود بلا سكر"],
    ["قهوة", "قهوة سادة"],
    ["قهوة عربية", "قهوة سادة"],
    ["نسكافيه", "قهوة سريعة الذوبان بلا سكر"],
    ["برجر", "برغر لحم بالخضار والصلصة"],
    ["بيتزا", "بيتزا جبنة"],
    ["شاورما", "شاورما دجاج"],
    ["كعك بسمسم", "كعك القدس بالسمسم"],
    ["زعتر", "زعتر مخلوط بالسمسم (بلا سماق)"],
    ["نوتيلا", "شوكولاتة بالبندق للدهن"],
    ["كنافة", "كنافة بالجبنة"],
    ["فريكة", "فريكة مطبوخة"],
    ["خبز صاج", "خبز شراك"],
    ["طابون", "خبز طابون"],
    ["دبس رمان", "دبس رمان"],
    ["دبس", "دبس رمان"],
    ["قشطة", "قشطة منزلية من الحليب والنشا"],
    ["كباب", "كباب خروف مشوي"],
    ["كفتة", "كفتة مشوية"],
    ["مقلوبة", "مقلوبة دجاج بالباذنجان"],
    ["مقلوبة لحم", "مقلوبة لحم بالباذنجان"],
    ["قدرة", "قدرة خليلية باللحم"],
    ["شيشبرك", "ششبرك"],
    ["سماقية", "سماقية غزاوية (بلا قيم السماق)"],
    ["مغربية بالدجاج", "مفتول بالدجاج"],
    ["هريسة نابلسية", "هريسة نابلسية"],
    ["قمر الدين", "قمر الدين"],
    ["ميرمية", "ميرمية ناشفة"],
    ["مانجا", "مانجو"],
    ["سمنة", "سمنة بلدية"],
    ["milk", "حليب كامل الدسم"],
    ["egg", "بيض مسلوق"],
  ])("answers the everyday word %j with %j first", async (search, name) => {
    expect((await names(search))[0]).toBe(name);
  });

  it.each([
    ["خبز", ["خبز عربي أبيض", "خبز عربي أسمر", "خبز توست أبيض"]],
    ["رز", ["أرز أبيض مطبوخ", "أرز بني مطبوخ", "أرز أبيض قصير الحبة مطبوخ"]],
    ["بيض", ["بيض مسلوق", "بيض مقلي", "بيض أومليت"]],
    ["عدس", ["عدس مسلوق", "شوربة عدس أحمر", "مجدرة بالأرز"]],
    ["جبنة بيضاء", ["جبنة بيضاء طازجة", "جبنة فيتا"]],
    ["كعك", ["كعك القدس بالسمسم"]],
  ])("answers %j with common foods", async (search, eaten) => {
    expect((await names(search)).slice(0, 3)).toEqual(expect.arrayContaining(eaten));
  });

  it("starts the dairy list with everyday foods", async () => {
    const { foods } = await listFoods(token, { dairy: "true" });
    const begin = foods.slice(0, 5).map(({ name }) => name);
    expect(begin).toContain("حليب كامل الدسم");
    expect(begin).toContain("زبادي كامل الدسم");
    expect(begin.filter((name) => name.startsWith("بوظة"))).toEqual([]);
  });

  it("puts plain milk before flavoured and bought ones", async () => {
    const found = await names("حليب");
    expect(found.indexOf("حليب كامل الدسم")).toBeGreaterThanOrEqual(0);
    const bought = found.findIndex((name) => /شوكولاتة|سيلك/.test(name));
    expect(found.indexOf("حليب كامل الدسم")).toBeLessThan(bought === -1 ? found.length : bought);
  });
});

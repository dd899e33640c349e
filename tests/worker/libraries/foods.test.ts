import { beforeEach, describe, expect, it } from "vitest";
import { foodFamiliarity, foodSearch } from "../../../domain/libraries/foods.ts";
import { problemOf } from "../../support/access.ts";
import { emptyLibrary, listFoods, makeFood } from "../../support/library.ts";
import { call, makeTrainee, makeTrainer } from "../../support/worker.ts";

let token: string;
beforeEach(async () => {
  await emptyLibrary();
  token = (await makeTrainee()).token;
});

const names = async (params: Record<string, string>) =>
  (await listFoods(token, params)).foods.map(({ name }) => name);
const refused = async (query: string) =>
  problemOf(await call(`/api/trainee/foods?${query}`, { token }));

describe("the search for foods", () => {
  it.each(["ارز", "أرز", "أَرُزّ", "أرـــز", " ارز "])("finds the same food by %j", async (search) => {
    await makeFood({ name: "أرز أبيض" });
    await makeFood({ name: "خبز" });
    expect(await names({ search })).toEqual(["أرز أبيض"]);
  });

  it("finds by the second name, in any case, and by all of several words", async () => {
    await makeFood({ name: "جبنة قريش", englishName: "Cottage cheese" });
    await makeFood({ name: "جبنة شيدر", englishName: "Cheddar cheese" });
    expect(await names({ search: "COTTAGE" })).toEqual(["جبنة قريش"]);
    expect(await names({ search: "شيدر جبنه" })).toEqual(["جبنة شيدر"]);
    expect(await names({ search: "شيدر قريش" })).toEqual([]);
  });

  it("puts the exact name first, then whole words, plain foods before prepared ones and brands", async () => {
    await makeFood({ name: "لبن شركة", rank: 2 });
    await makeFood({ name: "لبن بالخيار", rank: 1 });
    await makeFood({ name: "حلوى لبن", rank: 0 });
    await makeFood({ name: "لبن رائب", rank: 0 });
    await makeFood({ name: "لبنة", rank: 0 });
    await makeFood({ name: "ملبن", rank: 0 });
    await makeFood({ name: "لبن", rank: 1 });
    expect(await names({ search: "لبن" })).toEqual([
      "لبن",
      "لبن رائب",
      "حلوى لبن",
      "لبن بالخيار",
      "لبنة",
      "ملبن",
      "لبن شركة",
    ]);
  });

  it("puts common foods before rare ones, even plain ones", async () => {
    const { first, everyday, rare } = foodFamiliarity;
    await makeFood({ name: "أرز بري", familiarity: rare });
    await makeFood({ name: "أرز بني نيء" });
    await makeFood({ name: "أرز بالشعيرية", rank: 1, familiarity: everyday });
    await makeFood({ name: "أرز أبيض مطبوخ", familiarity: first });
    await makeFood({ name: "أرز شركة", rank: 2, familiarity: first });
    const expected = ["أرز أبيض مطبوخ", "أرز بالشعيرية", "أرز بني نيء", "أرز بري"];
    expect(await names({ search: "أرز" })).toEqual([...expected, "أرز شركة"]);
  });

  it.each(["الأرز", "أرز الأبيض", "الأرز، الأبيض"])(
    "reads %j without its article",
    async (search) => {
      await makeFood({ name: "أرز أبيض" });
      await makeFood({ name: "خل التفاح" });
      expect(await names({ search })).toEqual(["أرز أبيض"]);
      expect(await names({ search: "خل تفاح" })).toEqual(["خل التفاح"]);
    },
  );

  it("has the portions in order, and nulls for unknown values", async () => {
    await makeFood({
      name: "حليب",
      fat: null,
      portions: [
        { name: "كوب", grams: 244 },
        { name: "ملعقة", grams: 15 },
      ],
    });
    const { foods, more } = await listFoods(token, { search: "حليب" });
    expect(more).toBe(false);
    expect(foods[0]).toMatchObject({
      calories: 130,
      fat: null,
      fiber: null,
      source: "USDA SR28",
      portions: [
        { name: "كوب", englishName: null, grams: 244 },
        { name: "ملعقة", englishName: null, grams: 15 },
      ],
    });
  });

  it("filters by category, dairy, calories and protein", async () => {
    await makeFood({ name: "حليب", category: "milk", calories: 61, protein: 3.2 });
    await makeFood({ name: "جبنة", category: "cheese", calories: 350, protein: 25 });
    await makeFood({ name: "دجاج", category: "poultry", calories: 165, protein: 31 });
    await makeFood({ name: "مجهول", category: "dishes", calories: null, protein: null });
    expect(await names({ dairy: "true" })).toEqual(["جبنة", "حليب"]);
    expect(await names({ dairy: "true", category: "milk" })).toEqual(["حليب"]);
    expect(await names({ minCalories: "100", maxCalories: "350" })).toEqual(["جبنة", "دجاج"]);
    expect(await names({ minProtein: "25.1", maxProtein: "100" })).toEqual(["دجاج"]);
    expect(await names({ minCalories: "0" })).not.toContain("مجهول");
    expect(await names({ search: "دجاج", category: "milk" })).toEqual([]);
  });

  it("continues from page to page without a gap", async () => {
    const count = foodSearch.perPage + 3;
    for (let i = 0; i < count; i++) await makeFood({ name: `تمر ${i}` });
    const first = await listFoods(token, { search: "تمر" });
    const second = await listFoods(token, { search: "تمر", page: "2" });
    expect([first.more, second.more]).toEqual([true, false]);
    const ids = [...first.foods, ...second.foods].map(({ id }) => id);
    expect(new Set(ids).size).toBe(count);
  });

  it("treats special characters of a database as letters", async () => {
    await makeFood({ name: "حليب 2% دسم" });
    expect(await names({ search: "2%" })).toEqual(["حليب 2% دسم"]);
    expect(await names({ search: "%%" })).toEqual([]);
    expect(await names({ search: "' or 1=1 --" })).toEqual([]);
    expect(await names({ search: "ا".repeat(foodSearch.maxLength) })).toEqual([]);
  });

  it.each(["true", "false"])(
    "accepts the most possible words, with every filter and dairy %s",
    async (dairy) => {
      const letters = [..."ابتثجحخدذرزسشصضطظعغفقكلمنهوي0123456789abcdefghijklmnopqrstuvwxyz"];
      const words = letters.slice(0, foodSearch.maxLength / 2);
      const filters = { minCalories: "1", maxCalories: "900", minProtein: "1", maxProtein: "90" };
      await makeFood({ name: words.join(" "), category: "milk" });
      await makeFood({ name: words.slice(1).join(" "), category: "milk" });
      const search = words.join(" ");
      expect(await names({ search, dairy, category: "milk", ...filters })).toEqual([search]);
    },
  );

  it("refuses a single letter and invalid bounds", async () => {
    expect(await refused("search=ا")).toEqual({
      status: 400,
      code: "invalid_request",
      fields: { search: { code: "too_short", min: 2 } },
    });
    expect(await refused("search=اَّ")).toMatchObject({ status: 400 });
    expect(await refused(`search=${"ا".repeat(foodSearch.maxLength + 1)}`)).toMatchObject({
      fields: { search: { code: "too_long" } },
    });
    expect(await refused("maxCalories=1001")).toMatchObject({
      fields: { maxCalories: { code: "out_of_range", max: 1000 } },
    });
    expect(await refused("minProtein=-1")).toMatchObject({ status: 400 });
    expect(await refused("category=stones")).toMatchObject({ status: 400 });
    expect(await refused("page=0")).toMatchObject({ status: 400 });
    expect(await refused("unknown=1")).toMatchObject({ status: 400 });
  });

  it("is the same in the trainer's area, and closed to visitors", async () => {
    await makeFood({ name: "حمص" });
    const trainer = await makeTrainer();
    expect(await listFoods(trainer.token, { search: "حمص" }, "admin")).toEqual(
      await listFoods(token, { search: "حمص" }),
    );
    expect((await call("/api/trainee/foods")).status).toBe(401);
    expect((await call("/api/admin/foods", { token })).status).toBe(403);
  });
});

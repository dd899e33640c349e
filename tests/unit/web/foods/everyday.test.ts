import { describe, expect, it } from "vitest";
import { libraryFoods } from "../../../../scripts/library/dishes.ts";
import { everydayFile } from "../../../../scripts/library/everyday.ts";
import { basicFoods, everydayPortions, searchEveryday } from "../../../../web/foods/everyday.ts";

const foods = (search: string) => searchEveryday(search).flatMap(({ food }) => food ?? []);
const names = (search: string) => foods(search).map(({ name }) => name);

describe("the everyday foods on phones", () => {
  it("are those of the library", async () => {
    await expect(everydayFile()).toMatchFileSnapshot("../../../../web/foods/everyday-foods.json");
  });

  it("are searched in the library's own text", () => {
    const found = new Map(foods("a").map((food) => [food.name, food]));
    const known = libraryFoods.filter(({ name }) => found.has(name));
    expect(known.length).toBeGreaterThan(200);
    for (const { name, search, per100, source } of known) {
      expect(found.get(name)).toMatchObject({ search, ...per100, source });
    }
  });

  it.each([
    ["خبز", "خبز عربي أبيض"],
    ["بيضة", "بيض مسلوق"],
    ["الأرز", "أرز أبيض مطبوخ"],
    ["لبنة", "لبنة"],
    ["labneh", "لبنة"],
  ])("have %s first of all", (search, name) => {
    expect(names(search)[0]).toContain(name);
  });

  it("are found whatever the hamza, the article and the digits", () => {
    expect(names("ازر")).toEqual(names("أزر"));
    expect(names("الحليب")).toEqual(names("حليب"));
    expect(names("زيت زيتون")).toEqual(names("زيتون زيت"));
  });

  it("contain every word of the search", () => {
    expect(names("خبز طابون")).toEqual(["خبز طابون"]);
    expect(names("قطار")).toEqual([]);
    expect(names("")).toEqual([]);
  });

  it("come after equally near foods that the person eats, in the eaten amount", () => {
    const [brown] = foods("خبز عربي أسمر");
    const eaten = { foodId: brown?.id ?? "", name: brown?.name ?? "", quantity: 50 };
    expect(searchEveryday("خبز", [eaten])[0]).toEqual({ id: brown?.id, food: brown, eaten });
    expect(searchEveryday("خبز عربي أبيض", [eaten])[0]?.food?.name).toBe("خبز عربي أبيض");
  });

  it("stand beside eaten foods of the whole library, not beside dishes typed by hand", () => {
    const kept = { foodId: "rare", name: "خبز الجاودار" };
    const eaten = [kept, { foodId: null, name: "خبز جدتي" }];
    expect(searchEveryday("خبز", eaten)[0]).toEqual({ id: "rare", eaten: kept });
    expect(searchEveryday("جاودار", eaten)).toHaveLength(1);
  });

  it("have their household measures", () => {
    const [bread] = foods("خبز عربي أبيض");
    expect(everydayPortions(bread?.id ?? "")?.[0]?.name).toContain("رغيف");
    expect(everydayPortions("another")).toBeUndefined();
  });

  it("offer a first dish raw basics", () => {
    const basics = basicFoods().map(({ name }) => name);
    expect(basics).toEqual(expect.arrayContaining(["بندورة", "بصل", "زيت زيتون", "ملح"]));
    expect(basics.filter((name) => /مسلوق|مقلي|مشوي/.test(name))).toEqual([]);
  });
});

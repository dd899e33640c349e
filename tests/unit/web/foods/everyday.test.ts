import { describe, expect, it } from "vitest";
import { libraryFoods } from "../../../../scripts/library/dishes.ts";
import { everydayFile } from "../../../../scripts/library/everyday.ts";
import { everydayPortions, searchEveryday } from "../../../../web/foods/everyday.ts";

const names = (search: string) => searchEveryday(search).map(({ name }) => name);

describe("the everyday foods on phones", () => {
  it("are those of the library", async () => {
    await expect(everydayFile()).toMatchFileSnapshot("../../../../web/foods/everyday-foods.json");
  });

  it("are searched in the library's own text", () => {
    const found = new Map(searchEveryday("a").map((food) => [food.name, food]));
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

  it("have their household measures", () => {
    const [bread] = searchEveryday("خبز عربي أبيض");
    expect(everydayPortions(bread?.id ?? "")?.[0]?.name).toContain("رغيف");
    expect(everydayPortions("another")).toBeUndefined();
  });
});

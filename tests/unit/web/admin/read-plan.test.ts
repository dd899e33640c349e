import { describe, expect, it } from "vitest";
import { featureLines } from "../../../../domain/memberships/plans.ts";
import { changesOf, previewOf, readPlan } from "../../../../web/admin/memberships/read-plan.ts";

const typed = (values: Record<string, string> = {}) => {
  const data = new FormData();
  const all = {
    name: "خطة الصيف",
    englishName: "",
    price: "99",
    months: "2",
    status: "active",
    features: "متابعة\n\n  جلسات  \n",
    englishFeatures: "",
    ...values,
  };
  for (const [name, value] of Object.entries(all)) data.set(name, value);
  return data;
};
const planOf = (values?: Record<string, string>) => {
  const read = readPlan(typed(values));
  if (!("value" in read)) throw new Error(JSON.stringify(read.errors));
  return read.value;
};
const errorsOf = (values: Record<string, string>) => {
  const read = readPlan(typed(values));
  return "errors" in read ? Object.keys(read.errors) : [];
};

describe("a typed plan", () => {
  it.each([
    ["99", 9900],
    ["99.5", 9950],
    ["٩٩٫٥", 9950],
    ["99,50", 9950],
    ["0", 0],
    ["1,000", 100_000],
    ["100000", 10_000_000],
  ])("costs %s", (price, agorot) => {
    expect(planOf({ price }).priceAgorot).toBe(agorot);
  });

  it.each(["", "-1", "1e9", "100000.01", "1.000", "99.999", "تسعة"])(
    "refuses the price %j",
    (price) => {
      expect(errorsOf({ price })).toEqual(["price"]);
    },
  );

  it("omits blank lines and an empty English part", () => {
    expect(planOf()).toMatchObject({
      englishName: null,
      features: ["متابعة", "جلسات"],
      englishFeatures: null,
    });
    expect(featureLines("\r\n a \r\n\r\nb")).toEqual(["a", "b"]);
  });

  it.each([
    [{ name: " " }, "name"],
    [{ months: "37" }, "months"],
    [{ months: "1.5" }, "months"],
    [{ features: " \n " }, "features"],
    [{ features: "م\n".repeat(21) }, "features"],
    [{ features: "م".repeat(121) }, "features"],
    [{ englishFeatures: "m".repeat(121) }, "englishFeatures"],
  ])("names the invalid field of %j", (values, field) => {
    expect(errorsOf(values)).toEqual([field]);
  });

  it("sends only changed fields", () => {
    const plan = {
      id: "summer",
      name: "خطة الصيف",
      englishName: null,
      priceAgorot: 9900,
      months: 2,
      features: ["متابعة", "جلسات"],
      englishFeatures: null,
      status: "active" as const,
      people: 0,
      monthAgorot: 0,
      used: false,
    };
    expect(changesOf(planOf(), plan)).toEqual({});
    expect(changesOf(planOf({ price: "120", features: "متابعة" }), plan)).toEqual({
      priceAgorot: 12_000,
      features: ["متابعة"],
    });
  });

  it("has a preview while half typed", () => {
    expect(previewOf(typed({ name: "", price: "x", months: "", features: "" }))).toEqual({
      name: "",
      englishName: null,
      priceAgorot: 0,
      months: 1,
      features: [],
      englishFeatures: null,
    });
  });
});

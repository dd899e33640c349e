import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "../../../scripts/lib/install.mjs";
import { specsOf } from "../../support/sizes.ts";

const sizesOf = (file: string) =>
  (["phone", "desktop"] as const).filter((size) => specsOf[size].some((spec) => spec.test(file)));

const specs = readdirSync(join(root, "tests/e2e"), { recursive: true, encoding: "utf8" })
  .map((file) => `/miran/tests/e2e/${file.replaceAll("\\", "/")}`)
  .filter((file) => file.includes(".spec."));

describe("the screens of the browser tests", () => {
  it.each([
    ["chat.spec.ts", ["phone"]],
    ["trainee/weight.spec.ts", ["phone"]],
    ["access/sign-in.spec.ts", ["phone"]],
    ["admin/list.spec.ts", ["desktop"]],
    ["admin/week/grid.spec.ts", ["desktop"]],
    ["admin/frame.phone.spec.ts", ["phone"]],
    ["live.desktop.spec.ts", ["desktop"]],
    ["admin/chat.both.spec.ts", ["phone", "desktop"]],
    ["trainee/home.both.spec.ts", ["phone", "desktop"]],
    ["admin/list.tablet.spec.ts", []],
  ])("%s runs on %j", (file, sizes) => {
    expect(sizesOf(`/miran/tests/e2e/${file}`)).toEqual(sizes);
  });

  it("are the same for any location of the checkout", () => {
    expect(sizesOf("/e2e/miran/tests/e2e/admin/list.spec.ts")).toEqual(["desktop"]);
  });

  it("cover every file", () => {
    expect(specs.length).toBeGreaterThan(30);
    expect(specs.filter((file) => sizesOf(file).length === 0)).toEqual([]);
  });
});

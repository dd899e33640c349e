import { expect, it } from "vitest";
import { orderTypeErrors } from "../../../scripts/test/type-errors.ts";

const error = (path: string, code = "TS2339") => `${path}(1,2): error ${code}: Missing.`;

it("errors in changed files come first, each with its explanation", () => {
  const output = [error("web/a.ts"), "  because", error("web/b.ts"), error("web/c.ts"), ""];
  expect(orderTypeErrors(output.join("\n"), ["web/b.ts"])).toBe(
    `${[error("web/b.ts"), error("web/a.ts"), "  because", error("web/c.ts")].join("\n")}\n`,
  );
});

it("too many errors are counted by kind", () => {
  const many = Array.from({ length: 8_000 }, (_, nth) => error(`web/${nth}.ts`));
  const said = orderTypeErrors([...many, error("web/own.ts", "TS2345")].join("\n"), ["web/own.ts"]);
  expect(said.split("\n")).toHaveLength(32);
  expect(said).toContain(error("web/own.ts", "TS2345"));
  expect(said).toContain("… and more: 7971 × TS2339");
});

it("an empty output is reported", () => {
  expect(orderTypeErrors("", [])).toContain("without a word");
});

it("an error without a file is kept", () => {
  expect(orderTypeErrors("error TS5083: Cannot read file.\n", [])).toBe(
    "error TS5083: Cannot read file.\n",
  );
});

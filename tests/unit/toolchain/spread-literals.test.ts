import { expect, it } from "vitest";
import { readSource } from "../../../scripts/lint/source.ts";
import { findSpreadLiterals } from "../../../scripts/lint/spread-literals.ts";

const linesOf = (code: string) =>
  findSpreadLiterals(readSource("web/a.tsx", code)).map(({ line }) => line);

it.each([
  ["an object", "const a = 1;\nconst b = { ...{ a, c: 2 } };"],
  ["an array", 'const a = 1;\nconst b = [...["x", "y"], a];'],
  ["arguments", "const a = 1;\nmake(...[a, 2]);"],
  ["the attributes of a tag", "const a = 1;\nconst b = <Row {...{ a }} />;"],
])("a spread literal in %s is refused", (_, code) => {
  expect(linesOf(code)).toEqual([2]);
});

it.each([
  "const b = { ...a };",
  "const b = { ...(a ? { c: 1 } : {}), ...(a && { d: 1 }) };",
  "const b = [...a, ...more()];",
  "const b = <Row {...props} />;",
])("a spread of a variable or condition is allowed: %s", (code) => {
  expect(linesOf(code)).toEqual([]);
});

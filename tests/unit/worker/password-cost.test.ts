import { expect, it } from "vitest";
import { scryptPasswords } from "../../../worker/edge/passwords.ts";

/** The maximum cost in production; a local workerd has no limit. */
const maxScryptCost = 2 ** 20;

it("a password hash costs no more than production computes", async () => {
  const phc = await scryptPasswords.hash("a password");
  const [, ln, r, p] = /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$/.exec(phc) ?? [];
  const cost = 2 ** Number(ln) * Number(r) * Number(p);
  expect(cost).toBeLessThanOrEqual(maxScryptCost);
  expect(cost).toBeGreaterThan(maxScryptCost / 4);
});

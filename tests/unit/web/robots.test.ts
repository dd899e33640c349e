import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { adminPaths } from "../../../domain/admin-paths.ts";
import { paths } from "../../../domain/paths.ts";

/** Whether a robot that follows RFC 9309 may read an address: the longest rule decides. */
function mayLook(path: string): boolean {
  const text = readFileSync(new URL("../../../web/public/robots.txt", import.meta.url), "utf8");
  const rules = [...text.matchAll(/^(Allow|Disallow): (.+)$/gm)].map(([, verb, rule = ""]) => ({
    allows: verb === "Allow",
    length: rule.length,
    fits: rule.endsWith("$") ? path === rule.slice(0, -1) : path.startsWith(rule),
  }));
  const fitting = rules.filter(({ fits }) => fits).sort((a, b) => b.length - a.length);
  return fitting[0]?.allows ?? true;
}

describe("robots.txt", () => {
  it.each([
    paths.trainerSignIn,
    paths.trainee.signIn,
    paths.trainee.register,
    paths.privacyPolicy,
    "/assets/index.css",
  ])("allows crawlers on visitors' pages: %s", (path) => {
    expect(mayLook(path)).toBe(true);
  });

  it.each([
    paths.resetPassword,
    paths.newPassword,
    paths.confirmEmail,
    paths.invitation,
    paths.embed,
    paths.trainee.home,
    paths.trainee.weight,
    `${paths.trainee.signIn}?embed=1`,
    adminPaths.home,
    adminPaths.trainee("1"),
    "/api/health",
    "/api/steps-link/x",
  ])("keeps crawlers from the rest: %s", (path) => {
    expect(mayLook(path)).toBe(false);
  });
});

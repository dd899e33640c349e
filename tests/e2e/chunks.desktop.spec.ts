import { adminPaths } from "../../domain/admin-paths.ts";
import { paths } from "../../domain/paths.ts";
import { fileOf, laterOf, loadedWith, reach } from "../budgets/built-client.ts";
import { expect, people, test } from "../support/fixtures.ts";

/** The files of the chunks that an area loads on demand, the sooner ones first. */
function filesBehind(door: string): string[] {
  const behind = (key: string) => loadedWith([key]).flatMap(laterOf);
  const keys = reach([door], behind).filter((key) => key !== door);
  return [...new Set(keys.map(fileOf))].filter((file) => file.endsWith(".js"));
}

// A module that uses what an import cycle has not yet defined fails only when it is evaluated.
for (const { area, door, at, person } of [
  { area: "visitor", door: "access.html", at: paths.trainee.signIn, person: undefined },
  { area: "trainee", door: "trainee/area.tsx", at: paths.trainee.home, person: "trainee" },
  { area: "trainer", door: "admin/area.tsx", at: adminPaths.home, person: "trainer" },
] as const) {
  test(`every chunk behind the ${area}'s first screen loads`, async ({ page, signInAs }) => {
    if (person) await signInAs(people[person]);
    await page.goto(at);
    await expect(page.locator("main h1").first()).toBeAttached();
    const files = filesBehind(door);
    expect(files.length).toBeGreaterThan(10);
    const failures = await page.evaluate(
      async (addresses) => {
        const found: string[] = [];
        for (const address of addresses) {
          await import(address).catch((error) => found.push(`${address}: ${error}`));
        }
        return found;
      },
      files.map((file) => `/${file}`),
    );
    expect(failures).toEqual([]);
  });
}

import { expect, test } from "../support/fixtures.ts";

const homes = [
  { person: "trainer", home: "/admin" },
  { person: "trainee", home: "/trainee" },
  { person: "newcomer", home: "/trainee" },
] as const;

for (const { person, home } of homes) {
  test(`the ${person} stays signed in after a reload`, async ({ page, signInAs }) => {
    await signInAs(person);
    await page.goto(home);
    await expect(page.getByRole("main")).toBeVisible();
    await page.reload();
    await expect(page.getByRole("main")).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(home);
  });
}

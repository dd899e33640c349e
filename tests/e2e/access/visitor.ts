import type { Page } from "@playwright/test";
import { newId } from "../../../domain/id.ts";
import { addPerson } from "../../support/entering.ts";
import { makePerson } from "../../support/person.ts";

export {
  expect,
  expectNoAxeViolations,
  expectNoOverflow,
  people,
  test,
} from "../../support/fixtures.ts";

export const password = "Visitor@2026";
export const newEmail = () => `${newId()}@example.com`;

/** Opens a page, waits until it answers, and ends the splash by a key. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilAnswering(page);
  if (path === "/trainee/login") await page.keyboard.press("Escape");
}

export async function untilAnswering(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName("answers").length > 0);
}

export const emailField = (page: Page) => page.getByLabel("البريد الإلكتروني");
export const passwordField = (page: Page) => page.getByLabel("كلمة المرور", { exact: true });
export const signInButton = (page: Page) => page.getByRole("button", { name: "تسجيل الدخول!" });

export async function signIn(page: Page, email: string, secret: string): Promise<void> {
  await emailField(page).fill(email);
  await passwordField(page).fill(secret);
  await signInButton(page).click();
}

type Problem = { status: number; code: string; retryAfter?: number };

/** Makes requests to an address fail with a problem of the server. */
export async function failWith(page: Page, path: string, problem: Problem): Promise<void> {
  const { status, code, retryAfter } = problem;
  await page.route(`**/api/access/${path}`, (route) =>
    route.fulfill({
      status,
      contentType: "application/problem+json",
      headers: retryAfter ? { "retry-after": String(retryAfter) } : {},
      body: JSON.stringify({ type: "about:blank", title: code, status, code, requestId: "r1" }),
    }),
  );
}

/** A new trainee, registered without the form. */
export async function registered(
  page: Page,
  email = newEmail(),
): Promise<{ email: string; id: string }> {
  const person = makePerson({ name: "رنا عبد الهادي", email, password });
  await addPerson(page.request, person);
  return { email, id: person.id };
}

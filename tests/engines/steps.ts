import { expect } from "vitest";
import { adminPaths as admin } from "../../domain/admin-paths.ts";
import { paths } from "../../domain/paths.ts";
import { m } from "../../web/paraglide/messages.js";
import type { Credentials } from "../support/entering.ts";
import { eventually, type Hand } from "./hand.ts";

export type Language = "ar" | "en";

const { trainee } = paths;

export async function signIn(hand: Hand, { role, email, password }: Credentials): Promise<void> {
  await hand.go(role === "trainer" ? paths.trainerSignIn : trainee.signIn);
  await hand.press({ css: "input[type=email]" });
  await hand.type(email);
  await hand.press({ css: "input[type=password]" });
  await hand.type(password);
  await hand.press({ css: "form label", name: m.access_remember({}, { locale: "ar" }) });
  await hand.press({ css: "form button[type=submit]" });
  await eventually(async () =>
    expect(await hand.path()).toBe(role === "trainer" ? admin.home : trainee.home),
  );
  // The next navigation would fail if it interrupted this one.
  await eventually(async () => expect(await hand.has("main h1")).toBe(true));
}

export async function writeNote(hand: Hand, text: string, language: Language): Promise<void> {
  await hand.pressButton(m.notes_add({}, { locale: language }));
  await hand.press({ css: "dialog[open] textarea" });
  await hand.type(text);
  const send = m.notes_send({}, { locale: language });
  await hand.press({ css: "dialog[open] button", name: send });
}

/** The list item with this note. */
export const noteOf = (hand: Hand, text: string) =>
  hand.browser.evaluate(
    (written) =>
      [...document.querySelectorAll<HTMLElement>("main li")]
        .map(({ innerText }) => innerText)
        .find((shown) => shown.includes(written)) ?? "",
    text,
  );

import { afterAll, beforeAll, expect, test } from "vitest";
import { paths } from "../../domain/paths.ts";
import { sampleTrainee } from "../../scripts/seed/accounts.ts";
import { m } from "../../web/paraglide/messages.js";
import type { Engine } from "./browser.ts";
import { eventually, type Hand } from "./hand.ts";
import { type Device, houseFor } from "./house.ts";
import { type Language, noteOf, signIn, writeNote } from "./steps.ts";

const { trainee } = paths;

/** Tests of an engine's stored data, with the network cut. */
export function tellOffline(engine: Engine): void {
  const house = houseFor(engine);
  let phone: Device;
  let hand: Hand;

  beforeAll(async () => {
    phone = house.device("phone");
    hand = await phone.open({ withoutCookieStore: true });
    await signIn(hand, sampleTrainee);
    await eventually(async () => expect(await hand.browser.evaluate(isCached)).toBe(true));
  });
  afterAll(() => phone?.close());

  test.each([
    { release: "without cookieStore", withoutCookieStore: true },
    { release: "brought up to date", withoutCookieStore: false },
  ])("a cold start without a network opens cached screens, $release", async (start) => {
    // Ends with Arabic, so that the updated release cannot rely on the older one's last language.
    for (const language of ["en", "ar"] as const) {
      await house.mend();
      await choose(hand, language);
      await phone.close();
      await house.cut();
      hand = await phone.open(start);
      await hand.go(trainee.home);
      await eventually(async () => {
        const shown = await hand.text();
        expect(shown).toContain(m.trainee_offline({}, { locale: language }));
        expect(shown).toContain(sampleTrainee.name.split(" ")[0]);
      });
      expect(await hand.attribute("html", "lang")).toBe(language);
    }
  });

  test("a waiting note outlives a killed browser, and is sent", async () => {
    await house.cut();
    const language = await languageOf(hand);
    const waits = m.notes_waiting({}, { locale: language });
    const texts = ["من القبو", "من الطائرة"];
    await hand.go(trainee.notes);
    for (const text of texts) {
      await writeNote(hand, text, language);
      await eventually(async () => expect(await noteOf(hand, text)).toContain(waits));
      await phone.kill();
      hand = await phone.open();
      await hand.go(trainee.notes);
      await eventually(async () => expect(await noteOf(hand, text)).toContain(waits));
    }
    await house.mend();
    await hand.go(trainee.notes);
    await eventually(async () => {
      for (const text of texts) expect(await noteOf(hand, text)).toContain(text);
      expect(await hand.text("main")).not.toContain(waits);
    });
  });
}

const languageOf = async (hand: Hand) => (await hand.attribute("html", "lang")) as Language;

async function choose(hand: Hand, language: Language): Promise<void> {
  if ((await languageOf(hand)) === language) return;
  await hand.go(`${trainee.home}?settings=appearance`);
  await hand.press({ css: "dialog[open] label", name: language === "en" ? "English" : "العربية" });
  await eventually(async () => expect(await hand.attribute("html", "lang")).toBe(language));
}

const isCached = async () => (await caches.match("/pages/en/trainee-sign-in.html")) !== undefined;

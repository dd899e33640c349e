import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { adminPaths as admin } from "../../domain/admin-paths.ts";
import { paths } from "../../domain/paths.ts";
import { builtDemo } from "../../scripts/lib/build.ts";
import { sampleTrainee, sampleTrainer } from "../../scripts/seed/accounts.ts";
import { m } from "../../web/paraglide/messages.js";
import { serveFiles } from "../support/file-server.ts";
import type { Engine } from "./browser.ts";
import { eventually, type Hand, middleOf } from "./hand.ts";
import { type Device, houseFor } from "./house.ts";
import { inkIn } from "./picture.ts";
import { signIn, writeNote } from "./steps.ts";

const { trainee } = paths;
const locale = "ar";

const phoneScreens = [
  trainee.home,
  trainee.weight,
  trainee.steps,
  trainee.exercise,
  trainee.exerciseLibrary,
  trainee.diet,
  trainee.notes,
  trainee.chat,
  trainee.profile,
];
const deskScreens = [admin.home, admin.trainees, admin.exercises, admin.meals, admin.settings];

/** Tests of an engine's rendering and input, on a phone and on a desktop. */
export function tellOnline(engine: Engine): void {
  const house = houseFor(engine);

  describe("on a trainee's phone", () => {
    let phone: Device;
    let hand: Hand;
    beforeAll(async () => {
      phone = house.device("phone");
      hand = await phone.open();
      await signIn(hand, sampleTrainee);
    });
    afterAll(() => phone?.close());

    test("a session outlives a reload", () => expectStaysSignedIn(hand, trainee.home));

    test.each(phoneScreens)("%s fits, without errors", (path) => expectSound(hand, path));

    test("empty fields show their placeholder", async () => {
      await hand.go(trainee.exerciseLibrary);
      await expectPlaceholder(hand, "main input");
      await hand.go(trainee.chat);
      await expectPlaceholder(hand, "textarea");
    });

    test("the composer grows with its text", async () => {
      await hand.go(trainee.chat);
      const composer = { css: "textarea" };
      const { height } = await hand.boxOf(composer);
      await hand.press(composer);
      await hand.type("نمتُ جيداً وشربتُ ماءً كافياً ".repeat(3));
      const grown = async () => (await hand.boxOf(composer)).height - height;
      await eventually(async () => expect(await grown()).toBeGreaterThan(40));
      await hand.pressButton(m.chat_send({}, { locale }));
      await eventually(async () => expect((await hand.boxOf(composer)).height).toBe(height));
    });

    test("a voice note is recorded, sent and played", async () => {
      await hand.go(trainee.chat);
      // With the mouse, a busy machine turns the press into a hold, and its end into the end of the recording.
      await hand.clickButton(m.chat_voice_record({}, { locale }));
      await eventually(async () =>
        expect(await hand.text("[role=timer]")).toMatch(/^0:(0[2-9]|[1-5])/),
      );
      await hand.pressButton(m.chat_voice_send({}, { locale }));
      const sent = "main article:last-of-type [data-status]:not([data-status=pending])";
      await eventually(async () => expect(await hand.has(sent)).toBe(true));
      await hand.browser.evaluate(notePlays);
      await hand.pressButton(m.chat_voice_play({}, { locale }));
      await eventually(async () =>
        expect(await hand.browser.evaluate(played)).toBeGreaterThan(0.5),
      );
    });

    test("Back closes a dialog only, and a toast stays small", async () => {
      await hand.go(trainee.notes);
      const begin = m.notes_add({}, { locale });
      await hand.pressButton(begin);
      await eventually(async () => expect(await hand.has("dialog[open]")).toBe(true));
      await hand.browser.back();
      await eventually(async () => expect(await hand.has("dialog[open]")).toBe(false));
      expect(await hand.path()).toBe(trainee.notes);

      await writeNote(hand, "نمت جيداً", locale);
      const toast = { css: "section[popover]", name: "" };
      await eventually(async () => expect(await hand.text(toast.css)).not.toBe(""));
      const { y, height } = await hand.boxOf(toast);
      expect(height).toBeLessThan(200);
      expect(y).toBeGreaterThan(0);
    });

    test("the ruler follows keys and a mouse", async () => {
      await hand.go(trainee.weight);
      const value = async () => Number(await hand.attribute("[role=slider]", "aria-valuenow"));
      await eventually(async () => expect(await value()).toBeGreaterThan(30));
      const before = await value();
      await hand.browser.evaluate(() =>
        document.querySelector<HTMLElement>("[role=slider]")?.focus(),
      );
      await hand.pressKey("up");
      await hand.pressKey("pageUp");
      await eventually(async () => expect(await value()).toBeCloseTo(before + 1.1));
      const from = middleOf(await hand.boxOf({ css: '[data-mark="1"]' }));
      await hand.drag(from, { x: from.x - 20, y: from.y });
      await eventually(async () => expect(await value()).toBeCloseTo(before + 1.1 - 3));
    });

    test("the demo continues when opened again", async () => {
      const site = await serveFiles(builtDemo);
      onTestFinished(site.close);
      const { browser } = hand;
      await browser.open(site.url);
      await hand.pressButton(m.demo_enter_trainee({}, { locale }));
      await eventually(async () =>
        expect(await hand.attribute("html", "data-live")).toBe("connected"),
      );
      await browser.open(`${site.url}${trainee.weight}`);
      await eventually(async () => expect(await hand.has("[role=slider]")).toBe(true));
    });
  });

  describe("on the trainer's desk", () => {
    let hand: Hand;
    beforeAll(async () => {
      hand = await house.device("desktop").open();
      await signIn(hand, sampleTrainer);
    });

    test("a session outlives a reload", () => expectStaysSignedIn(hand, admin.home));

    test.each(deskScreens)("%s fits, without errors", (path) => expectSound(hand, path));

    test("an exercise is dragged to another day", async () => {
      await hand.go(admin.trainees);
      const person = { css: `a[href^="${admin.trainees}/"]`, name: sampleTrainee.name };
      await hand.press(person);
      await eventually(async () => expect(await hand.path()).toMatch(/trainees\/[\da-f-]+$/));
      await hand.go(`${await hand.path()}/schedule`);
      await hand.boxOf({ css: "[data-grip]" });
      const { item, day, from, to } = await hand.browser.evaluate(findDrag);
      await hand.drag(from, to);
      const column = `[data-day="${day}"] [data-item="${item}"]`;
      await eventually(async () => expect(await hand.has(column)).toBe(true));
      await hand.reload();
      await eventually(async () => expect(await hand.has(column)).toBe(true));
    });
  });
}

async function expectStaysSignedIn(hand: Hand, home: string): Promise<void> {
  await hand.go(home);
  await hand.reload();
  expect(await hand.path()).toBe(home);
  await eventually(async () => expect(await hand.has("main h1")).toBe(true));
}

/** A loaded screen has a heading, fits the window's width, and logs no error. */
async function expectSound(hand: Hand, path: string): Promise<void> {
  hand.browser.errors();
  await hand.go(path);
  await eventually(async () => expect(await hand.has("main h1")).toBe(true));
  await eventually(async () => expect(await hand.has("main .animate-breathe")).toBe(false));
  const sideways = () =>
    document.documentElement.scrollWidth - document.documentElement.clientWidth;
  expect(await hand.browser.evaluate(sideways)).toBe(0);
  expect(hand.browser.errors()).toEqual([]);
}

/** An empty field has more ink on it than the same field without its placeholder. */
async function expectPlaceholder(hand: Hand, css: string): Promise<void> {
  const box = await hand.boxOf({ css });
  const written = await inkIn(hand.browser, box);
  await hand.browser.evaluate(
    (which) => document.querySelector(which)?.removeAttribute("placeholder"),
    css,
  );
  expect(written).toBeGreaterThan((await inkIn(hand.browser, box)) + 20);
}

/** The first movable exercise, and the middle of another visible day. */
function findDrag() {
  const middleOf = (element: Element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: Math.round(x + width / 2), y: Math.round(y + Math.min(height, 300) / 2) };
  };
  const grip = document.querySelector<HTMLElement>("[data-grip]");
  const own = grip?.closest("[data-day]");
  const others = [...document.querySelectorAll<HTMLElement>("[data-day]")];
  const other = others.find((each) => each !== own && each.getBoundingClientRect().width > 0);
  if (!grip || !other) throw new Error("nothing to drag");
  return {
    item: grip.dataset.grip,
    day: other.dataset.day,
    from: middleOf(grip),
    to: middleOf(other),
  };
}

interface Listening {
  played?: number;
}

/** Records the furthest play position of any sound in s, even outside the document. */
function notePlays(): void {
  const play = HTMLMediaElement.prototype.play;
  HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
    this.addEventListener("timeupdate", () => {
      (window as Listening).played = Math.max((window as Listening).played ?? 0, this.currentTime);
    });
    return play.call(this);
  };
}

const played = () => (window as Listening).played ?? 0;

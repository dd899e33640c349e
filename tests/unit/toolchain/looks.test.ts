import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { adminPaths } from "../../../domain/admin-paths.ts";
import { paths } from "../../../domain/paths.ts";
import { root } from "../../../scripts/lib/install.mjs";
import { settingsTabs } from "../../../web/settings/address.ts";
import { adminLooks } from "../../e2e/look/admin-looks.ts";
import { type Parts, withDeclaredScreens } from "../../e2e/look/declared-looks.ts";
import { traineeLooks } from "../../e2e/look/trainee-looks.ts";
import { visitorLooks } from "../../e2e/look/visitor-looks.ts";

const any = "any-value";

const person = { id: any, name: any, letters: any };
const world = { today: any, exercise: any, meal: any, form: any, checkIn: any, ...person };
const adminWorld = {
  ...world,
  templateId: any,
  week: any,
  month: any,
  checkInId: any,
  photosId: any,
};
const ofTrainees = Object.values(traineeLooks).flat();
const ofTrainers = Object.values(adminLooks).flat();
const looks = [
  ...visitorLooks.map(({ at }) => at),
  ...ofTrainees.map(({ at }) => at(world)),
  ...ofTrainers.map(({ at }) => at(adminWorld)),
];
const drawn = [...ofTrainees, ...ofTrainers]
  .flatMap(({ draws, opened = [] }) => [draws, ...opened.map((each) => each.draws)])
  .filter((file) => file !== undefined);

/** Pages checked elsewhere, or without content. */
const otherwise: readonly string[] = [
  // A standalone page, checked by the tests of access.
  paths.privacyPolicy,
  // Not in any build.
  paths.design,
];

/** Dialogs at the end of a flow, with the browser test that checks them. */
const inFlows: Record<string, string> = {
  "admin/check-ins/forms/builder/conflict-banner.tsx": "admin/check-in-forms",
  "admin/check-ins/review/photos/large-photos.tsx": "admin/review-photos",
  "admin/exercises/library-removal.tsx": "admin/meals",
  "admin/frame/side-menu.tsx": "admin/frame.both",
  "admin/invitations/sent-dialog.tsx": "admin/invitation",
  "admin/meals/library-removal.tsx": "admin/meals",
  "admin/overview/put-away-dialog.tsx": "admin/overview",
  "admin/proofs/accept-form.tsx": "admin/payment-proof",
  "admin/proofs/proof-dialog.tsx": "admin/payment-proof",
  "admin/proofs/refuse-form.tsx": "admin/payment-proof",
  "admin/templates/follow/follow-dialog.tsx": "admin/templates",
  "admin/templates/give/choose-and-give.tsx": "admin/templates",
  "admin/templates/give/give-dialog.tsx": "admin/templates",
  "admin/trainee-jobs/job-dialog.tsx": "admin/bulk",
  "app-lock/unlock-dialog.tsx": "trainee/app-lock",
  "body/history-dialog.tsx": "trainee/profile",
  "chat/attachments/image-dialog.tsx": "trainee/chat",
  "chat/viewer/image-viewer.tsx": "trainee/chat",
  "admin/trainee/own-foods.tsx": "trainee/recipes",
  "trainee/check-ins/camera/visit.tsx": "trainee/photos",
  "trainee/check-ins/photos/consent-dialog.tsx": "trainee/photos",
  "trainee/check-ins/photos/purpose-switch.tsx": "trainee/photos",
  "trainee/diet/recipes/days-dialog.tsx": "trainee/recipes",
  "trainee/diet/recipes/part-sheet.tsx": "trainee/recipes",
  "trainee/offline/unsent-sheet.tsx": "trainee/offline",
  "trainee/profile/proofs/proof-dialog.tsx": "admin/payment-proof",
  "trainee/settings/my-data/delete-dialog.tsx": "trainee/my-data",
};

/** The reasons why the rest is not checked. */
const notLookedAt = new Map([
  ["admin/chat/screen.tsx", "holds on a phone what stands beside the conversation on a desktop"],
  [
    "admin/subscriptions/renew-dialog.tsx",
    "stands in the place of a renewal until its line is here",
  ],
  ["voice/voice-problem-dialog.tsx", "only a browser without a microphone opens it"],
  ["design/actions.tsx", "stands in no build"],
  ["frame/again.tsx", "stands in the place of a dialog whose code did not come"],
  ["trainee/offline/install-line.tsx", "only a browser that offers to install opens it"],
]);

type Paths = { [name: string]: string | ((part: string) => string) | Paths };

const addressesOf = (of: Paths): string[] =>
  Object.values(of).flatMap((each) =>
    typeof each === "string"
      ? [each]
      : typeof each === "function"
        ? [each(any)]
        : addressesOf(each),
  );

const patternOf = (address: string) => {
  const [path = "", query] = address
    .replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")
    .replaceAll(any, "[^/?&]+")
    .split("\\?");
  // Below it are the trainee's screens, which have looks of their own.
  const below = address === adminPaths.viewAs(any) ? "/[^?]+" : "";
  return new RegExp(`^${path}${below}${query ? `\\?${query}` : "(\\?.*)?(#.*)?"}$`);
};

describe("a declared screen", () => {
  const ready = () => {
    throw new Error("nothing is opened here");
  };
  const lookAt = (at: string, draws?: string) => ({ at: () => at, ready, draws });
  const withIds = [
    lookAt(paths.trainee.checkIn(any)),
    lookAt(paths.trainee.exerciseCategory("chest")),
    lookAt(paths.trainee.exerciseProgram("2026-11-28")),
  ];
  const addressesIn = (parts: Parts<unknown>) => {
    const all = withDeclaredScreens({ area: "/trainee", ready, parts, file: "looks.ts" });
    return Object.fromEntries(
      Object.entries(all).map(([part, looks]) => [part, looks.map(({ at }) => at({}))]),
    );
  };

  it("is looked at by itself, in the shortest part", () => {
    const opened = Array.from({ length: 99 }, () => ({ name: "a dialog", open: async () => {} }));
    const { long, short } = addressesIn({
      long: [{ ...lookAt(paths.trainee.home), opened }, ...withIds],
      short: [lookAt(`${paths.trainee.steps}?week=1`)],
    });
    expect(long).toHaveLength(4);
    expect(short?.[0]).toBe(`${paths.trainee.steps}?week=1`);
    expect(short).toContain(paths.trainee.weight);
    for (const seen of [paths.trainee.home, paths.trainee.steps]) expect(short).not.toContain(seen);
  });

  it("is not seen behind a dialog at an address of its own", () => {
    const { part } = addressesIn({
      part: [...withIds, lookAt(`${paths.trainee.steps}?settings=profile`, "settings.tsx")],
    });
    expect(part).toContain(paths.trainee.steps);
  });

  it("is refused without a look where its address has an id", () => {
    expect(() => addressesIn({ part: withIds.slice(0, 2) })).toThrow(
      "/trainee/exercise/program/:date has an id: add a look at one such address to looks.ts.",
    );
  });
});

describe("the looks", () => {
  it("cover every screen with an address", () => {
    const missing = addressesOf({ ...paths, panel: adminPaths })
      .filter((address) => !otherwise.includes(address))
      .filter((address) => !looks.some((at) => patternOf(address).test(at)));
    expect(missing).toEqual([]);
  });

  it("cover every tab of the personal settings", () => {
    const missing = settingsTabs.filter(
      (tab) => !looks.some((at) => at.endsWith(`settings=${tab}`)),
    );
    expect(missing).toEqual([]);
  });

  it("cover every dialog, together with the flows", () => {
    const web = join(root, "web");
    const drawing = readdirSync(web, { recursive: true, encoding: "utf8" })
      .map((file) => file.replaceAll("\\", "/"))
      .filter((file) => file.endsWith(".tsx") && !file.startsWith("ui/"))
      .filter((file) =>
        /ui\/(dialog|side-sheet)\.tsx"/.test(readFileSync(join(web, file), "utf8")),
      );
    const known = new Set([...drawn, ...Object.keys(inFlows), ...notLookedAt.keys()]);
    expect(drawing.filter((file) => !known.has(file))).toEqual([]);
    expect([...known].filter((file) => !drawing.includes(file))).toEqual([]);
  });

  it.each([...new Set(Object.values(inFlows))])("are completed by the checks in %s", (spec) => {
    const text = readFileSync(join(root, `tests/e2e/${spec}.spec.ts`), "utf8");
    expect(text).toContain("expectNoAxeViolations(page");
  });
});

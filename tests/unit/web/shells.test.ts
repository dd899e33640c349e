import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { adminPaths } from "../../../domain/admin-paths.ts";
import { paths } from "../../../domain/paths.ts";
import { adminShells } from "../../../web/shells/admin.tsx";
import { AdminShellFrame } from "../../../web/shells/admin-frame.tsx";
import { frameOf } from "../../../web/shells/frame-of.tsx";
import { shellName } from "../../../web/shells/shell-name.ts";
import { traineeShells } from "../../../web/shells/trainee.tsx";
import { TraineeFrame } from "../../../web/trainee/frame/frame.tsx";
import { traineeShells as cachedShells, pageTarget } from "../../../worker/routes/page-map.ts";

const areas = [
  { caller: "trainee", Frame: TraineeFrame, shells: traineeShells },
  { caller: "trainer", Frame: AdminShellFrame, shells: adminShells },
] as const;
const shells = areas.flatMap(({ shells, ...area }) =>
  shells.map((shell) => ({ ...area, ...shell, shell })),
);

const textOf = (html: string) => html.replace(/<[^>]*>/g, "").trim();
const litIn = (html: string) =>
  [...html.matchAll(/<a\b[^>]*>/g)]
    .map(([link]) => link)
    .filter((link) => link.includes('aria-current="page"'))
    .map((link) => /href="([^"]*)"/.exec(link)?.[1] ?? "");

describe("the prerendered frame", () => {
  it("exists for every address that the Worker answers with a screen", () => {
    const drawn = traineeShells.map(({ path }) => shellName(path));
    expect(cachedShells.map(({ name }) => name).toSorted()).toEqual(drawn.toSorted());
    const { viewAs: _, ...addresses } = adminPaths;
    const ofTrainer = Object.values(addresses)
      .map((address) => (typeof address === "string" ? address : address("0197f6a0")))
      .map((address) => pageTarget(address.replace(/\?.*/, ""), "trainer", "production"));
    const names = ofTrainer.map((target) => target.kind === "page" && target.name);
    expect([...new Set(names)].toSorted()).toEqual(
      adminShells.map(({ path }) => shellName(path)).toSorted(),
    );
  });

  it.each(shells)("of $path is the answer of its address", ({ path, caller }) => {
    const opened = path.replace(/:\w+/g, "0197f6a0");
    expect(pageTarget(opened, caller, "production")).toMatchObject({
      kind: "page",
      name: shellName(path),
    });
  });

  it.each(shells)("of $path names its screen and highlights no other place", (each) => {
    const html = renderToStaticMarkup(frameOf(each.Frame, each.shell));
    const heading = /<h1\b[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? "";
    expect(textOf(heading)).toBe(each.title());
    const wrong = litIn(html).filter(
      (href) => href !== each.path && !(each.path.startsWith(`${href}/`) && href !== "/admin"),
    );
    expect(wrong).toEqual([]);
  });

  it.each([
    [paths.trainee.chat, TraineeFrame, traineeShells],
    [paths.trainee.notifications, TraineeFrame, traineeShells],
    [adminPaths.trainees, AdminShellFrame, adminShells],
  ])("of %s highlights the place in the menu", (path, Frame, of) => {
    const shell = of.find((each) => each.path === path);
    const html = shell ? renderToStaticMarkup(frameOf(Frame, shell)) : "";
    expect(litIn(html)).toContain(path);
  });

  it("of an unknown address is that of its redirect", () => {
    expect(pageTarget("/trainee/unknown/place", "trainee", "production")).toMatchObject({
      name: "trainee-home",
    });
    expect(pageTarget("/admin/unknown", "trainer", "production")).toMatchObject({ name: "admin" });
  });
});

import { adminPaths } from "../../domain/admin-paths.ts";
import { languages } from "../../domain/language.ts";
import { paths } from "../../domain/paths.ts";

/** The caller of a page; `unknown` if the database did not respond. */
export type PageCaller = "visitor" | "trainee" | "trainer" | "unknown";

type PageTarget =
  /** A prerendered page. */
  | { kind: "page"; name: string; framable: boolean }
  | { kind: "redirect"; to: string }
  | { kind: "file" }
  /** A trainee's page at its own address, for the phone's cache, not for opening. */
  | { kind: "kept" }
  | { kind: "missing" };

/** The visitors' pages by address; signed-in people are sent home from the sign-in pages. */
const visitorPages: Record<string, { name: string; door?: true; framable?: true }> = {
  [paths.trainerSignIn]: { name: "trainer-sign-in", door: true },
  [paths.trainee.signIn]: { name: "trainee-sign-in", door: true, framable: true },
  [paths.trainee.register]: { name: "register", door: true, framable: true },
  [paths.resetPassword]: { name: "reset-password", framable: true },
  [paths.newPassword]: { name: "new-password" },
  [paths.confirmEmail]: { name: "confirm-email" },
  [paths.invitation]: { name: "invitation" },
  [paths.embed]: { name: "embed" },
  [paths.loginEmbed]: { name: "login-embed" },
  "/privacy-policy": { name: "privacy-policy" },
};

type Addresses = Readonly<Record<string, string | ((part: string) => string)>>;

/** The screens of an area, with stars for ids and days; each opens in its own frame. */
const screensOf = (addresses: Addresses): string[] =>
  Object.values(addresses)
    .map((address) => (typeof address === "string" ? address : address("*")))
    .filter((path) => !path.includes("?") && !visitorPages[path]);

const screens = { trainee: screensOf(paths.trainee), admin: screensOf(adminPaths) };

/** Redirects of old addresses. */
const moved: Record<string, string> = {
  "/admin/login": paths.trainerSignIn,
  "/admin/trainer-chat": adminPaths.chat,
};

/** The address for password managers; a person without a session gets a link by mail. */
const changePassword = "/.well-known/change-password";
const passwordScreens: Record<PageCaller, string> = {
  trainee: "/trainee?settings=security",
  trainer: adminPaths.profile,
  visitor: paths.resetPassword,
  unknown: paths.resetPassword,
};

/** Whether the response depends on the caller. */
export function dependsOnCaller(pathname: string): boolean {
  const path = withoutSlash(pathname);
  const isDoor = visitorPages[path]?.door === true || path === changePassword;
  return isDoor || areaOf(path) !== undefined;
}

/** The target of an address for a caller: the route map. */
export function pageTarget(
  pathname: string,
  caller: PageCaller,
  environment: "production" | "development",
): PageTarget {
  const path = withoutSlash(pathname);
  const visitorPage = visitorPages[path];
  const area = areaOf(path);
  if (path !== pathname && (visitorPage || area)) return { kind: "redirect", to: path };
  if (moved[path] !== undefined) return { kind: "redirect", to: moved[path] };
  if (path === changePassword) return { kind: "redirect", to: passwordScreens[caller] };
  if (visitorPage) {
    if (visitorPage.door && caller === "trainer") return { kind: "redirect", to: adminPaths.home };
    if (visitorPage.door && caller === "trainee")
      return { kind: "redirect", to: paths.trainee.home };
    return { kind: "page", name: visitorPage.name, framable: visitorPage.framable === true };
  }
  if (area) return areaTarget(area, shellOf(area, path), caller);
  if (path === paths.design && environment === "development") {
    return { kind: "page", name: "admin", framable: false };
  }
  // Prerendered pages have other addresses; under these they are no screens.
  if (path.startsWith("/pages/")) return { kind: cachedPages.has(path) ? "kept" : "missing" };
  if (path.startsWith("/assets/") || isFile(path)) return { kind: "file" };
  return environment === "development" && path.startsWith("/@")
    ? { kind: "file" }
    : { kind: "redirect", to: paths.trainerSignIn };
}

function areaTarget(area: Area, name: string, caller: PageCaller): PageTarget {
  const app: PageTarget = { kind: "page", name, framable: area === "trainee" };
  if (caller === "unknown") return app;
  if (area === "admin")
    return caller === "trainer" ? app : { kind: "redirect", to: paths.trainerSignIn };
  return caller === "trainee" ? app : { kind: "redirect", to: paths.trainee.signIn };
}

type Area = "admin" | "trainee";

/** The prerendered frame of a screen; an unknown address leads to its area's first one. */
function shellOf(area: Area, path: string): string {
  if (path.startsWith(adminPaths.viewAs(""))) return "admin-as";
  const parts = path.split("/");
  const isHere = (screen: string) => {
    const own = screen.split("/");
    return (
      own.length === parts.length && own.every((part, at) => part === "*" || part === parts[at])
    );
  };
  const screen = screens[area].find(isHere) ?? `/${area}`;
  if (screen === paths.trainee.home) return "trainee-home";
  return screen.slice(1).replaceAll("*", "one").replaceAll("/", "-");
}

/** The trainee's screens with their frames, as the service worker caches them. */
export const traineeShells = screens.trainee.map((path) => ({
  path,
  name: shellOf("trainee", path),
}));

/** The page without a network and a session. */
export const traineeDoor = { path: paths.trainee.signIn, name: "trainee-sign-in" };

const cachedPages = new Set(
  [...traineeShells, traineeDoor].flatMap(({ name }) =>
    languages.map((language) => `/pages/${language}/${name}.html`),
  ),
);

/** The camera's page, opened or for the phone's cache. */
const cameraPages = new Set([
  paths.trainee.camera,
  ...languages.map(
    (language) => `/pages/${language}/${shellOf("trainee", paths.trainee.camera)}.html`,
  ),
]);

/** Whether an address is the one page that may open a camera. */
export const mayOpenCamera = (pathname: string): boolean => cameraPages.has(pathname);

/** Whether a page is a visitors' page, by its name. */
export const isVisitorPage = (name: string): boolean =>
  Object.values(visitorPages).some((page) => page.name === name);

function areaOf(path: string): Area | undefined {
  if (isFile(path)) return undefined;
  const area = /^\/(admin|trainee)(?:\/|$)/.exec(path)?.[1];
  return area === "admin" || area === "trainee" ? area : undefined;
}

function isFile(path: string): boolean {
  return /\.[a-z\d]{1,12}$/i.test(path);
}

const withoutSlash = (pathname: string) => pathname.replace(/\/+$/, "") || "/";

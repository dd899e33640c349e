export interface Loads {
  /** Sources that the page's entry imports. */
  soon: readonly string[];
  /** Sources that it prefetches while the visitor reads and types. */
  next: readonly string[];
}

const start = ["access.html", "access/start.tsx"];
const app = ["index.html", "start-app.tsx"];
const traineeApp = [...app, "trainee/area.tsx"];
const adminApp = [...app, "admin/area.tsx"];
const viewApp = [...traineeApp, "view-as/router.tsx"];
const screen = (source: string, next: readonly string[] = []): Loads => ({
  soon: [...start, source],
  next,
});

const visitors: Record<string, Loads> = {
  "trainer-sign-in": screen("access/sign-in/trainer-screen.tsx", adminApp),
  "trainee-sign-in": screen("access/sign-in/trainee-screen.tsx", traineeApp),
  register: screen("access/register/screen.tsx"),
  "reset-password": screen("access/reset-password/screen.tsx"),
  "new-password": screen("access/new-password/screen.tsx"),
  "confirm-email": screen("access/confirm-email/screen.tsx"),
  invitation: screen("access/invitation/screen.tsx", traineeApp),
  embed: screen("embed/screen.tsx"),
  "login-embed": screen("embed/screen.tsx"),
};

const appOf = (name: string) => (name.startsWith("admin") ? adminApp : traineeApp);

/** The loads of a page by its name; shells load their area. */
export const loadsOf = (name: string): Loads =>
  visitors[name] ?? { soon: name === "admin-as" ? viewApp : appOf(name), next: [] };

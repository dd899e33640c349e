import { paths } from "../paths.ts";

/** The visitors' screens by the name of their prerendered page. */
const pagePaths = {
  "trainer-sign-in": paths.trainerSignIn,
  "trainee-sign-in": paths.trainee.signIn,
  register: paths.trainee.register,
  "reset-password": paths.resetPassword,
  "new-password": paths.newPassword,
  "confirm-email": paths.confirmEmail,
  embed: paths.embed,
  "login-embed": paths.loginEmbed,
} as const;

export type PageName = keyof typeof pagePaths;
export const pageNames = Object.keys(pagePaths) as PageName[];

/** The page of an address; an unknown one is the trainer's sign-in, as the route map says. */
export function pageOf(pathname: string): PageName {
  return pageNames.find((name) => pagePaths[name] === pathname) ?? "trainer-sign-in";
}

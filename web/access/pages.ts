import type { ComponentType } from "react";
import { paths } from "../../domain/paths.ts";

interface Page {
  path: string;
  /** Loads its screen, a chunk of its own, so that a visitor loads only one. */
  load(): Promise<ComponentType>;
}

/** The visitors' screens by the names of their prerendered pages. */
export const pages = {
  "trainer-sign-in": {
    path: paths.trainerSignIn,
    load: async () => (await import("./sign-in/trainer-screen.tsx")).TrainerSignIn,
  },
  "trainee-sign-in": {
    path: paths.trainee.signIn,
    load: async () => (await import("./sign-in/trainee-screen.tsx")).TraineeSignIn,
  },
  register: {
    path: paths.trainee.register,
    load: async () => (await import("./register/screen.tsx")).RegisterScreen,
  },
  "reset-password": {
    path: paths.resetPassword,
    load: async () => (await import("./reset-password/screen.tsx")).ResetPassword,
  },
  "new-password": {
    path: paths.newPassword,
    load: async () => (await import("./new-password/screen.tsx")).NewPassword,
  },
  "confirm-email": {
    path: paths.confirmEmail,
    load: async () => (await import("./confirm-email/screen.tsx")).ConfirmEmail,
  },
  invitation: {
    path: paths.invitation,
    load: async () => (await import("./invitation/screen.tsx")).InvitationScreen,
  },
  embed: {
    path: paths.embed,
    load: async () => (await import("../embed/screen.tsx")).AppEmbed,
  },
  "login-embed": {
    path: paths.loginEmbed,
    load: async () => (await import("../embed/screen.tsx")).LoginEmbed,
  },
} satisfies Record<string, Page>;

export type PageName = keyof typeof pages;
export const pageNames = Object.keys(pages) as PageName[];

/** The page of an address; an unknown one is the trainer's sign-in, as in the route map. */
export function pageOf(pathname: string): PageName {
  return pageNames.find((name) => pages[name].path === pathname) ?? "trainer-sign-in";
}

import type { ComponentType } from "react";
import type { PageName } from "./pages.ts";

/** Each screen in its own chunk: a visitor loads the one in front of them. */
export const screens: Record<PageName, () => Promise<ComponentType>> = {
  "trainer-sign-in": async () => (await import("./sign-in/trainer-screen.tsx")).TrainerSignIn,
  "trainee-sign-in": async () => (await import("./sign-in/trainee-screen.tsx")).TraineeSignIn,
  register: async () => (await import("./register/screen.tsx")).RegisterScreen,
  "reset-password": async () => (await import("./reset-password/screen.tsx")).ResetPassword,
  "new-password": async () => (await import("./new-password/screen.tsx")).NewPassword,
  "confirm-email": async () => (await import("./confirm-email/screen.tsx")).ConfirmEmail,
  embed: async () => (await import("../embed/screen.tsx")).AppEmbed,
  "login-embed": async () => (await import("../embed/screen.tsx")).LoginEmbed,
};

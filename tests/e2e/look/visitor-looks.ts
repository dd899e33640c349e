import type { Page } from "@playwright/test";
import { paths } from "../../../domain/paths.ts";

/** A prerendered page, ready once its script answers. */
interface VisitorLook {
  at: string;
  /** Shows another page in a frame, which is checked separately. */
  previews?: boolean;
}

export const visitorLooks: readonly VisitorLook[] = [
  { at: paths.trainerSignIn },
  { at: paths.trainee.signIn },
  { at: paths.trainee.register },
  { at: paths.resetPassword },
  { at: `${paths.newPassword}#access_token=unknown` },
  { at: paths.newPassword },
  { at: paths.confirmEmail },
  { at: paths.invitation },
  { at: paths.embed, previews: true },
  { at: paths.loginEmbed, previews: true },
];

/** Records the browser's warnings and errors from now on. */
export function watchComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  return complaints;
}

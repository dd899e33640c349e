import type { ReactNode } from "react";
import type { PageName } from "../pages.ts";
import { OverlayPage } from "./overlay-page.tsx";
import { Splash } from "./splash.tsx";
import { SplitPage } from "./split-page.tsx";

export type Slots = {
  /** The language and theme switches. */
  tools: ReactNode;
  /** The screen itself. */
  screen: ReactNode;
};

/**
 * What stands around a screen and never changes. It is written into the page once and is no part of
 * what the browser brings to life, so no visitor loads a script for it.
 */
export function Surroundings({ page, ...slots }: Slots & { page: PageName }) {
  switch (page) {
    case "register":
      return <OverlayPage {...slots} />;
    case "trainee-sign-in":
      return (
        <>
          <Splash />
          <SplitPage area="trainee" {...slots} />
        </>
      );
    case "trainer-sign-in":
    case "embed":
    case "login-embed":
      return <SplitPage area="trainer" {...slots} />;
    default:
      return <SplitPage area="trainee" {...slots} />;
  }
}

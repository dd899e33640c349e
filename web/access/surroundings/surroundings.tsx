import type { ReactElement, ReactNode } from "react";
import { paths } from "../../../domain/paths.ts";
import { m } from "../../paraglide/messages.js";
import { Glyph, outlines } from "../../ui/glyph.tsx";
import { iconButtonClass } from "../../ui/icon-button.tsx";
import { Logo } from "../../ui/logo.tsx";
import type { PageName } from "../pages.ts";
import { Aside } from "./aside.tsx";

type Slots = {
  /** The language and theme switches. */
  tools: ReactNode;
  /** The screen itself. */
  screen: ReactNode;
};

/**
 * The static parts around a screen. The build writes them into the page and they are never hydrated, so visitors load
 * no script for them.
 */
export function Surroundings({ page, ...slots }: Slots & { page: PageName }): ReactElement {
  switch (page) {
    case "register":
    case "invitation":
      return <OverlayPage {...slots} />;
    case "trainee-sign-in":
      return (
        <>
          <Splash />
          <SplitPage area="trainee" {...slots} />
        </>
      );
    case "embed":
    case "login-embed":
      return <WidePage {...slots} />;
    case "trainer-sign-in":
      return <SplitPage area="trainer" {...slots} />;
    case "reset-password":
    case "new-password":
    case "confirm-email":
      return <SplitPage area="trainee" {...slots} />;
  }
}

/** One column with the screen; on a wide window, a picture of the product beside it. */
function SplitPage({ area, tools, screen }: Slots & { area: "trainer" | "trainee" }) {
  return (
    <div className="safe-top safe-bottom grid min-h-dvh lg:grid-cols-2">
      <div className="flex min-w-0 flex-col px-5 sm:px-8">
        <header className="flex min-h-16 flex-wrap items-center gap-x-1">
          <Logo className="me-auto" />
          <div className="-me-2.5">{tools}</div>
        </header>
        <main className="mx-auto grid w-full max-w-sm grow grid-cols-1 content-center py-6">
          {screen}
        </main>
        <footer className="flex min-h-14 items-center justify-center pb-2">
          <PrivacyLink />
        </footer>
      </div>
      <Aside area={area} />
    </div>
  );
}

/** The full width, for screens that need it. */
function WidePage({ tools, screen }: Slots) {
  return (
    <div className="safe-top flex min-h-dvh flex-col">
      <header className="mx-auto flex min-h-16 w-full max-w-6xl flex-wrap items-center gap-x-1 px-4 sm:px-6">
        <a href={paths.trainerSignIn} className="me-auto inline-flex min-h-11 items-center">
          <Logo />
        </a>
        <div className="-me-2.5">{tools}</div>
      </header>
      <main className="mx-auto flex w-full max-w-6xl grow flex-col px-4 py-6 sm:px-6">
        {screen}
      </main>
      <footer className="grid place-items-center pb-2">
        <PrivacyLink />
      </footer>
    </div>
  );
}

/** A long form over the whole screen, with a close button at the top. */
function OverlayPage({ tools, screen }: Slots) {
  return (
    <div className="safe-top flex min-h-dvh flex-col">
      <header className="sticky top-0 z-10 border-b border-line bg-surface">
        <div className="mx-auto flex min-h-16 max-w-3xl flex-wrap items-center gap-x-1 px-3 sm:px-6">
          <a
            href={paths.trainee.signIn}
            aria-label={m.access_close_form()}
            className={iconButtonClass}
          >
            <Glyph d={outlines.close} />
          </a>
          <Logo className="me-auto" />
          {tools}
        </div>
      </header>
      <main className="mx-auto flex w-full max-w-3xl grow flex-col px-4 pt-6 sm:px-6">
        {screen}
      </main>
      <footer className="grid place-items-center pb-2">
        <PrivacyLink />
      </footer>
    </div>
  );
}

/**
 * Covers the form. The animation is CSS and starts with the first paint (access.css): 5 % every 100 ms, gone 500 ms
 * after 100 %.
 */
function Splash() {
  return (
    <div
      id="splash"
      className="splash fixed inset-0 z-10 grid place-content-center gap-8 bg-surface"
    >
      <Logo size="lg" animated />
      <div
        role="progressbar"
        aria-label={m.access_splash()}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={0}
        className="h-1.5 w-44 justify-self-center overflow-hidden rounded-full bg-soft"
      >
        <div className="splash-bar h-full rounded-full bg-accent" />
      </div>
    </div>
  );
}

function PrivacyLink() {
  return (
    <a
      href={paths.privacyPolicy}
      target="_blank"
      rel="noopener"
      className="inline-flex min-h-11 items-center text-sm text-muted underline-offset-4 hover:underline"
    >
      {m.access_privacy()}
      <span className="sr-only"> ({m.access_new_tab()})</span>
    </a>
  );
}

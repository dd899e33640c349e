import { m } from "../../paraglide/messages.js";
import { paths } from "../../paths.ts";
import { Glyph, outlines } from "../../ui/glyph.tsx";
import { iconButtonClass } from "../../ui/icon-button.tsx";
import { Logo } from "../../ui/logo.tsx";
import { PrivacyLink } from "./privacy-link.tsx";
import type { Slots } from "./surroundings.tsx";

/** A long form over the whole screen, with a way out at the top. */
export function OverlayPage({ tools, screen }: Slots) {
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

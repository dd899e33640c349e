import { Logo } from "../../ui/logo.tsx";
import { Aside } from "./aside.tsx";
import { PrivacyLink } from "./privacy-link.tsx";
import type { Slots } from "./surroundings.tsx";

/** One column to act in; beside it, where there is room, a picture of what it is for. */
export function SplitPage({ area, tools, screen }: Slots & { area: "trainer" | "trainee" }) {
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

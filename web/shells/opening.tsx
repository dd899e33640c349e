import { m } from "../paraglide/messages.js";
import { LogoMark } from "../ui/logo.tsx";

/** Where the frame depends on the device, only the mark stands until it is known. */
export function OpeningShell() {
  return (
    <main className="grid min-h-dvh place-items-center">
      <p className="grid justify-items-center gap-4 text-muted">
        <LogoMark className="animate-breathe text-[4rem] text-ink" />
        {m.access_splash()}
      </p>
    </main>
  );
}

import { m } from "../../paraglide/messages.js";
import { Logo } from "../../ui/logo.tsx";

/**
 * Lies over the form, which is there beneath it. The movement is CSS and starts with the first
 * paint (access.css): 5 % every 100 ms, gone 500 ms after 100 %.
 */
export function Splash() {
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

import { useNavigation } from "react-router";
import { m } from "../paraglide/messages.js";

/** A progress line at the top while a screen loads; short waits do not show it. */
export function Moving() {
  const moving = useNavigation().state !== "idle";
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 top-0 z-50">
      {moving && (
        <div className="h-0.5 animate-[breathe_1.2s_ease-in-out_150ms_infinite_both] bg-accent">
          <span className="sr-only">{m.frame_opening()}</span>
        </div>
      )}
    </div>
  );
}

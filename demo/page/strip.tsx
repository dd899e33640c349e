import { StrictMode, useState, useSyncExternalStore } from "react";
import { createRoot } from "react-dom/client";
import { m } from "../../web/paraglide/messages.js";
import { Glyph, outlines } from "../../web/ui/glyph.tsx";
import type { ServerPort } from "./server-port.ts";
import { DemoSheet } from "./sheet.tsx";
import "../../web/app.css";
import "./demo.css";

/** A strip above every screen that says «demo». */
export function showStrip(port: ServerPort) {
  const box = document.createElement("div");
  document.body.prepend(box);
  document.documentElement.dataset.demo = "";
  const known = new Known();
  createRoot(box).render(
    <StrictMode>
      <Strip port={port} known={known} />
    </StrictMode>,
  );
  return {
    /** Whether this browser persists the demo. */
    tellKeeps: (keeps: boolean) => known.tell({ keeps }),
    /** Called once the server answers. */
    offerOptions: () => known.tell({ answers: true }),
  };
}

interface Facts {
  keeps: boolean;
  answers: boolean;
}

class Known {
  #facts: Facts = { keeps: true, answers: false };
  readonly #listeners = new Set<() => void>();

  read = (): Facts => this.#facts;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  tell(facts: Partial<Facts>): void {
    this.#facts = { ...this.#facts, ...facts };
    for (const listener of this.#listeners) listener();
  }
}

function Strip({ port, known }: { port: ServerPort; known: Known }) {
  const [open, setOpen] = useState(false);
  const { keeps, answers } = useSyncExternalStore(known.subscribe, known.read);
  return (
    <>
      <aside
        aria-label={m.demo_strip()}
        className="safe-top fixed inset-x-0 top-0 z-40 border-b border-warn/30 bg-warn-soft text-warn"
      >
        <button
          type="button"
          aria-haspopup="dialog"
          disabled={!answers}
          onClick={() => setOpen(true)}
          className="touch mx-auto flex h-8 w-full max-w-5xl items-center justify-center gap-2 px-4 text-sm font-medium"
        >
          <Glyph d={outlines.info} />
          <span className="clamp-line">{keeps ? m.demo_strip() : m.demo_strip_unkept()}</span>
          {answers && (
            <span className="shrink-0 underline underline-offset-4">{m.demo_options()}</span>
          )}
        </button>
      </aside>
      {open && <DemoSheet port={port} keeps={keeps} onClose={() => setOpen(false)} />}
    </>
  );
}

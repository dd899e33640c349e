import { useState } from "react";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/button.tsx";
import { newVersion } from "./new-version.ts";

/** Offers the next build, once it is here; who does not mind has it at the next opening. */
export function UpdateLine() {
  const [pending, setPending] = useState(false);
  const open = () => {
    setPending(true);
    void newVersion.open();
  };
  return (
    <section aria-label={m.offline_update_title()} className="border-b border-line bg-soft">
      <div className="mx-auto flex max-w-5xl items-center justify-between gap-3 px-4 py-1 text-sm md:px-6">
        <p>{m.offline_update_text()}</p>
        <Button variant="ghost" pending={pending} onClick={open}>
          {m.offline_update()}
        </Button>
      </div>
    </section>
  );
}

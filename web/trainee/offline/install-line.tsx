import { useState } from "react";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { decline, installing } from "./install.ts";

/** Invites to install the app; a refusal is final. */
export function InstallLine({ onEnd }: { onEnd: () => void }) {
  const [explained, setExplained] = useState(false);
  const end = () => {
    decline();
    onEnd();
  };
  const add = () => {
    if (installing.way() === "browser") void installing.ask();
    else setExplained(true);
  };
  return (
    <section aria-label={m.offline_install()} className="border-b border-line bg-soft">
      <div className="mx-auto grid max-w-5xl gap-2 px-4 py-3 md:px-6">
        <h2 className="text-base font-semibold">{m.offline_install()}</h2>
        <p className="text-sm">{m.offline_install_text()}</p>
        <div className="flex flex-wrap gap-2">
          <Button onClick={add}>{m.offline_install_add()}</Button>
          <Button variant="ghost" onClick={end}>
            {m.offline_install_later()}
          </Button>
        </div>
      </div>
      <Dialog open={explained} onClose={end} title={m.offline_install()} readOnly>
        <ol className="list-decimal space-y-2 ps-5">
          <li>{m.offline_install_ios_share()}</li>
          <li>{m.offline_install_ios_add()}</li>
          <li>{m.offline_install_ios_open()}</li>
        </ol>
      </Dialog>
    </section>
  );
}

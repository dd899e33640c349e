import { useState, useSyncExternalStore } from "react";
import { isFramed } from "../../lib/framed.ts";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { useMovedOn } from "../frame/use-moved-on.ts";
import { decline, installing, isGoodMoment } from "./install.ts";

/** Invites to the home screen, after the second visit, once; never in a frame. */
export function InstallLine() {
  const moved = useMovedOn();
  const way = useSyncExternalStore(installing.subscribe, installing.way);
  const [asks, setAsks] = useState(() => !isFramed() && isGoodMoment());
  const [explained, setExplained] = useState(false);
  if (!moved || !asks || way === undefined) return null;
  const end = () => {
    decline();
    setAsks(false);
  };
  const add = () => {
    if (way === "browser") void installing.ask();
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

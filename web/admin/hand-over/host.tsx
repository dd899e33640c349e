import { Suspense, useSyncExternalStore } from "react";
import { lazyPart } from "../../frame/again.tsx";
import { handOverStore } from "../shown-dialogs.ts";

const HandOverDialog = lazyPart(
  async () => (await import("./hand-over-dialog.tsx")).HandOverDialog,
);

/** The dialog of a message by WhatsApp, on every screen. */
export function HandOverHost() {
  const message = useSyncExternalStore(handOverStore.subscribe, handOverStore.read);
  return (
    <Suspense>
      {message && (
        <HandOverDialog key={message.id} message={message} onClose={handOverStore.close} />
      )}
    </Suspense>
  );
}

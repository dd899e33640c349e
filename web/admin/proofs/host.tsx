import { Suspense, useSyncExternalStore } from "react";
import { lazyPart } from "../../frame/again.tsx";
import { proofStore } from "../shown-dialogs.ts";

const ProofDialog = lazyPart(async () => (await import("./proof-dialog.tsx")).ProofDialog);

/** The dialog of a proof, on every screen; it stays when the proof's line of the queue goes. */
export function ProofHost() {
  const proof = useSyncExternalStore(proofStore.subscribe, proofStore.read);
  return (
    <Suspense>
      {proof && <ProofDialog key={proof.id} {...proof} onClose={proofStore.close} />}
    </Suspense>
  );
}

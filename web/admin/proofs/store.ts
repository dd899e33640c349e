import { shownStore } from "../../lib/shown-store.ts";

/** A proof of a transfer to decide. */
interface OpenProof {
  id: string;
  /** Called after a decision here. */
  onDecided?: () => void;
}

/** Opens a proof; callable anywhere, drawn by `<ProofHost/>`. */
export const proofStore = shownStore<OpenProof>();

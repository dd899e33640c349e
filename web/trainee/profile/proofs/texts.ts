import type { OwnPaymentProof } from "../../../../domain/contract/memberships/payment-proofs.ts";
import { isAlike } from "../../../../domain/memberships/proof-look.ts";
import { datedDay, formatDay } from "../../../lib/format/format.ts";
import { ownDayAt } from "../../../lib/format/own-zone.ts";
import { m } from "../../../paraglide/messages.js";
import { refusalTexts } from "../../../payments/proof-texts.ts";
import type { PreparedProof } from "./prepare-proof.ts";

export const sentDay = ({ createdAt }: Pick<OwnPaymentProof, "createdAt">) =>
  formatDay(ownDayAt(createdAt), datedDay);

/** That a picture was sent before, in words; undefined if it was not. */
export function sentBeforeText(
  { sourceHash, look }: PreparedProof,
  proofs: readonly OwnPaymentProof[],
): string | undefined {
  const arrived = proofs.filter(({ hasArrived }) => hasArrived);
  const same = arrived.findLast((proof) => proof.sourceHash === sourceHash);
  if (same) return m.proof_sent_before({ day: sentDay(same) });
  const like = arrived.findLast((proof) => isAlike(proof.look, look));
  return like && m.proof_like_sent({ day: sentDay(like) });
}

/** Why a proof was refused, in the trainer's words or those of the reason. */
export function reasonText({ reason, reasonWords }: OwnPaymentProof): string {
  const said = reason === null || reason === "other" ? "" : refusalTexts[reason]();
  return [said, reasonWords ?? ""].filter(Boolean).join(" ");
}

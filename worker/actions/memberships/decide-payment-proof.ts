import { localDateAt } from "../../../domain/calendar.ts";
import { undoableMs } from "../../../domain/changes/undo.ts";
import type {
  DecidedProof,
  LikeProof,
  PaymentProof,
  ProofAcceptance,
  ProofRefusalGiven,
  ProofUndo,
} from "../../../domain/contract/memberships/payment-proofs.ts";
import { MiranError } from "../../../domain/errors.ts";
import { dueOf } from "../../../domain/memberships/payments.ts";
import { isAlike } from "../../../domain/memberships/proof-look.ts";
import {
  type BoughtPlan,
  changeSubscriptions,
} from "../../../domain/memberships/subscription-changes.ts";
import { isSameLine } from "../../../domain/memberships/subscriptions.ts";
import { acceptProof, refuseProof, undoDecision } from "../../data/memberships/proof-decisions.ts";
import {
  getProof,
  getProofBefore,
  getTermsBefore,
  readForDecision,
} from "../../data/memberships/proof-reviews.ts";
import type { DatedStep } from "../../data/memberships/subscription-lines.ts";
import { getTrainerZone } from "../../data/plumbing/settings.ts";
import type { TrainerScope } from "../../data/scope.ts";
import type { Platform } from "../../platform.ts";
import { linkOfType } from "../../texts/links.ts";
import { acceptedNotice, refusedNotice } from "../../texts/proof-notice.ts";
import { proofAddressOf } from "../../tokens/payment-proof-ticket.ts";
import { changeAgain } from "../change-again.ts";
import { drainOutbox } from "../plumbing/drain-outbox.ts";

/** A proof with its picture, what the person owes, and the earliest proof with such a picture. */
export async function showProofToDecide(
  platform: Platform,
  scope: TrainerScope,
  id: string,
): Promise<PaymentProof> {
  const found = await getProof(scope, id);
  if (!found) throw new MiranError("not_found");
  const { proof, plans } = found;
  const { timeZone, sourceHash, contentHash, look, erasedAt, ...shown } = proof;
  const today = localDateAt(scope.now, timeZone);
  const { same, latest, balance, charges } = await readForDecision(scope, { ...proof });
  const like = same ?? latest.findLast((other) => isAlike(other.look, look));
  return {
    ...shown,
    today,
    due: dueOf(balance, charges, today).agorot,
    plans,
    picture: erasedAt === null ? await proofAddressOf(platform, scope.actor, proof) : null,
    like: like ? likeOf(like, { traineeId: proof.traineeId, isSame: like === same }) : null,
  };
}

const likeOf = (
  like: { traineeId: string; name: string; createdAt: number },
  { traineeId, isSame }: { traineeId: string; isSame: boolean },
): LikeProof => ({
  name: like.name,
  isOwn: like.traineeId === traineeId,
  isSame,
  createdAt: like.createdAt,
});

type Before = NonNullable<Awaited<ReturnType<typeof getProofBefore>>>;

async function proofBefore(scope: TrainerScope, id: string, planId = ""): Promise<Before> {
  const before = await getProofBefore(scope, id, planId);
  if (!before || before.proof.storedAt === null) throw new MiranError("not_found");
  return before;
}

/** The decision of that id, if it was made already; another decision refuses. */
function decidedBy({ proof }: Before, decisionId: string): DecidedProof | undefined {
  const { decision, decidedAt } = proof;
  if (decision === null) return undefined;
  if (proof.decisionId !== decisionId) throw new MiranError("payment_proof_decided");
  return { decision, decidedAt };
}

/**
 * Accepts a proof: a payment by transfer, with a renewal if a plan is given, in one batch; once even if repeated.
 * @throws `payment_proof_decided` for the same id with other values, which were not written
 */
export async function acceptPaymentProof(
  platform: Platform,
  scope: TrainerScope,
  proofId: string,
  { id, plan, agorot, paidOn }: ProofAcceptance,
): Promise<DecidedProof> {
  if (paidOn > localDateAt(scope.now, await getTrainerZone(scope))) {
    throw new MiranError("invalid_request", { fields: { paidOn: { code: "in_future" } } });
  }
  return decided(platform, async () => {
    const before = await proofBefore(scope, proofId, plan ?? "");
    const { traineeId, ...stored } = before.proof;
    const known = decidedBy(before, id);
    if (known) {
      const isSame =
        stored.agorot === agorot &&
        stored.paidOn === paidOn &&
        (await renewedPlan(scope, traineeId, id)) === plan;
      if (!isSame) throw new MiranError("payment_proof_decided");
      return { kind: "written" as const, proof: known };
    }
    return acceptProof(scope, {
      proofId,
      traineeId,
      decisionId: id,
      agorot,
      paidOn,
      note: null,
      step: plan === null ? undefined : await renewalOf(scope, before, id),
      notice: noticeTo(before, id, acceptedNotice),
    });
  });
}

/** The plan that an acceptance renewed by; null without a renewal. */
async function renewedPlan(scope: TrainerScope, traineeId: string, id: string) {
  const { change } = await getTermsBefore(scope, traineeId, id);
  // A renewal's subscription has the id of its change.
  return change?.after.find((term) => term.id === id)?.planId ?? null;
}

async function renewalOf(scope: TrainerScope, before: Before, id: string): Promise<DatedStep> {
  const { proof, plan } = before;
  if (!plan) {
    throw new MiranError("invalid_request", { fields: { plan: { code: "unknown_choice" } } });
  }
  const { traineeId } = proof;
  const today = localDateAt(scope.now, proof.timeZone);
  const { terms } = await getTermsBefore(scope, traineeId, id);
  const change = { kind: "renewal", id, plan: plan satisfies BoughtPlan, now: scope.now } as const;
  const outcome = changeSubscriptions(terms, change, today);
  if (outcome.kind === "refused") {
    throw new MiranError("invalid_request", { fields: { plan: outcome.problem } });
  }
  const step = { traineeId, before: terms, after: outcome.terms, today };
  return { ...step, change: { id, kind: "renewal" } };
}

type NoticeTexts = (reader: { gender: Before["proof"]["gender"]; language: "ar" | "en" }) => {
  title: string;
  message: string;
};

const noticeTo = ({ proof }: Before, id: string, textsFor: NoticeTexts) => ({
  ...textsFor({ gender: proof.gender, language: proof.language ?? "ar" }),
  id,
  recipientId: proof.traineeId,
  senderId: null,
  type: "subscription" as const,
  link: linkOfType.subscription,
});

/** Refuses a proof with a reason, which its person reads; once even if repeated. */
export function refusePaymentProof(
  platform: Platform,
  scope: TrainerScope,
  proofId: string,
  { id, reason, text }: ProofRefusalGiven,
): Promise<DecidedProof> {
  const words = text?.trim() || null;
  return decided(platform, async () => {
    const before = await proofBefore(scope, proofId);
    const { traineeId, ...stored } = before.proof;
    const known = decidedBy(before, id);
    if (known) {
      const isSame = stored.reason === reason && stored.reasonWords === words;
      if (!isSame) throw new MiranError("payment_proof_decided");
      return { kind: "written" as const, proof: known };
    }
    const notice = noticeTo(before, id, (reader) => refusedNotice({ reason, words }, reader));
    return refuseProof(scope, { proofId, traineeId, decisionId: id, reason, words, notice });
  });
}

/** Undoes a decision of the last minutes, with its payment and renewal; a repetition changes nothing. */
export function undoProofDecision(
  platform: Platform,
  scope: TrainerScope,
  proofId: string,
  { id, decisionId }: ProofUndo,
): Promise<DecidedProof> {
  return decided(platform, async () => {
    const { proof } = await proofBefore(scope, proofId);
    const { traineeId, decision, decidedAt } = proof;
    // Undone already, and maybe decided again.
    if (decidedAt === null || proof.decisionId !== decisionId) {
      return { kind: "written" as const, proof: { decision, decidedAt } };
    }
    if (scope.now - decidedAt > undoableMs.subscription) throw new MiranError("undo_over");
    const { terms, change } = await getTermsBefore(scope, traineeId, decisionId);
    if (change && !isSameLine(terms, change.after)) throw new MiranError("conflict");
    const today = localDateAt(scope.now, proof.timeZone);
    return undoDecision(scope, {
      proofId,
      traineeId,
      decisionId,
      reversalId: decision === "accepted" ? id : undefined,
      step: change && { traineeId, before: terms, after: change.before, today },
    });
  });
}

type Outcome = Awaited<ReturnType<typeof acceptProof>>;

async function decided(platform: Platform, decide: () => Promise<Outcome>): Promise<DecidedProof> {
  const outcome = await changeAgain<Outcome>(decide);
  if (outcome.kind === "conflict") throw new MiranError("conflict");
  platform.background(drainOutbox(platform));
  return outcome.proof;
}

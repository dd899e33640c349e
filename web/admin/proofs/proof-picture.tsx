import type {
  LikeProof,
  PaymentProof,
} from "../../../domain/contract/memberships/payment-proofs.ts";
import { datedDay, formatDay } from "../../lib/format/format.ts";
import { ownDayAt } from "../../lib/format/own-zone.ts";
import { m } from "../../paraglide/messages.js";
import { Banner } from "../../ui/banner.tsx";

/** The picture of a proof, at full size by a press, and a note of an earlier one like it. */
export function ProofPicture({ proof: { picture, like } }: { proof: PaymentProof }) {
  return (
    <div className="grid grid-cols-1 content-start gap-3">
      {like && <Banner kind="error">{likeText(like)}</Banner>}
      {picture ? (
        <a
          href={picture.address}
          target="_blank"
          rel="noreferrer"
          aria-label={m.proof_large()}
          className="block rounded-md bg-soft"
        >
          <img
            src={picture.address}
            alt={m.proof_picture()}
            className="max-h-[60dvh] w-full rounded-md object-contain"
          />
        </a>
      ) : (
        <p className="rounded-md bg-soft px-3 py-6 text-center text-muted">{m.proof_erased()}</p>
      )}
    </div>
  );
}

function likeText({ name, isSame, createdAt }: LikeProof): string {
  const day = formatDay(ownDayAt(createdAt), datedDay);
  return isSame ? m.proof_same_of({ name, day }) : m.proof_like_of({ name, day });
}

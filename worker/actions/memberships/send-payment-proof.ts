import type {
  NewPaymentProof,
  OwnPaymentProof,
} from "../../../domain/contract/memberships/payment-proofs.ts";
import { MiranError } from "../../../domain/errors.ts";
import { headBytes, pictureType } from "../../../domain/first-bytes.ts";
import { proofSize } from "../../../domain/memberships/payment-proofs.ts";
import {
  createProof,
  getOwnProof,
  getProofKey,
  noteProofStored,
  readForPicture,
  withdrawProof,
} from "../../data/memberships/payment-proofs.ts";
import { getTrainerToTell, type TrainerNotice } from "../../data/notifications/trainer-notices.ts";
import type { TraineeScope } from "../../data/scope.ts";
import { drain, refuseArriving, refusedFile } from "../../files/arriving.ts";
import { blankSized } from "../../files/blank-arriving.ts";
import type { FileAnswer, FileRequest } from "../../files/open-file.ts";
import { peekStream } from "../../files/peek-stream.ts";
import type { StoredFile } from "../../platform/stores.ts";
import type { Platform } from "../../platform.ts";
import { subscriptionsLink } from "../../texts/links.ts";
import { arrivedNotice } from "../../texts/proof-notice.ts";
import { proofAddressOf, readProofTicket } from "../../tokens/payment-proof-ticket.ts";
import { openFound } from "../accounts/open-stored-file.ts";
import { drainOutbox } from "../plumbing/drain-outbox.ts";

/** Stores a proof that waits for its picture, once. */
export async function announceProof(
  scope: TraineeScope,
  input: NewPaymentProof,
): Promise<OwnPaymentProof> {
  const stored = await createProof(scope, input);
  if (typeof stored === "object") return stored;
  if (stored === "unknown_choice") {
    throw new MiranError("invalid_request", { fields: { plan: { code: "unknown_choice" } } });
  }
  throw new MiranError(stored);
}

interface Picture {
  id: string;
  length: number;
  body: ReadableStream<Uint8Array> | null;
}

/** Stores a proof's picture without its metadata, once, and tells the trainer; a repetition changes nothing. */
export async function storeProofPicture(
  platform: Platform,
  scope: TraineeScope,
  { id, length, body }: Picture,
): Promise<void> {
  if (length < 1 || !body) throw refusedFile({ code: "required" });
  const proof = await readForPicture(scope, id);
  if (!proof) return refuseArriving(body, new MiranError("not_found"));
  if (proof.storedAt !== null) {
    await drain(body);
    return arrived(platform, scope, proof, { id, contentHash: undefined });
  }
  const { head, rest } = await peekStream(body, Math.min(length, headBytes));
  // A phone draws each picture anew as a JPEG.
  const type = pictureType(head);
  if (type !== "image/jpeg") return refuseArriving(rest, refusedFile({ code: "not_a_picture" }));
  const { content } = await blankSized(rest, { type, length, maxSide: proofSize.side });
  const bytes = new Uint8Array(await new Response(content).arrayBuffer());
  const stored = new Response(bytes).body;
  if (!stored) throw refusedFile({ code: "required" });
  const isFirst = await platform.files.putNew(
    proof.key,
    { size: length, contentType: type, notes: {} },
    stored,
  );
  // Another picture may have come while this one was on its way; what the trainer sees is never replaced.
  const seen = isFirst ? bytes : await storedBytes(platform, proof.key);
  const contentHash = seen && hexOf(await crypto.subtle.digest("SHA-256", seen));
  await arrived(platform, scope, proof, { id, contentHash });
}

/** Undefined if the file was erased meanwhile. */
async function storedBytes({ files }: Platform, key: string) {
  const file = await files.open(key);
  return file && new Response(file.content).arrayBuffer();
}

/** Notes an arrived picture, and tells the trainer once, by the id of the proof. */
async function arrived(
  platform: Platform,
  scope: TraineeScope,
  { key, name }: { key: string; name: string },
  picture: { id: string; contentHash: string | undefined },
): Promise<void> {
  const notice = await noticeOf(platform, scope, { id: picture.id, name });
  if (await noteProofStored(scope, { ...picture, notice })) {
    platform.background(drainOutbox(platform));
    return;
  }
  await platform.files.erase([key]);
  throw new MiranError("not_found");
}

const hexOf = (digest: ArrayBuffer): string =>
  [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** Undefined if the trainer wants no such notice. */
async function noticeOf(
  { database }: Platform,
  { traineeId }: TraineeScope,
  { id, name }: { id: string; name: string },
): Promise<TrainerNotice | undefined> {
  const { language, ways } = await getTrainerToTell(database);
  if (ways.transfer === "none") return undefined;
  return {
    ...arrivedNotice({ name }, language),
    id,
    link: subscriptionsLink(traineeId),
    silent: ways.transfer === "list",
  };
}

/** Withdraws a proof that waits, with its picture. */
export async function takeProofBack(
  platform: Platform,
  scope: TraineeScope,
  id: string,
): Promise<void> {
  const done = await withdrawProof(scope, id);
  if (done === "not_found") throw new MiranError("not_found");
  if (done === "decided") throw new MiranError("payment_proof_decided");
  platform.background(drainOutbox(platform));
}

/** The address of an own proof's picture. */
export async function addressOwnProof(platform: Platform, scope: TraineeScope, id: string) {
  const { actor, traineeId } = scope;
  if (!(await getOwnProof(scope, id))) throw new MiranError("not_found");
  return proofAddressOf(platform, actor, { traineeId, id });
}

interface ProofRequest extends FileRequest {
  traineeId: string;
  proofId: string;
  ticket: string;
}

/** Opens a picture for the holder of a ticket, while the session lasts. */
export async function showProof(
  platform: Platform,
  { traineeId, proofId, ticket, ...request }: ProofRequest,
): Promise<FileAnswer<StoredFile>> {
  const place = { traineeId, proofId };
  const holder = await readProofTicket(platform, ticket, place);
  if (!holder) throw new MiranError("unauthenticated");
  const key = await getProofKey(platform.database, place, holder, platform.now());
  if (key === undefined) throw new MiranError("not_found");
  return openFound(platform, key, await platform.files.find(key), request);
}

import { progressPhotoPlace } from "../../domain/contract/check-ins/progress-photos.ts";
import { answerRecordingPlace } from "../../domain/contract/check-ins/recordings.ts";
import { attachmentPlace } from "../../domain/contract/conversations/conversation.ts";
import { businessArchiveParams } from "../../domain/contract/copies/business-archive.ts";
import { videoParams } from "../../domain/contract/libraries/videos.ts";
import { proofPlace } from "../../domain/contract/memberships/payment-proofs.ts";
import { photoPlace, trainerPhotoPlace } from "../../domain/contract/photo.ts";
import { attachmentTicketSeconds } from "../../domain/conversations/conversation.ts";
import { photoTicket } from "../../domain/people/photo.ts";
import { showProgressPhoto } from "../actions/check-ins/progress-photos.ts";
import { showRecording } from "../actions/check-ins/recordings.ts";
import { showAttachment } from "../actions/conversations/show-attachment.ts";
import { openArchive } from "../actions/copies/show-business-archive.ts";
import { playVideo } from "../actions/libraries/play-video.ts";
import { showProof } from "../actions/memberships/send-payment-proof.ts";
import { showPhoto } from "../actions/people/show-photo.ts";
import { createVisitorRoute, visitorRoutes, z } from "./http/api.ts";
import { answerFile, fileAnswers, fileRequestOf } from "./http/file-answer.ts";

const query = z.strictObject({ ticket: z.string().max(2000) });

const play = createVisitorRoute({
  method: "get",
  path: "/media/videos/{id}",
  rows: { id: "video" },
  proof: "ticket",
  tags: ["Videos"],
  summary: "A video, or a range of it, for the holder of a ticket",
  request: { params: videoParams, query },
  responses: fileAnswers("video/mp4"),
});

const show = createVisitorRoute({
  method: "get",
  path: "/media/conversations/{traineeId}/{fileId}",
  rows: { fileId: "attachment" },
  proof: "ticket",
  tags: ["Chat"],
  summary: "An attachment, or a range of it, for the holder of a ticket",
  request: { params: attachmentPlace, query },
  responses: fileAnswers("application/octet-stream"),
});

const showFace = createVisitorRoute({
  method: "get",
  path: "/media/photos/{traineeId}/{photoId}",
  rows: { photoId: "photo" },
  proof: "ticket",
  tags: ["Trainees"],
  summary: "A trainee's photo, for the holder of a ticket",
  request: { params: photoPlace, query },
  responses: fileAnswers("image/*"),
});

const showTrainersFace = createVisitorRoute({
  method: "get",
  path: "/media/trainer-photo/{photoId}",
  rows: { photoId: "photo" },
  proof: "ticket",
  tags: ["Settings"],
  summary: "The trainer's photo, for the holder of any ticket to photos",
  request: { params: trainerPhotoPlace, query },
  responses: fileAnswers("image/*"),
});

const showProgress = createVisitorRoute({
  method: "get",
  path: "/media/progress-photos/{traineeId}/{photoId}",
  rows: { photoId: "progressPhoto" },
  proof: "ticket",
  tags: ["Progress photos"],
  summary: "A progress photo, for the holder of a ticket to it, while the consent stands",
  request: { params: progressPhotoPlace, query },
  responses: fileAnswers("image/jpeg"),
});

const showTransfer = createVisitorRoute({
  method: "get",
  path: "/media/payment-proofs/{traineeId}/{proofId}",
  rows: { proofId: "paymentProof" },
  proof: "ticket",
  tags: ["Payments"],
  summary: "The picture of a proof of a transfer, for the holder of a ticket to it",
  request: { params: proofPlace, query },
  responses: fileAnswers("image/jpeg"),
});

const hearAnswer = createVisitorRoute({
  method: "get",
  path: "/media/answer-recordings/{traineeId}/{recordingId}",
  rows: { recordingId: "answerRecording" },
  proof: "ticket",
  tags: ["Check-ins"],
  summary:
    "A spoken answer, or a range of it, for the holder of a ticket to its person's recordings",
  request: { params: answerRecordingPlace, query },
  responses: fileAnswers("application/octet-stream"),
});

const fetchArchive = createVisitorRoute({
  method: "get",
  path: "/media/business-archives/{id}",
  rows: { id: "businessArchive" },
  proof: "ticket",
  tags: ["Operations"],
  summary: "An archive of the whole business, or a range of it, for the holder of a ticket",
  request: { params: businessArchiveParams, query },
  responses: fileAnswers("application/zip"),
});

/** Media of pages: a page cannot set their headers, so a ticket in the address proves the caller. */
export const mediaRoutes = visitorRoutes()
  .openapi(play, async (c) => {
    const { id } = c.req.valid("param");
    const { ticket } = c.req.valid("query");
    const answer = await playVideo(c.env.platform, { id, ticket, ...fileRequestOf(c) });
    return answerFile(answer, {
      "content-type": "video/mp4",
      // For the life of a ticket, and in this browser only.
      "cache-control": "private, max-age=3600, no-transform",
    });
  })
  .openapi(show, async (c) => {
    const place = c.req.valid("param");
    const { ticket } = c.req.valid("query");
    const answer = await showAttachment(c.env.platform, { ...place, ticket, ...fileRequestOf(c) });
    const { contentType, notes } = answer.file;
    return answerFile(answer, {
      "content-type": contentType,
      // For the life of its ticket, because a cached file must not outlast the session by much.
      "cache-control": `private, max-age=${attachmentTicketSeconds}, no-transform`,
      "content-disposition": notes.kind === "file" ? "attachment" : "inline",
    });
  })
  .openapi(showFace, async (c) => {
    const place = c.req.valid("param");
    const { ticket } = c.req.valid("query");
    return answerPhoto(await showPhoto(c.env.platform, { ...place, ticket, ...fileRequestOf(c) }));
  })
  .openapi(showTrainersFace, async (c) => {
    const { photoId } = c.req.valid("param");
    const { ticket } = c.req.valid("query");
    return answerPhoto(await showPhoto(c.env.platform, { photoId, ticket, ...fileRequestOf(c) }));
  })
  .openapi(showProgress, async (c) => {
    const place = c.req.valid("param");
    const { ticket } = c.req.valid("query");
    const { platform } = c.env;
    const answer = await showProgressPhoto(platform, { ...place, ticket, ...fileRequestOf(c) });
    return answerFile(answer, {
      "content-type": "image/jpeg",
      "cache-control": "private, no-store, no-transform",
      "content-disposition": "inline",
    });
  })
  .openapi(showTransfer, async (c) => {
    const place = c.req.valid("param");
    const { ticket } = c.req.valid("query");
    const answer = await showProof(c.env.platform, { ...place, ticket, ...fileRequestOf(c) });
    return answerFile(answer, {
      "content-type": "image/jpeg",
      "cache-control": "private, no-store, no-transform",
      "content-disposition": "inline",
    });
  })
  .openapi(hearAnswer, async (c) => {
    const place = c.req.valid("param");
    const { ticket } = c.req.valid("query");
    const answer = await showRecording(c.env.platform, { ...place, ticket, ...fileRequestOf(c) });
    return answerFile(answer, {
      "content-type": answer.file.contentType,
      "cache-control": "private, no-store, no-transform",
      "content-disposition": "inline",
    });
  })
  .openapi(fetchArchive, async (c) => {
    const { id } = c.req.valid("param");
    const { ticket } = c.req.valid("query");
    const answer = await openArchive(c.env.platform, { id, ticket, ...fileRequestOf(c) });
    return answerFile(answer, {
      "content-type": "application/zip",
      "cache-control": "private, no-store, no-transform",
      "content-disposition": `attachment; filename="${answer.file.name}"`,
    });
  });

const answerPhoto = (answer: Awaited<ReturnType<typeof showPhoto>>) =>
  answerFile(answer, {
    "content-type": answer.file.contentType,
    "cache-control": `private, max-age=${photoTicket.seconds}, no-transform`,
    "content-disposition": "inline",
  });

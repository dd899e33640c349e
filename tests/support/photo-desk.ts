import { env, exports } from "cloudflare:workers";
import type {
  PhotoAddresses,
  ProgressPhotos,
} from "../../domain/contract/check-ins/progress-photos.ts";
import { type SentPhoto, sendPhoto } from "./progress-photos.ts";
import { call, makeTrainee, makeTrainer, origin, type SignedInTrainee } from "./worker.ts";

export type PhotoDesk = Awaited<ReturnType<typeof openPhotoDesk>>;

/** An adult and their trainer, with their requests about progress photos. */
export async function openPhotoDesk() {
  const trainee = await makeTrainee();
  const trainer = await makeTrainer();
  return {
    trainee,
    trainer,
    /** What the person's list answers: photos and consents. */
    own: async () =>
      (await call("/api/trainee/progress-photos", { token: trainee.token })).json<ProgressPhotos>(),
    decide: (given: boolean, photos = "keep", purpose = "coach", send = call) =>
      send(`/api/trainee/photo-consents/${purpose}`, {
        method: "PUT",
        token: trainee.token,
        body: { given, photos },
      }),
    put: (photo: Omit<SentPhoto, "token"> = {}) => sendPhoto({ token: trainee.token, ...photo }),
    ownTickets: (ids: string[], { token }: Pick<SignedInTrainee, "token"> = trainee) =>
      call("/api/trainee/progress-photos/tickets", { method: "POST", token, body: { ids } }),
    trainersTickets: (ids: string[]) =>
      call(`/api/admin/trainees/${trainee.id}/progress-photos/tickets`, {
        method: "POST",
        token: trainer.token,
        body: { ids },
      }),
    show: (address: string) => exports.default.fetch(new Request(new URL(address, origin))),
    /** The files of the person's photos. */
    stored: async () =>
      (await env.VIDEOS.list({ prefix: `trainees/${trainee.id}/progress/` })).objects,
  };
}

/** The first address of an answer. */
export async function addressIn(answer: Response): Promise<string> {
  const { photos } = await answer.json<PhotoAddresses>();
  return photos[0]?.address ?? "";
}

import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { newId } from "../../../domain/id.ts";
import { viewAsHeader } from "../../../domain/people/view-as.ts";
import { makeProgressPhoto } from "../../support/progress-photos.ts";
import { apiRoutes } from "../../support/route-definitions.ts";
import { call, makeTrainee, makeTrainer, type SignedInTrainee } from "../../support/worker.ts";

let trainee: SignedInTrainee;
let trainer: SignedInTrainee;
let id: string;
beforeEach(async () => {
  trainee = await makeTrainee();
  trainer = await makeTrainer();
  id = await makeProgressPhoto(trainee.id);
});

interface Sent {
  method?: string;
  body?: unknown;
  headers?: Record<string, string>;
}
const seen = (path: string, { method = "GET", body = {}, headers }: Sent = {}) =>
  call(path, {
    method,
    token: trainer.token,
    headers: { [viewAsHeader]: trainee.id, ...headers },
    ...(method !== "GET" && { body }),
  });

/** Every route of photos of the body in either area, with a request that the trainee or the trainer may make. */
const requests: Record<string, () => Promise<Response>> = {
  "GET /api/trainee/progress-photos": () => seen("/api/trainee/progress-photos"),
  "PUT /api/trainee/photo-consents/:purpose": () =>
    seen("/api/trainee/photo-consents/public", { method: "PUT", body: { given: true } }),
  "PUT /api/trainee/progress-photos/:id": () =>
    seen(`/api/trainee/progress-photos/${newId()}?pose=front&date=2026-01-01`, {
      method: "PUT",
      body: "bytes",
      headers: { "content-type": "application/octet-stream", "content-length": "5" },
    }),
  "POST /api/trainee/progress-photos/tickets": () =>
    seen("/api/trainee/progress-photos/tickets", { method: "POST", body: { ids: [id] } }),
  "DELETE /api/trainee/progress-photos/:id": () =>
    seen(`/api/trainee/progress-photos/${id}`, { method: "DELETE" }),
  "POST /api/admin/trainees/:id/progress-photos/tickets": () =>
    seen(`/api/admin/trainees/${trainee.id}/progress-photos/tickets`, {
      method: "POST",
      body: { ids: [id] },
    }),
};

const rows = async () =>
  Promise.all(
    ["photo_consents", "progress_photos", "progress_photo_views"].map(
      async (table) => (await env.DB.prepare(`select * from ${table} order by 1, 2`).all()).results,
    ),
  );

describe("photos of the body in the trainer's view as a trainee", () => {
  it("are tested by every route that names them, but the one of a ticket", () => {
    const named = apiRoutes.filter((route) => /progress-photos|photo-consents/.test(route));
    const ofTickets = "GET /api/media/progress-photos/:traineeId/:photoId";
    expect(named.filter((route) => route !== ofTickets).sort()).toEqual(
      Object.keys(requests).sort(),
    );
  });

  it.each(Object.entries(requests))("answer nothing and note no view: %s", async (_, request) => {
    const before = await rows();
    const answer = await request();
    expect(answer.status).toBe(403);
    expect(await answer.text()).not.toContain(id);
    expect(await rows()).toEqual(before);
  });

  it("have no address in what is shown", async () => {
    const sent = await env.DB.prepare("select check_in_id from progress_photos where id = ?1")
      .bind(id)
      .first<string>("check_in_id");
    for (const path of ["/api/trainee/check-ins", `/api/trainee/check-ins/${sent}`]) {
      const answer = await seen(path);
      expect(answer.status).toBe(200);
      expect(await answer.text()).not.toMatch(/ticket=|\/api\/media\/progress-photos/);
    }
  });
});

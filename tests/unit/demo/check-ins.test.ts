import { describe, expect, it } from "vitest";
import type { WireRequest } from "../../../demo/protocol.ts";
import { photoPoses } from "../../../domain/check-ins/progress-photos.ts";
import type { PhotoAddresses } from "../../../domain/contract/check-ins/progress-photos.ts";
import type { CheckInListPage, CheckInReview } from "../../../domain/contract/check-ins/review.ts";
import { pictureType } from "../../../domain/first-bytes.ts";
import { begunDemo } from "../../support/demo/begun-demo.ts";

const demo = begunDemo([]);

describe("the demo's check-ins", () => {
  it("are three that wait, with silhouettes that open by their tickets", async () => {
    const token = await demo.tokenOf("trainer");
    const { json: list } = await demo.ask("trainer", "/api/admin/check-ins", token);
    const { counts, rows } = list as CheckInListPage;
    expect(counts).toMatchObject({ waiting: 3 });
    const ids = rows.flatMap((row) => (row.kind === "sent" ? [row.id] : []));
    const reviews = await Promise.all(
      ids.map(
        async (id) =>
          (await demo.ask("trainer", `/api/admin/check-ins/${id}`, token)).json as CheckInReview,
      ),
    );
    const photographed = reviews.filter(({ photos }) => photos.length > 0);
    expect(photographed).toHaveLength(2);
    for (const { person, photos } of photographed) {
      expect(photos.map(({ pose, last }) => [pose, last !== null])).toEqual(
        photoPoses.map((pose) => [pose, true]),
      );
      const path = `/api/admin/trainees/${person.traineeId}/progress-photos/tickets`;
      const { json } = await demo.ask("trainer", path, token, {
        ids: photos.map(({ now }) => now.id),
      });
      for (const { address } of (json as PhotoAddresses).photos) {
        const asked: WireRequest = {
          method: "GET",
          url: address,
          headers: [],
          body: null,
          side: "trainer",
        };
        const answer = await demo.server.answer(asked);
        expect([answer.status, pictureType(new Uint8Array(answer.body))]).toEqual([
          200,
          "image/jpeg",
        ]);
      }
    }
  });
});

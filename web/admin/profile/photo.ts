import { answer } from "../../lib/session/answer.ts";
import { adminClient } from "../../lib/session/clients.ts";
import { putBytes } from "../../lib/session/put-bytes.ts";
import type { PhotoApi } from "../../photo/photo-dialog.tsx";
import { refreshSettings } from "../settings/queries.ts";

/** The API of the trainer's photo, which every trainee sees. */
export const trainerPhoto: PhotoApi = {
  async send(body) {
    const { signal } = new AbortController();
    await putBytes({ url: "/api/admin/profile/photo", body, signal });
    await refreshSettings();
  },
  async remove() {
    await answer(adminClient().profile.photo.$delete({ json: {} }));
    await refreshSettings();
  },
};

import { answer } from "../../lib/session/answer.ts";
import { traineeClient } from "../../lib/session/clients.ts";
import { putBytes } from "../../lib/session/put-bytes.ts";
import { queryClient } from "../../lib/session/query-client.ts";
import type { PhotoApi } from "../../photo/photo-dialog.tsx";
import { homeKey } from "../home/queries.ts";
import { profileKey } from "./queries.ts";

/** The API of the trainee's own photo. */
export const ownPhoto: PhotoApi = {
  async send(body) {
    const { signal } = new AbortController();
    await putBytes({ url: "/api/trainee/profile/photo", body, signal });
    await readAgain();
  },
  async remove() {
    await answer(traineeClient().profile.photo.$delete({ json: {} }));
    await readAgain();
  },
};

async function readAgain(): Promise<void> {
  void queryClient.invalidateQueries({ queryKey: homeKey });
  await queryClient.invalidateQueries({ queryKey: profileKey });
}

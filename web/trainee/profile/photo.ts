import { answer } from "../../lib/answer.ts";
import { traineeClient } from "../../lib/clients.ts";
import { putBytes } from "../../lib/put-bytes.ts";
import { queryClient } from "../../lib/query-client.ts";
import { homeKey } from "../home/queries.ts";
import { profileKey } from "./queries.ts";

/** Shows another photo from now on, on every screen of the trainee's. */
export async function sendPhoto(body: Blob): Promise<void> {
  const { signal } = new AbortController();
  await putBytes({ url: "/api/trainee/profile/photo", body, signal, onSent: () => {} });
  await readAgain();
}

/** Takes the photo away. */
export async function removePhoto(): Promise<void> {
  await answer(traineeClient().profile.photo.$delete({ json: {} }));
  await readAgain();
}

async function readAgain(): Promise<void> {
  void queryClient.invalidateQueries({ queryKey: homeKey });
  await queryClient.invalidateQueries({ queryKey: profileKey });
}

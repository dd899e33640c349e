import type { Profile } from "../../../domain/contract/people/profile.ts";
import { isRemoval, type MeasurementWrite, withMeasured } from "../../body/with-measured.ts";
import { answer } from "../../lib/session/answer.ts";
import { ApiError } from "../../lib/session/api-error.ts";
import { traineeClient } from "../../lib/session/clients.ts";
import { queryClient as client } from "../../lib/session/query-client.ts";
import { defineWrite } from "../../lib/waiting/define-write.ts";
import { m } from "../../paraglide/messages.js";
import { measurementWritesKey } from "./keys.ts";
import { bodyHistoryKey, profileKey } from "./queries.ts";

defineWrite(client, measurementWritesKey, {
  failed: () => m.body_save_failed(),
  mutationFn: send,
  onSuccess: (_, write: MeasurementWrite) => {
    // Runs before the write leaves the pending ones, so that no value flickers.
    client.setQueryData<Profile>(
      profileKey,
      (known) => known && { ...known, measurements: withMeasured(known.measurements, [write]) },
    );
  },
  readAgain: [profileKey, bodyHistoryKey],
});

async function send(write: MeasurementWrite): Promise<unknown> {
  const { measurements } = traineeClient();
  if (!isRemoval(write)) return answer(measurements.$post({ json: write }));
  try {
    return await answer(measurements[":id"].$delete({ param: { id: write.removes }, json: {} }));
  } catch (error) {
    // A missing record is a success: the first answer was lost.
    if (error instanceof ApiError && error.code === "not_found") return undefined;
    throw error;
  }
}

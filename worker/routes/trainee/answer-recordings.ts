import { answerRecording } from "../../../domain/check-ins/recordings.ts";
import { answerRecordingParams } from "../../../domain/contract/check-ins/recordings.ts";
import { done } from "../../../domain/contract/done.ts";
import { uploadRecording } from "../../actions/check-ins/recordings.ts";
import { answers, createTraineeRoute, traineeRoutes } from "../http/api.ts";
import { binaryBody, bytesOf } from "../http/bodies.ts";

const put = createTraineeRoute({
  method: "put",
  path: "/answer-recordings/{id}",
  rows: { id: "answerRecording" },
  tells: "nobody",
  tags: ["Check-ins"],
  summary: "Store a spoken answer before its check-in; the same id again changes nothing",
  request: { params: answerRecordingParams, body: binaryBody },
  bytes: answerRecording.bytes,
  responses: answers(done, "The recording is stored"),
});

export const answerRecordingRoutes = traineeRoutes().openapi(put, async (c) => {
  await uploadRecording(c.env.platform, c.get("scope"), { ...c.req.valid("param"), ...bytesOf(c) });
  return c.json({ done: true as const }, 200);
});

import { traineeParams } from "../../../domain/contract/people/trainees.ts";
import { copyTraineeData } from "../../actions/copies/copy-trainee-data.ts";
import { createTrainerRoute, problemResponse, trainerRoutes } from "../http/api.ts";

const archiveType = "application/zip";

const read = createTrainerRoute({
  method: "get",
  path: "/trainees/{id}/data",
  tags: ["Trainees"],
  summary:
    "One trainee's data as a ZIP archive: tables, pictures and files, private notes included",
  request: { params: traineeParams },
  responses: {
    200: {
      description: "The archive",
      content: { [archiveType]: { schema: { type: "string", format: "binary" } as const } },
    },
    default: problemResponse,
  },
});

export const traineeDataRoutes = trainerRoutes().openapi(read, async (c) => {
  const { id } = c.req.valid("param");
  const { name, content } = await copyTraineeData(c.env.platform, c.get("scope"), id);
  return new Response(content, {
    headers: {
      "content-type": archiveType,
      "content-disposition": `attachment; filename="${name}"`,
    },
  });
});

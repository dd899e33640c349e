import { traineeParams } from "../../../domain/contract/people/trainees.ts";
import { copyTraineeSets } from "../../actions/copies/copy-sets.ts";
import { copyTraineeData } from "../../actions/copies/copy-trainee-data.ts";
import { createTrainerRoute, problemResponse, trainerRoutes } from "../http/api.ts";
import { csvAnswers, csvFile } from "../http/csv-file.ts";

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

const readSets = createTrainerRoute({
  method: "get",
  path: "/trainees/{id}/data/sets",
  tags: ["Trainees"],
  summary: "All performed sets of a trainee as a CSV file with Hevy's columns",
  request: { params: traineeParams },
  responses: csvAnswers,
});

export const traineeDataRoutes = trainerRoutes()
  .openapi(read, async (c) => {
    const { id } = c.req.valid("param");
    const { name, content } = await copyTraineeData(c.env.platform, c.get("scope"), id);
    return new Response(content, {
      headers: {
        "content-type": archiveType,
        "content-disposition": `attachment; filename="${name}"`,
      },
    });
  })
  .openapi(readSets, async (c) => {
    const { id } = c.req.valid("param");
    return csvFile(await copyTraineeSets(c.env.platform, c.get("scope"), id));
  });

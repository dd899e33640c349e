import { myDataQuery } from "../../../domain/contract/copies/my-data.ts";
import { copyMyData } from "../../actions/copies/copy-my-data.ts";
import { copySets } from "../../actions/copies/copy-sets.ts";
import { createTraineeRoute, problemResponse, traineeRoutes } from "../http/api.ts";
import { csvAnswers, csvFile } from "../http/csv-file.ts";

const archiveType = "application/zip";

const read = createTraineeRoute({
  method: "get",
  path: "/my-data",
  viewAs: { hidden: "everything as one file" },
  tags: ["My data"],
  summary:
    "Everything of the caller's as one ZIP archive: tables, pictures and files; a few an hour",
  request: { query: myDataQuery },
  responses: {
    200: {
      description: "The archive",
      content: { [archiveType]: { schema: { type: "string", format: "binary" } as const } },
    },
    default: problemResponse,
  },
});

const readSets = createTraineeRoute({
  method: "get",
  path: "/my-data/sets",
  viewAs: { hidden: "everything as one file" },
  tags: ["My data"],
  summary: "All performed sets of the caller as a CSV file with Hevy's columns",
  responses: csvAnswers,
});

export const myDataRoutes = traineeRoutes()
  .openapi(read, async (c) => {
    const { name, content } = await copyMyData(c.env.platform, c.get("scope"), {
      photos: c.req.valid("query").photos !== undefined,
    });
    return new Response(content, {
      headers: {
        "content-type": archiveType,
        "content-disposition": `attachment; filename="${name}"`,
      },
    });
  })
  .openapi(readSets, async (c) => csvFile(await copySets(c.env.platform, c.get("scope"))));

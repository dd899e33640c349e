import { problemResponse } from "./api.ts";

const fileType = "text/csv";

/** The responses of a CSV route: the file, and the problems. */
export const csvAnswers = {
  200: {
    description: "The file",
    content: { [fileType]: { schema: { type: "string", format: "binary" } as const } },
  },
  default: problemResponse,
};

/** A CSV file as a download under its name. */
export const csvFile = ({ name, content }: { name: string; content: ReadableStream<Uint8Array> }) =>
  new Response(content, {
    headers: {
      "content-type": `${fileType}; charset=utf-8`,
      "content-disposition": `attachment; filename="${name}"`,
    },
  });

import {
  etagOf,
  type FileAnswer,
  type FileRequest,
  type ServedFile,
} from "../../files/open-file.ts";
import { problemResponse } from "./api.ts";
import type { AnyContext } from "./env.ts";

const bytes = { schema: { type: "string", format: "binary" } as const };

/** The responses of a route for a file. */
export const fileAnswers = (type: string) =>
  ({
    200: { description: "The whole file", content: { [type]: bytes } },
    206: { description: "The range", content: { [type]: bytes } },
    304: { description: "The client has this version" },
    412: { description: "The file has another version" },
    416: { description: "The file has no such bytes" },
    default: problemResponse,
  }) as const;

/** The part and the version of a file that a request asks for. */
export function fileRequestOf(c: AnyContext): FileRequest {
  const header = (name: string) => c.req.header(name);
  return {
    headOnly: c.req.method === "HEAD",
    range: header("range"),
    ifMatch: header("if-match"),
    ifUnmodifiedSince: header("if-unmodified-since"),
    ifNoneMatch: header("if-none-match"),
    ifModifiedSince: header("if-modified-since"),
    ifRange: header("if-range"),
  };
}

/** The headers of a file: its media type and cache control. */
interface FileHeaders {
  "content-type": string;
  "cache-control": string;
  "content-disposition"?: string;
}

export function answerFile(answer: FileAnswer<ServedFile>, own: FileHeaders): Response {
  const { file, status } = answer;
  const headers = new Headers({
    "accept-ranges": "bytes",
    etag: etagOf(file),
    "last-modified": new Date(file.modifiedAt).toUTCString(),
    "cache-control": own["cache-control"],
  });
  if (status === 416) headers.set("content-range", `bytes */${file.size}`);
  if (status !== 200 && status !== 206) return new Response(null, { status, headers });
  const { start, end } = status === 206 ? answer : { start: 0, end: file.size - 1 };
  for (const [name, value] of Object.entries(own)) headers.set(name, value);
  headers.set("content-length", String(end - start + 1));
  if (status === 206) headers.set("content-range", `bytes ${start}-${end}/${file.size}`);
  return new Response(answer.body, { status, headers });
}

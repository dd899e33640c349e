import {
  type Conditions,
  parseByteRange,
  precondition,
  rangeCounts,
} from "../../domain/byte-range.ts";
import { MiranError } from "../../domain/errors.ts";

/** Facts of a served file, which never changes under its name. */
export interface ServedFile {
  size: number;
  /** Without its quotes. */
  etag: string;
  /** UTC milliseconds. */
  modifiedAt: number;
}

export interface FileRequest extends Conditions {
  /** For HEAD: everything except the bytes. */
  headOnly: boolean;
  range: string | undefined;
}

type Body = ReadableStream<Uint8Array> | null;

/** The answer to a request of a file, before it is a response. */
export type FileAnswer<File extends ServedFile> = { file: File } & (
  | { status: 304 | 412 | 416 }
  | { status: 200; body: Body }
  | { status: 206; body: Body; start: number; end: number }
);

interface Store {
  read(range: { offset: number; length: number }): Promise<Body | undefined>;
  exists(): Promise<boolean>;
}

/** Opens a file, or its requested part. */
export async function openFile<File extends ServedFile>(
  file: File,
  request: FileRequest,
  store: Store,
): Promise<FileAnswer<File>> {
  const validators = { etag: etagOf(file), modifiedAt: file.modifiedAt };
  const ended = precondition(request, validators);
  if (ended) return { status: ended, file };
  if (request.headOnly) {
    if (!(await store.exists())) throw new MiranError("not_found");
    return { status: 200, file, body: null };
  }
  const asked = rangeCounts(request, validators) ? request.range : undefined;
  const range = parseByteRange(asked, file.size);
  if (range.kind === "unsatisfiable") return { status: 416, file };
  const { start, end } = range.kind === "part" ? range : { start: 0, end: file.size - 1 };
  const body = await store.read({ offset: start, length: end - start + 1 });
  if (!body) throw new MiranError("not_found");
  return range.kind === "part"
    ? { status: 206, file, body, start, end }
    : { status: 200, file, body };
}

/** Strong: a file never changes under its id. */
export const etagOf = ({ etag }: Pick<ServedFile, "etag">) => `"${etag}"`;

import { newId } from "../../../../domain/id.ts";

const key = "videoUploads";
const maxUploads = 20;

/** The identity of a file when it is chosen again, also after a reload. */
const signOf = ({ name, size, lastModified }: File) => `${size} ${lastModified} ${name}`;

/** The id of this file's begun upload; a new one for a new file. */
export function uploadIdOf(file: File): string {
  const uploads = read();
  const known = uploads[signOf(file)];
  if (known) return known;
  const id = newId();
  write({ ...uploads, [signOf(file)]: id });
  return id;
}

/** Forgets the upload; the next choice of this file starts again. */
export function forgetUpload(file: File): void {
  const { [signOf(file)]: _, ...others } = read();
  write(others);
}

function read(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "{}") as Record<string, string>;
  } catch {
    return {};
  }
}

function write(uploads: Record<string, string>): void {
  const newest = Object.fromEntries(Object.entries(uploads).slice(-maxUploads));
  try {
    localStorage.setItem(key, JSON.stringify(newest));
  } catch {
    // Without storage an upload continues after a lost connection, but not after a reload.
  }
}

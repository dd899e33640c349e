import { newId } from "../../../../domain/id.ts";

const key = "videoUploads";
const kept = 20;

/** What tells a file from others when it is chosen again, also after a reload. */
const signOf = ({ name, size, lastModified }: File) => `${size} ${lastModified} ${name}`;

/** The id under which this file's upload began; a new one for a new file. */
export function uploadIdOf(file: File): string {
  const uploads = read();
  const known = uploads[signOf(file)];
  if (known) return known;
  const id = newId();
  write({ ...uploads, [signOf(file)]: id });
  return id;
}

/** The next time this file is chosen it is uploaded anew. */
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
  const newest = Object.fromEntries(Object.entries(uploads).slice(-kept));
  try {
    localStorage.setItem(key, JSON.stringify(newest));
  } catch {
    // Without storage an upload still goes on after a dropped connection, not after a reload.
  }
}

/** Files of the copy besides the tables. */
export const myDataFiles = {
  readme: "README.txt",
  json: "data.json",
  pictures: "pictures",
  conversation: "conversation",
} as const;

const extensions: Record<string, string> = {
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/webp": "webp",
  "image/gif": "gif",
  "image/avif": "avif",
  "audio/webm": "webm",
  "audio/ogg": "ogg",
  "audio/wav": "wav",
  "audio/mp4": "m4a",
};

/** A file's name with the extension of its media type, if that is known. */
export function namedByType(name: string, contentType: string): string {
  const ending = extensions[contentType];
  return ending === undefined ? name : `${name}.${ending}`;
}

/** The name of a progress photo in a copy, without its extension: `progress/2026-03-01-front-0f3a91bc`. */
export const progressPhotoName = ({ key, date, pose }: Record<"key" | "date" | "pose", string>) =>
  // The photo's id ends its key.
  `progress/${date}-${pose}-${key.slice(-8)}`;

/** The name of a spoken answer in a copy, without its extension: `answers/2026-03-01-0f3a91bc`. */
export const answerRecordingName = ({ key, dueOn }: Record<"key" | "dueOn", string>) =>
  // The recording's id ends its key.
  `answers/${dueOn}-${key.slice(-8)}`;

const maxNameLength = 100;

/** A name that every file system accepts, without a path and with a visible extension. */
export function storableName(name: string): string {
  const plain = name.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, "").replace(/[\\/:*?"<>|]/g, "_");
  const trimmed = plain.replace(/^[.\s]+|[.\s]+$/g, "");
  const dot = trimmed.lastIndexOf(".");
  const ending = dot > 0 ? [...trimmed.slice(dot)].slice(0, 12).join("") : "";
  const stem = [...(dot > 0 ? trimmed.slice(0, dot) : trimmed)].slice(0, maxNameLength).join("");
  return `${stem}${ending}` || "_";
}

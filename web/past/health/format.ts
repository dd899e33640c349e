/** Formats by their first bytes. */
type HealthFormat = "zip" | "database" | "apple_export";

/** Bytes that tell the format; Apple's export begins with a long declaration of its elements. */
const told = 4096;

/** The format of a file by its first bytes; undefined for any other. */
export async function formatOf(file: Blob): Promise<HealthFormat | undefined> {
  const bytes = new Uint8Array(await file.slice(0, told).arrayBuffer());
  const text = new TextDecoder().decode(bytes);
  // A zip without files begins with its end.
  if (text.startsWith("PK\u0003\u0004") || text.startsWith("PK\u0005\u0006")) return "zip";
  if (text.startsWith("SQLite format 3\0")) return "database";
  return /<(?:!DOCTYPE )?HealthData[\s>[]/.test(text) ? "apple_export" : undefined;
}

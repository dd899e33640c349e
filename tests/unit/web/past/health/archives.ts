import { strToU8, type Zippable, zipSync } from "fflate";

export const appleExport = `<?xml version="1.0"?>
<HealthData locale="ar">
 <Record type="HKQuantityTypeIdentifierStepCount" sourceName="iPhone" startDate="2026-10-23 08:00:00 +0300" endDate="2026-10-23 08:10:00 +0300" value="1200"/>
</HealthData>`;

export const zipOf = (files: Record<string, string | Uint8Array>): Uint8Array<ArrayBuffer> =>
  zipSync(
    Object.fromEntries(
      Object.entries(files).map(([name, content]) => [
        name,
        typeof content === "string" ? strToU8(content) : content,
      ]),
    ) as Zippable,
  ) as Uint8Array<ArrayBuffer>;

/** Changes the record of a file in the directory of a zip. */
export function withRecord(
  zip: Uint8Array<ArrayBuffer>,
  name: string,
  change: (view: DataView, at: number) => void,
): Uint8Array<ArrayBuffer> {
  const bytes = zip.slice();
  const text = new TextDecoder("windows-1252").decode(bytes);
  change(new DataView(bytes.buffer), text.lastIndexOf(name) - 46);
  return bytes;
}

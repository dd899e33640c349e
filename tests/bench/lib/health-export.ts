import { createWriteStream } from "node:fs";
import { finished } from "node:stream/promises";
import { createDeflateRaw } from "node:zlib";
import { addDays } from "../../../domain/calendar.ts";
import { crcOf } from "../../../domain/copies/workbook/directory.ts";

/** Records of a day by kind and source; Apple writes one kind after the other. */
const kinds = [
  { kind: "StepCount", unit: "count", sources: { iPhone: 60, "ساعة سلمى": 120 } },
  { kind: "HeartRate", unit: "count/min", sources: { "ساعة سلمى": 640 } },
  { kind: "ActiveEnergyBurned", unit: "kcal", sources: { iPhone: 60, "ساعة سلمى": 490 } },
] as const;
const firstDay = "2016-01-01";
const minutesOfDay = 1440;

/** Days of steps, and records of all kinds. */
interface MadeExport {
  steps: { date: string; steps: number }[];
  records: number;
  bytes: number;
}

/**
 * Writes a zipped export of Apple Health with about 1,370 records a day, none of which is in memory with another.
 * @returns what is in it
 */
export async function writeHealthExport(path: string, days: number): Promise<MadeExport> {
  const file = createWriteStream(path);
  const name = Buffer.from("apple_health_export/export.xml");
  let [size, crc, stored, records] = [0, 0, 0, 0];
  const largest = new Map<string, number>();
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(8, 8);
  header.writeUInt16LE(name.length, 26);
  file.write(header);
  file.write(name);
  const deflating = createDeflateRaw({ level: 1 });
  deflating.on("data", (chunk: Buffer) => {
    stored += chunk.length;
    file.write(chunk);
  });
  const put = async (text: string) => {
    const bytes = Buffer.from(text);
    size += bytes.length;
    crc = crcOf(bytes, crc);
    if (!deflating.write(bytes)) await new Promise((go) => deflating.once("drain", go));
  };
  await put('<?xml version="1.0" encoding="UTF-8"?>\n<HealthData locale="ar_PS">\n');
  for (const { kind, unit, sources } of kinds) {
    for (let day = 0; day < days; day++) {
      const date = addDays(firstDay, day);
      for (const [source, count] of Object.entries(sources)) {
        const { text, sum } = recordsOf({ kind, unit, source, date, count });
        records += count;
        if (kind === "StepCount") largest.set(date, Math.max(largest.get(date) ?? 0, sum));
        await put(text);
      }
    }
  }
  await put("</HealthData>\n");
  deflating.end();
  await finished(deflating);
  file.end(directoryOf(name, { size, crc, stored }));
  await finished(file);
  return { steps: [...largest].map(([date, steps]) => ({ date, steps })), records, bytes: size };
}

interface DayOfKind {
  kind: string;
  unit: string;
  source: string;
  date: string;
  count: number;
}

/** Records of a day, some of them touching. */
function recordsOf({ kind, unit, source, date, count }: DayOfKind): { text: string; sum: number } {
  let [text, sum] = ["", 0];
  for (let at = 0; at < count; at++) {
    const minute = Math.floor((at * minutesOfDay) / count);
    const value = 20 + ((at * 37 + count) % 90);
    const [start, end] = [timeOf(minute, 0), timeOf(minute, 30 + (at % 29))];
    sum += value;
    text += ` <Record type="HKQuantityTypeIdentifier${kind}" sourceName="${source}" unit="${unit}" creationDate="${date} ${end} +0300" startDate="${date} ${start} +0300" endDate="${date} ${end} +0300" value="${value}"/>\n`;
  }
  return { text, sum };
}

const two = (number: number) => String(number).padStart(2, "0");
const timeOf = (minute: number, second: number) =>
  `${two(Math.floor(minute / 60))}:${two(minute % 60)}:${two(second)}`;

function directoryOf(
  name: Buffer,
  { size, crc, stored }: { size: number; crc: number; stored: number },
): Buffer {
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt16LE(8, 10);
  entry.writeUInt32LE(crc, 16);
  entry.writeUInt32LE(stored, 20);
  entry.writeUInt32LE(size, 24);
  entry.writeUInt16LE(name.length, 28);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(entry.length + name.length, 12);
  end.writeUInt32LE(30 + name.length + stored, 16);
  return Buffer.concat([entry, name, end]);
}

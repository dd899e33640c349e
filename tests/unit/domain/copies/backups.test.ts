import { describe, expect, it } from "vitest";
import {
  backupInstant,
  backupName,
  backupStanding,
  cellsLine,
  expiredBackups,
  partName,
} from "../../../../domain/copies/backups.ts";

const now = Date.UTC(2026, 10, 25, 1, 30);
const day = 86_400_000;

describe("the name of a backup", () => {
  it("contains its start, and sorts by it", () => {
    expect(backupName(now)).toBe("2026-11-25T01-30-00.000Z");
    expect(backupInstant(backupName(now))).toBe(now);
    expect(backupName(now) < backupName(now + 1)).toBe(true);
  });

  it("is rejected in any other form", () => {
    for (const name of ["", "2026-11-25", "2026-13-45T99-99-99.000Z", "../2026", "files"]) {
      expect(backupInstant(name), name).toBeUndefined();
    }
  });
});

describe("the state of the backups", () => {
  it("is late when the last good one is older than 36 hours", () => {
    const hours36 = 36 * 3_600_000;
    expect(backupStanding(now - hours36, now)).toBe("good");
    expect(backupStanding(now - hours36 - 1, now)).toBe("late");
    expect(backupStanding(null, now)).toBe("never");
  });
});

describe("the expired backups", () => {
  const names = [40, 31, 30, 1].map((days) => backupName(now - days * day));

  it("are those older than 30 days", () => {
    expect(expiredBackups(names, names[3], now)).toEqual(names.slice(0, 2));
  });

  it("never include the last good one, whatever its age", () => {
    expect(expiredBackups(names, names[1], now)).toEqual([names[0]]);
  });

  it("never include other names", () => {
    expect(expiredBackups(["notes-of-mine"], undefined, now)).toEqual([]);
  });
});

describe("a line of a part", () => {
  it("preserves numbers, texts, nulls and bytes", () => {
    const line = cellsLine([1, 78.30000000000001, "سطر\nوآخر \u0000", null, [0, 255]]);
    expect(line).not.toContain("\n");
    expect(JSON.parse(line)).toEqual([
      1,
      78.30000000000001,
      "سطر\nوآخر \u0000",
      null,
      { hex: "00ff" },
    ]);
    expect(cellsLine([new Uint8Array([1, 16]).buffer])).toBe('[{"hex":"0110"}]');
  });
});

describe("the name of a part", () => {
  it("sorts by its place and contains its hash", () => {
    const sha256 = "ab".repeat(32);
    expect(partName("tables/notes", 7, sha256)).toBe("tables/notes/00007-abababababababab.jsonl");
    expect(partName("files", 9, sha256) < partName("files", 10, sha256)).toBe(true);
  });
});

import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { BackupsReport } from "../../../../../domain/contract/copies/backups.ts";
import { Backups } from "../../../../../web/admin/settings/system/backups.tsx";
import { m } from "../../../../../web/paraglide/messages.js";

const startedAt = Date.UTC(2026, 10, 25, 1, 30);
const counts = {
  rows: 128_450,
  conversations: 214,
  messages: 48_211,
  files: 3120,
  fileBytes: 8.4e9,
  partBytes: 61e6,
};
const last = { startedAt, finishedAt: startedAt + 1000, counts };

const shown = (report: Partial<BackupsReport>) =>
  renderToStaticMarkup(
    createElement(Backups, {
      report: { nightly: true, standing: "good", last, runningSince: null, ...report },
    }),
  );

describe("the backups in the trainer's settings", () => {
  it("name the last good one and its contents", () => {
    const html = shown({});
    for (const text of [m.backups_last(), m.backups_state_good(), "128,450", "48,211", "3,120"]) {
      expect(html).toContain(text);
    }
    expect(html).toContain('dateTime="2026-11-25T01:30:00.000Z"');
    expect(html).not.toContain('role="alert"');
  });

  it("warn of an old one, and still show it", () => {
    const html = shown({ standing: "late" });
    expect(html).toContain('role="alert"');
    expect(html).toContain(m.backups_late());
    expect(html).toContain(m.backups_state_late());
  });

  it("warn if there is none", () => {
    const html = shown({ standing: "never", last: null });
    expect(html).toContain('role="alert"');
    expect(html).toContain(m.backups_never());
  });

  it("warn of nothing on a deployment without nightly backups, and give the reason", () => {
    for (const report of [
      { standing: "late" as const },
      { standing: "never" as const, last: null },
    ]) {
      const html = shown({ nightly: false, ...report });
      expect(html).not.toContain('role="alert"');
      expect(html).not.toContain(m.backups_state_late());
      expect(html).toContain(m.backups_not_here());
    }
  });

  it("show a running one", () => {
    const start = m.backups_running({ when: "" }).split(":")[0] ?? "";
    expect(shown({ runningSince: startedAt })).toContain(start);
    expect(shown({})).not.toContain(start);
  });
});

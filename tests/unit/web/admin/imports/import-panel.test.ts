import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { UndoneImport } from "../../../../../domain/contract/operations/imports.ts";
import type { ImportDraft } from "../../../../../web/admin/imports/draft.ts";
import { ImportPanel } from "../../../../../web/admin/imports/import-panel.tsx";
import type { AnyRow } from "../../../../../web/admin/imports/read-rows.ts";
import { m } from "../../../../../web/paraglide/messages.js";

const row: AnyRow = {
  ...{ row: 2, name: "ليان حداد", email: null, phone: null },
  ...{ date: "2026-01-05", weight: 78, measurements: {} },
};
const draft: ImportDraft = {
  ...{ id: "import", file: null, columns: [], orders: {}, plan: null, invitations: "links" },
  ...{ made: {}, undoableUntil: null, undone: null, stamp: 1 },
};

/** The panel of a sheet that has nothing new. */
const shown = (undone: UndoneImport | null) =>
  renderToStaticMarkup(
    createElement(ImportPanel, {
      ...{ kind: "body", draft: { ...draft, undone }, read: [row], rows: [] },
      ...{ plan: undefined, offered: [], onAnother: () => undefined },
    }),
  );

it("says that a sheet has nothing new, and after an undo that kept all of it how much and why", () => {
  expect(shown(null)).toContain(m.imports_nothing_new());
  const undone = shown({ removed: 0, kept: 3, invited: 0 });
  expect(undone).toContain(m.imports_undone_nothing());
  expect(undone).toContain(m.imports_undone_kept({ kept: "3" }));
  expect(undone).not.toContain(m.imports_nothing_new());
});

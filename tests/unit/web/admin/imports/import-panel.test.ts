import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type {
  ImportRowState,
  UndoneImport,
} from "../../../../../domain/contract/copies/imports.ts";
import type { Finding } from "../../../../../domain/copies/sheet/cells.ts";
import type { ImportDraft } from "../../../../../web/admin/imports/draft.ts";
import { Findings } from "../../../../../web/admin/imports/findings.tsx";
import { ImportPanel } from "../../../../../web/admin/imports/import-panel.tsx";
import type { AnyRow } from "../../../../../web/admin/imports/read-rows.ts";
import { problemText } from "../../../../../web/admin/imports/texts.ts";
import { m } from "../../../../../web/paraglide/messages.js";

const row: AnyRow = {
  row: 2,
  name: "ليان حداد",
  email: null,
  phone: null,
  date: "2026-01-05",
  weight: 78,
  measurements: {},
};
const draft: ImportDraft = {
  id: "import",
  file: null,
  columns: [],
  orders: {},
  plan: null,
  invitations: "links",
  made: {},
  undoableUntil: null,
  undone: null,
  stamp: 1,
};

/** The panel of a sheet without new rows. */
const shown = (undone: UndoneImport | null, ...states: ImportRowState["state"][]) =>
  renderToStaticMarkup(
    createElement(ImportPanel, {
      kind: "body",
      draft: { ...draft, undone },
      read: [row],
      rows: [],
      states: states.map((state, at) => ({
        row: at + 2,
        state,
        name: null,
        sharesPhoneWith: null,
      })),
      plan: undefined,
      offered: [],
      onAnother: () => undefined,
    }),
  );

it("the panel names a sheet without new rows, and the kept rows of an undo that removed none", () => {
  expect(shown(null, "known", "known")).toContain(m.imports_nothing_new());
  const undone = shown({ removed: 0, kept: 3, invited: 0 }, "known");
  expect(undone).toContain(m.imports_undone_nothing());
  expect(undone).toContain(m.imports_undone_kept({ kept: "3" }));
  expect(undone).not.toContain(m.imports_nothing_new());
});

it("the panel never counts unknown people as already imported", () => {
  expect(shown(null, "nobody", "nobody")).toContain(m.imports_nothing_of_anybody());
  expect(shown(null, "nobody", "in_future")).toContain(m.imports_nothing_valid());
  expect(shown(null, "known", "nobody")).toContain(m.imports_nothing_but_known({ known: "1" }));
  expect(shown(null)).toContain(m.imports_nothing_valid());
});

it("the findings count each left-out row once, and name differing fields of known rows", () => {
  const finding = (column: "phone" | "email"): Finding => ({
    row: 3,
    column,
    cell: "x",
    leaves: "row",
    problem: { code: "required" },
  });
  const html = renderToStaticMarkup(
    createElement(Findings, {
      findings: [finding("phone"), finding("email")],
      made: new Set<number>(),
      plans: [],
      onFirstOnly: () => undefined,
      states: [
        {
          row: 4,
          state: "known",
          name: "عدس",
          sharesPhoneWith: null,
          differs: ["calories", "protein"],
        },
      ],
    }),
  );
  expect(html).toContain(`${m.imports_findings_row()} (1)`);
  expect(html).toContain(`${m.imports_findings_others()} (1)`);
  expect(html).toContain(
    [m.imports_field_calories(), m.imports_field_protein()].join(m.imports_between()),
  );
  expect(html).not.toContain(m.imports_findings_known_text());
});

it("the problem of an unknown word names the known words", () => {
  const text = problemText({ code: "unknown_word" }, "timing", []);
  for (const word of [m.meals_timing_breakfast(), m.meals_timing_snack()]) {
    expect(text).toContain(word);
  }
});

import type { SheetRead } from "../../../domain/copies/sheet/cells.ts";
import type { ImportKind } from "../../../domain/copies/sheet/kinds.ts";
import { formatCount } from "../../lib/format/format.ts";
import { m } from "../../paraglide/messages.js";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { changeImport } from "./draft.ts";
import { isPerson } from "./memberships.tsx";
import type { AnyRow } from "./read-rows.ts";

type ContactsProps = { kind: ImportKind; read: SheetRead<AnyRow>; fresh: readonly AnyRow[] };

/** The people without an email, and those who cannot be reached at all. */
export function Contacts({ kind, read, fresh }: ContactsProps) {
  const byLink = fresh.filter((row) => isPerson(row) && row.email === null).length;
  const unreached = read.findings.filter(({ problem }) => problem.code === "no_contact").length;
  return (
    <>
      {byLink > 0 && (
        <Banner kind="info">{m.imports_without_email({ count: formatCount(byLink) })}</Banner>
      )}
      {unreached > 0 && (
        <Banner
          kind="info"
          action={
            <Button
              variant="ghost"
              onClick={() => changeImport(kind, { withoutContact: true, stamp: Date.now() })}
            >
              {m.imports_no_contact_take()}
            </Button>
          }
        >
          {m.imports_no_contact({ count: formatCount(unreached) })}
        </Banner>
      )}
    </>
  );
}

import { Link } from "react-router";
import { adminPaths } from "../../../domain/admin-paths.ts";
import type { ImportKind } from "../../../domain/copies/sheet/kinds.ts";
import { m } from "../../paraglide/messages.js";
import { buttonClass } from "../../ui/button.tsx";
import { Icon } from "../../ui/every-icon.tsx";

/** The link from a list to its import; on phones an icon. */
export function ImportLink({ kind }: { kind: ImportKind }) {
  return (
    <Link
      to={adminPaths.importsOf(kind)}
      aria-label={m.imports_title()}
      title={m.imports_title()}
      className={buttonClass({ variant: "secondary" }, "sm:me-1 max-sm:size-11 max-sm:px-0")}
    >
      <Icon name="upload" />
      <span className="max-sm:hidden">{m.imports_title()}</span>
    </Link>
  );
}

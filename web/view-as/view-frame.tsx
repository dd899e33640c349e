import type { CSSProperties } from "react";
import { Outlet } from "react-router";
import { adminPaths } from "../../domain/admin-paths.ts";
import type { Who } from "../../domain/contract/accounts/session.ts";
import { m } from "../paraglide/messages.js";
import { Glyph, outlines } from "../ui/glyph.tsx";

/** The bar's height at the top of the window; sticky content is below it. */
const above = {
  "--above": "calc(3.5rem + var(--demo, env(safe-area-inset-top)))",
} as CSSProperties;

/** A trainee's screens below a bar that names the trainee and says «read-only». */
export function ViewFrame({ person }: { person: Who }) {
  return (
    <div style={above}>
      <ViewBar person={person} />
      <Outlet />
    </div>
  );
}

function ViewBar({ person: { id, name, gender } }: { person: Who }) {
  return (
    <aside
      aria-label={m.view_as_title()}
      className="safe-top sticky top-(--demo,0px) z-30 bg-ink text-surface"
    >
      <div className="mx-auto flex h-14 max-w-5xl items-center gap-3 px-4 md:px-6">
        <Glyph d={outlines.eye} className="shrink-0 text-xl" />
        <p className="clamp-lines-2 min-w-0 grow text-sm md:text-base">
          <strong className="font-semibold">{m.view_as_only()}</strong>{" "}
          {m.view_as_bar({ name, gender: gender ?? "other" })}
        </p>
        <a
          // The panel is another page, so this one's cache ends.
          href={adminPaths.trainee(id)}
          className="inline-flex min-h-11 shrink-0 items-center rounded-md border border-surface/40 px-4 font-medium transition hover:bg-surface/15 focus-visible:outline-surface"
        >
          {m.view_as_end()}
        </a>
      </div>
    </aside>
  );
}

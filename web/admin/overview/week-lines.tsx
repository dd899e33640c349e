import type { ReactNode } from "react";
import { Link } from "react-router";

export const Lines = ({ label, children }: { label: string; children: ReactNode }) => (
  <ul aria-label={label} className="divide-y divide-line border-t border-line">
    {children}
  </ul>
);

type LineProps = { to: string; name: string; beside?: string; action: ReactNode };

/** A person of the week, with what is known and the answer, which goes below with large text. */
export const Line = ({ to, name, beside, action }: LineProps) => (
  <li className="flex min-h-14 flex-wrap items-center gap-x-2 ps-5 pe-3">
    <Link to={to} className="grid min-w-0 grow basis-20 py-1.5 hover:underline">
      <span className="clamp-lines-2 font-medium wrap-anywhere">
        <bdi>{name}</bdi>
      </span>
      {beside && <span className="text-sm text-muted">{beside}</span>}
    </Link>
    <div className="ms-auto flex min-w-0 flex-wrap items-center justify-end gap-x-2">{action}</div>
  </li>
);

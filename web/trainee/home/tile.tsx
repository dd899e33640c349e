import type { ReactNode } from "react";
import { Icon, type IconName } from "../../ui/icon.tsx";
import { ScreenLink } from "../screen-link.tsx";

type TileProps = {
  to: string;
  icon: IconName;
  title: string;
  /** One line of what is there now. */
  children: ReactNode;
};

export function Tile({ to, icon, title, children }: TileProps) {
  return (
    <li>
      <ScreenLink
        to={to}
        className="flex h-full min-h-20 flex-col justify-center rounded-xl border border-line bg-raised px-3 py-2.5 shadow-raised transition hover:border-line-strong active:scale-[0.985] motion-reduce:active:scale-100"
      >
        <span className="flex items-center gap-1.5 font-medium">
          <Icon name={icon} className="shrink-0 text-muted" />
          {title}
        </span>
        <span className="text-sm text-muted">{children}</span>
      </ScreenLink>
    </li>
  );
}

import { type ReactNode, useState } from "react";
import { Card } from "./card.tsx";
import { Icon, type IconName } from "./every-icon.tsx";

type FoldedCardProps = {
  icon: IconName;
  title: string;
  /** Of the content's wrapper. */
  className: string;
  children: ReactNode;
};

/** A card that is folded on a phone; the content is mounted on the first opening. */
export function FoldedCard({ icon, title, className, children }: FoldedCardProps) {
  const [opened, setOpened] = useState(false);
  return (
    <Card padded={false}>
      <details
        className="group"
        onToggle={(event) => {
          if (event.currentTarget.open) setOpened(true);
        }}
      >
        <summary className="flex min-h-14 cursor-pointer list-none items-center gap-2 rounded-xl px-3 sm:gap-3 sm:px-5">
          <Icon name={icon} className="shrink-0 text-lg text-muted" />
          <h2 className="grow text-base">{title}</h2>
          <Icon name="sort-down" className="shrink-0 text-muted transition group-open:rotate-180" />
        </summary>
        <div className={className}>{opened && children}</div>
      </details>
    </Card>
  );
}

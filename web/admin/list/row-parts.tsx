import { Fragment, type ReactNode } from "react";
import { Link } from "react-router";
import { Icon } from "../../ui/every-icon.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Menu, type MenuItem } from "../../ui/menu.tsx";
import { rowLink } from "./use-row-keys.ts";

type RowNameProps = {
  name: string;
  /** The row's own screen, or what opens it. */
  to?: string;
  onOpen?: () => void;
  /** How many lines it may take. */
  lines?: 1 | 2;
  /** What a table says beside the name, as far as there is room. */
  children?: ReactNode;
};

/** The name, which opens its row. */
export function RowName({ name, to, onOpen, lines = 1, children }: RowNameProps) {
  const looks = {
    ...rowLink,
    dir: "auto",
    title: name,
    className: `max-w-full shrink-0 text-start text-base font-medium outline-none ${lines === 2 ? "clamp-lines-2" : "clamp-line"}`,
  };
  return (
    <div className="flex min-w-0 items-baseline gap-2">
      {to ? (
        <Link to={to} {...looks}>
          {name}
        </Link>
      ) : (
        <button type="button" onClick={onOpen} {...looks}>
          {name}
        </button>
      )}
      {children}
    </div>
  );
}

type CardLineProps = {
  face?: ReactNode;
  name: ReactNode;
  /** A line of what a phone shows of the row; empty ones are left out. */
  facts: readonly ReactNode[];
  /** Told after them where there is more room than on a phone. */
  more?: ReactNode;
  /** What is drawn below them. */
  under?: ReactNode;
  /** What differs from the ordinary. */
  mark?: ReactNode;
  menu: ReactNode;
};

/** A row where a table would be squeezed: a face, two lines, and what can be done. */
export function CardLine({ face, name, facts, more, under, mark, menu }: CardLineProps) {
  const told = facts.filter(Boolean);
  return (
    <>
      {face && <span className="@max-[13rem]:hidden">{face}</span>}
      <div className="min-w-0 grow">
        {name}
        <p className="clamp-line text-sm text-muted **:whitespace-nowrap">
          {told.map((fact, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: each stands where it always stands
            <Fragment key={index}>
              {index > 0 && " · "}
              <bdi>{fact}</bdi>
            </Fragment>
          ))}
          {more && (
            <span className="@max-md:hidden">
              {" · "}
              {more}
            </span>
          )}
        </p>
        {under}
      </div>
      {mark && <span className="shrink-0 @max-[16rem]:hidden">{mark}</span>}
      {menu}
    </>
  );
}

type RowMenuProps = {
  label: string;
  edit: { label: string; onSelect: () => void };
  /** What this noun knows besides. */
  items?: readonly MenuItem[];
  remove: { label: string; onSelect: () => void };
  className?: string;
};

/** Everything that can be done with one row: editing first, deleting apart from the rest. */
export function RowMenu({ label, edit, items = [], remove, className = "" }: RowMenuProps) {
  return (
    <Menu
      trigger={
        <IconButton label={label} className={`text-muted hover:text-ink ${className}`}>
          <Icon name="dots" />
        </IconButton>
      }
      items={[
        { icon: <Icon name="edit" />, ...edit },
        ...items,
        "separator",
        { icon: <Icon name="trash" />, danger: true, ...remove },
      ]}
    />
  );
}

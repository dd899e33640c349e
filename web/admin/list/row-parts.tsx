import { Fragment, type ReactNode } from "react";
import { Link } from "react-router";
import { Icon } from "../../ui/every-icon.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Menu, type MenuItem } from "../../ui/menu.tsx";
import { rowLink } from "./use-row-keys.ts";

type RowNameProps = {
  name: string;
  /** The row's screen; otherwise `onOpen` opens it. */
  to?: string;
  onOpen?: () => void;
  /** Maximum number of lines. */
  lines?: 1 | 2;
  /** More facts for a table, where they fit. */
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
  /** Facts of one line on a phone; empty ones are omitted. */
  facts: readonly ReactNode[];
  /** Further facts for wider screens. */
  more?: ReactNode;
  /** Content below them. */
  under?: ReactNode;
  /** A mark of unusual state. */
  mark?: ReactNode;
  menu: ReactNode;
};

/** A row on a narrow screen: a face, two lines and the menu. */
export function CardLine({ face, name, facts, more, under, mark, menu }: CardLineProps) {
  const shown = facts.filter(Boolean);
  return (
    <>
      {face && <span className="@max-[13rem]:hidden">{face}</span>}
      <div className="min-w-0 grow">
        {name}
        <p className="clamp-line text-sm text-muted **:whitespace-nowrap">
          {shown.map((fact, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the order never changes
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
  /** Further actions of this list. */
  items?: readonly MenuItem[];
  remove: { label: string; onSelect: () => void };
  className?: string;
};

/** All actions on a row: editing first, deleting apart from the rest. */
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

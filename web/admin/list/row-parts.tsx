import type { ReactNode } from "react";
import { Link } from "react-router";
import { Icon } from "../../ui/icon.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Menu, type MenuItem } from "../../ui/menu.tsx";
import { rowLink } from "./use-row-keys.ts";

type RowNameProps = {
  name: string;
  /** The row's own screen, or what opens it. */
  to?: string;
  onOpen?: () => void;
  /** What tells two of one name apart. */
  children: ReactNode;
};

/** The name, which opens its row, over the line below it. */
export function RowName({ name, to, onOpen, children }: RowNameProps) {
  const looks = {
    [rowLink]: "",
    dir: "auto",
    className:
      "clamp-lines-2 w-fit max-w-full text-start text-base font-medium wrap-anywhere outline-none",
  };
  return (
    <div className="min-w-0">
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

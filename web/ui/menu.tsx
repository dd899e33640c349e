import { DropdownMenu } from "radix-ui";
import { type ReactElement, type ReactNode, useRef, useState } from "react";
import { useClosesOnBack } from "./back-closes.ts";
import { direction } from "./direction.ts";

export type MenuItem =
  | {
      label: ReactNode;
      icon?: ReactNode;
      onSelect?: () => void;
      /** An element that carries the label itself: a router's link. */
      link?: (content: ReactNode) => ReactElement;
      href?: string;
      danger?: boolean;
      disabled?: boolean;
    }
  | "separator";

type MenuProps = {
  /** A button; the menu opens from it. */
  trigger: ReactElement;
  items: readonly MenuItem[];
  /** Stands above the items: whose menu this is. */
  header?: ReactNode;
  align?: "start" | "end";
};

const itemClass =
  "flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3 outline-none select-none data-[disabled]:cursor-not-allowed data-[disabled]:opacity-50 data-[highlighted]:bg-soft";

/**
 * Not modal: the page behind stays alive, and nothing of it is hidden or styled by script. Not in a portal
 * either: it would lie beneath an open dialog and outside every landmark. And gone at once: Radix waits for
 * an animation that had not begun, and takes the Escape that is meant for the dialog that an item opened.
 */
export function Menu({ trigger, items, header, align = "end" }: MenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <DropdownMenu.Root modal={false} dir={direction()} open={open} onOpenChange={setOpen}>
      <DropdownMenu.Trigger ref={button} asChild>
        {trigger}
      </DropdownMenu.Trigger>
      <DropdownMenu.Content
        align={align}
        sideOffset={6}
        collisionPadding={8}
        onCloseAutoFocus={() => focusAfterDialog(button.current)}
        className="z-40 max-h-(--radix-dropdown-menu-content-available-height) min-w-[min(13rem,100vw-1rem)] max-w-[calc(100vw-1rem)] animate-enter data-[state=closed]:animate-none overflow-y-auto rounded-lg border border-line bg-overlay p-1.5 shadow-overlay"
      >
        <ClosesOnBack onClose={() => setOpen(false)} />
        {header && <div className="border-b border-line px-3 pt-1.5 pb-3 mb-1.5">{header}</div>}
        {items.map((item, index) => renderItem(item, index))}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}

function ClosesOnBack({ onClose }: { onClose: () => void }) {
  useClosesOnBack(onClose);
  return null;
}

/**
 * A dialog that an item opened lies over the menu's button by now: it has the focus once that closes. One may give its
 * place to another, as what loads does to the form of what was loaded.
 */
function focusAfterDialog(button: HTMLButtonElement | null): void {
  const dialog = document.querySelector("dialog:modal");
  const giveBack = () => {
    if (document.querySelector("dialog:modal")) focusAfterDialog(button);
    else if (document.activeElement === document.body) button?.focus();
  };
  dialog?.addEventListener("close", giveBack, { once: true });
}

function renderItem(item: MenuItem, index: number) {
  if (item === "separator") {
    return <DropdownMenu.Separator key={index} className="my-1.5 h-px bg-line" />;
  }
  const content = (
    <>
      {item.icon && <span className={item.danger ? "" : "text-muted"}>{item.icon}</span>}
      {item.label}
    </>
  );
  const link = item.link?.(content) ?? (item.href ? <a href={item.href}>{content}</a> : undefined);
  return (
    <DropdownMenu.Item
      // One above it may come or go while the menu is open: the focus stays where it is.
      key={typeof item.label === "string" ? item.label : index}
      asChild={link !== undefined}
      disabled={item.disabled}
      onSelect={item.onSelect}
      className={`${itemClass} ${item.danger ? "text-bad" : ""}`}
    >
      {link ?? content}
    </DropdownMenu.Item>
  );
}

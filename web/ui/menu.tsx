import { DropdownMenu } from "radix-ui";
import { type ReactElement, type ReactNode, useRef, useState } from "react";
import { useClosesOnBack } from "./back-closes.ts";
import { direction } from "./direction.ts";

export type MenuItem =
  | {
      label: ReactNode;
      icon?: ReactNode;
      onSelect?: () => void;
      /** An element around the label: a router's link. */
      link?: (content: ReactNode) => ReactElement;
      href?: string;
      danger?: boolean;
      disabled?: boolean;
    }
  | "separator";

type MenuProps = {
  /** The button that opens the menu. */
  trigger: ReactElement;
  items: readonly MenuItem[];
  /** Above the items: the subject of the menu. */
  header?: ReactNode;
  align?: "start" | "end";
};

const itemClass =
  "flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3 outline-none select-none data-[disabled]:cursor-not-allowed data-[disabled]:opacity-50 data-[highlighted]:bg-soft";

/**
 * Not modal, so that the page behind stays alive, unhidden and unstyled. Not in a portal, which would be beneath an
 * open dialog and outside every landmark. Without an exit animation: Radix waits for one that has not begun, and
 * takes the Escape meant for a dialog of an item.
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
 * Focuses the menu's button once an item's dialog is closed. One dialog may replace another, as a loading one is
 * replaced by its form, and a fast press closes it before the menu has ended.
 */
function focusAfterDialog(button: HTMLButtonElement | null): void {
  const dialog = document.querySelector("dialog:modal");
  if (dialog) dialog.addEventListener("close", () => focusAfterDialog(button), { once: true });
  else if (document.activeElement === document.body) button?.focus();
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
      // An item above may come or go while the menu is open; the focus stays.
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

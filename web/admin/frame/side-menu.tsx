import { m } from "../../paraglide/messages.js";
import { Icon } from "../../ui/every-icon.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { LanguageSwitch } from "../../ui/language-switch.tsx";
import { Logo, LogoMark } from "../../ui/logo.tsx";
import { SideSheet } from "../../ui/side-sheet.tsx";
import { ThemeSwitch } from "../../ui/theme-switch.tsx";
import { MenuItems, SignOutItem } from "./menu-items.tsx";

type SideMenuProps = { collapsed: boolean; onToggle: () => void };

/** The menu beside the screen: labelled, or a rail of icons. */
export function SideMenu({ collapsed, onToggle }: SideMenuProps) {
  return (
    <aside
      className={`sticky top-(--above,0px) hidden h-[calc(100dvh-var(--above,0px))] shrink-0 flex-col gap-2 border-e border-line bg-raised px-2.5 py-3 md:flex ${collapsed ? "w-16.5" : "w-60"}`}
    >
      <div
        className={`flex items-center ${collapsed ? "flex-col gap-2" : "min-h-11 justify-between ps-2.5"}`}
      >
        {collapsed ? <LogoMark className="my-1.5 text-[1.9rem]" /> : <Logo />}
        <IconButton
          label={collapsed ? m.admin_menu_expand() : m.admin_menu_collapse()}
          aria-expanded={!collapsed}
          onClick={onToggle}
          className="text-muted"
        >
          <Icon name="panel" />
        </IconButton>
      </div>
      <div className="-mx-1 min-h-0 grow overflow-y-auto px-1">
        <MenuItems collapsed={collapsed} />
      </div>
      <div className="border-t border-line pt-2">
        <SignOutItem collapsed={collapsed} />
      </div>
    </aside>
  );
}

/** The same menu as a drawer, on phones. */
export function DrawerMenu({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <SideSheet
      open={open}
      onClose={onClose}
      title={m.admin_main_menu()}
      header={<Logo />}
      footer={
        <div className="grid gap-1">
          <div className="flex items-center justify-between">
            <LanguageSwitch />
            <ThemeSwitch />
          </div>
          <SignOutItem />
        </div>
      }
    >
      <MenuItems onChoose={onClose} />
    </SideSheet>
  );
}

import { Direction } from "radix-ui";
import { useRef, useState } from "react";
import { Outlet } from "react-router";
import { Moving } from "../../frame/moving.tsx";
import { usePageTitle } from "../../frame/page-title.ts";
import { ScrollMemory } from "../../frame/scroll-memory.tsx";
import { useArrival } from "../../frame/use-arrival.ts";
import { useEarlyClick } from "../../frame/use-early-click.ts";
import { useInbox } from "../../frame/use-inbox.ts";
import { m } from "../../paraglide/messages.js";
import { direction } from "../../ui/direction.ts";
import { Toaster } from "../../ui/toast.tsx";
import { HandOverHost } from "../hand-over/host.tsx";
import { PaletteHost, usePalette } from "../palette/palette-host.tsx";
import { ProofHost } from "../proofs/host.tsx";
import { BottomBar } from "./bottom-bar.tsx";
import { Header, ProfileMenu } from "./header.tsx";
import { Layout } from "./layout.tsx";
import { DrawerMenu, SideMenu } from "./side-menu.tsx";
import { useUnread } from "./unread.ts";
import { useCollapsed } from "./use-collapsed.ts";

const loadInbox = async () => (await import("../live/inbox.ts")).openTrainerInbox;

/** The frame of every trainer screen. */
export function AdminFrame() {
  const [collapsed, toggleCollapsed] = useCollapsed();
  const [drawerOpen, setDrawerOpen] = useState(false);
  const [palette, setPalette] = usePalette();
  const main = useRef<HTMLElement>(null);
  useArrival(main);
  useEarlyClick();
  useInbox(loadInbox);
  return (
    <Direction.Provider dir={direction()}>
      <a
        href="#main"
        className="fixed start-3 top-3 z-50 rounded-md bg-accent px-4 py-2.5 font-medium text-on-accent not-focus:sr-only"
      >
        {m.admin_skip()}
      </a>
      <PageTitle />
      <Moving />
      <Layout
        menu={<SideMenu collapsed={collapsed} onToggle={toggleCollapsed} />}
        header={
          <Header
            onMenu={() => setDrawerOpen(true)}
            onPalette={() => setPalette("palette")}
            account={<ProfileMenu />}
          />
        }
        main={main}
      >
        <Outlet />
      </Layout>
      <BottomBar menuOpen={drawerOpen} onMore={() => setDrawerOpen(true)} />
      <DrawerMenu open={drawerOpen} onClose={() => setDrawerOpen(false)} />
      <PaletteHost open={palette} onOpen={setPalette} />
      <HandOverHost />
      <ProofHost />
      <Toaster />
      <ScrollMemory />
    </Direction.Provider>
  );
}

/** A component apart, so that a new count does not render the frame. */
function PageTitle() {
  usePageTitle(m.admin_page_title, useUnread());
  return null;
}

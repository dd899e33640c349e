import { Outlet } from "react-router";
import { BottomBar } from "../admin/frame/bottom-bar.tsx";
import { Header } from "../admin/frame/header.tsx";
import { Layout } from "../admin/frame/layout.tsx";
import { menuFoldedKey, roomyMenu } from "../admin/frame/menu-room.ts";
import { SideMenu } from "../admin/frame/side-menu.tsx";
import { Avatar } from "../ui/avatar.tsx";

const ignore = () => {};

/** The trainer's frame before the app runs, with both menus; a script picks the device's one. */
export function AdminShellFrame() {
  return (
    <>
      <Layout
        menu={
          <>
            <div className="menu-words">
              <SideMenu collapsed={false} onToggle={ignore} />
            </div>
            <div className="menu-rail">
              <SideMenu collapsed onToggle={ignore} />
            </div>
          </>
        }
        header={<Header onMenu={ignore} onPalette={ignore} account={<Nobody />} />}
      >
        <Outlet />
      </Layout>
      <BottomBar menuOpen={false} onMore={ignore} />
    </>
  );
}

/** The place of the account, whose menu only the app can open. */
function Nobody() {
  return (
    <span className="grid size-11 place-items-center">
      <Avatar name="" size={36} />
    </span>
  );
}

/** Folds the menu as the app will. */
export const foldScript = `try{if(!matchMedia("${roomyMenu}").matches||/schedule$/.test(location.pathname)||localStorage.getItem("${menuFoldedKey}")==="1")document.documentElement.dataset.folded=""}catch{}`;

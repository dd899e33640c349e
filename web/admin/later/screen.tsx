import { Link, useLocation } from "react-router";
import { m } from "../../paraglide/messages.js";
import { paths } from "../../paths.ts";
import { buttonClass } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Icon } from "../../ui/every-icon.tsx";
import { ScreenHeader } from "../../ui/screen-header.tsx";
import { adminScreens } from "../screens.ts";

/** The address of a screen that comes later: says what it will be, and nothing fake. */
export function LaterScreen() {
  const { pathname } = useLocation();
  const screen = adminScreens.find(({ path }) => path === pathname.replace(/\/$/, ""));
  return (
    <>
      <ScreenHeader title={screen?.title() ?? m.app_name()} />
      <EmptyState
        icon={<Icon name={screen?.icon ?? "clock"} />}
        title={m.admin_later()}
        text={screen?.later?.()}
        action={
          <Link to={paths.admin.trainees} className={buttonClass({ variant: "secondary" })}>
            <Icon name="users" />
            {m.admin_later_to_trainees()}
          </Link>
        }
      />
    </>
  );
}

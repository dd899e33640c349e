import { Suspense, useState } from "react";
import { Link } from "react-router";
import { adminPaths } from "../../../domain/admin-paths.ts";
import { lazyPart } from "../../frame/again.tsx";
import { useAsked } from "../../lib/use-asked.ts";
import { NotificationsBoard } from "../../notifications/board.tsx";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/every-icon.tsx";
import { iconButtonClass } from "../../ui/icon-button.tsx";
import { ScreenHeader } from "../../ui/screen-header.tsx";
import { BackLink } from "../frame/back-link.tsx";
import { adminNotifications } from "./queries.ts";
import { QuickLinks } from "./quick-links.tsx";

const SendDialog = lazyPart(async () => (await import("./send-dialog.tsx")).SendDialog);

export default function NotificationsScreen() {
  const [sending, setSending] = useState(false);
  const open = () => setSending(true);
  useAsked("send", open);
  return (
    <div className="mx-auto grid max-w-4xl grid-cols-1 gap-3">
      <ScreenHeader
        title={m.admin_notifications()}
        back={<BackLink to={adminPaths.home} label={m.admin_home()} />}
        actions={
          <Button aria-haspopup="dialog" onClick={open}>
            <Icon name="plus" />
            {m.notifications_new()}
          </Button>
        }
      />
      <QuickLinks />
      <NotificationsBoard
        api={adminNotifications}
        settings={
          <Link
            to={adminPaths.settingsTab("notifications")}
            aria-label={m.push_title()}
            title={m.push_title()}
            className={iconButtonClass}
          >
            <Icon name="settings" />
          </Link>
        }
        empty={{
          text: m.notifications_empty_trainer(),
          action: (
            <Button variant="secondary" aria-haspopup="dialog" onClick={open}>
              {m.notifications_first()}
            </Button>
          ),
        }}
      />
      <Suspense>{sending && <SendDialog onClose={() => setSending(false)} />}</Suspense>
    </div>
  );
}

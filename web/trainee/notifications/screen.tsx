import { useAddress } from "../../lib/use-address.ts";
import { NotificationsBoard } from "../../notifications/board.tsx";
import { m } from "../../paraglide/messages.js";
import { withSettings } from "../../settings/address.ts";
import { Icon } from "../../ui/icon.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { covered } from "../covered.tsx";
import { TraineeHeader } from "../trainee-header.tsx";
import { traineeNotifications } from "./queries.ts";

function NotificationsScreen() {
  const { change } = useAddress();
  return (
    <div className="mx-auto grid max-w-2xl grid-cols-1 gap-1">
      <TraineeHeader title={m.trainee_notifications()} />
      <NotificationsBoard
        api={traineeNotifications}
        empty={{ text: m.notifications_empty_trainee() }}
        settings={
          <IconButton
            label={m.push_title()}
            aria-haspopup="dialog"
            onClick={() =>
              change((params) => withSettings(params, "notifications"), {
                preventScrollReset: true,
              })
            }
          >
            <Icon name="settings" />
          </IconButton>
        }
      />
    </div>
  );
}

export default covered(m.trainee_notifications, NotificationsScreen);

import { NotificationsBoard } from "../../notifications/board.tsx";
import { m } from "../../paraglide/messages.js";
import { TraineeHeader } from "../trainee-header.tsx";
import { traineeNotifications } from "./queries.ts";

export function NotificationsScreen() {
  return (
    <div className="mx-auto grid max-w-2xl grid-cols-1 gap-1">
      <TraineeHeader title={m.trainee_notifications()} />
      <NotificationsBoard
        api={traineeNotifications}
        empty={{ text: m.notifications_empty_trainee() }}
      />
    </div>
  );
}

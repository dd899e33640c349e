import type { NotificationType } from "../../domain/notifications/notifications.ts";
import { m } from "../paraglide/messages.js";
import type { IconName } from "../ui/every-icon.tsx";

/** The look and the name of each type. */
export const looks: Record<
  NotificationType,
  { icon: IconName; className: string; label: () => string }
> = {
  info: { icon: "info", className: "bg-accent-soft text-accent-ink", label: m.notification_info },
  success: { icon: "check", className: "bg-good-soft text-good", label: m.notification_success },
  warning: { icon: "warning", className: "bg-warn-soft text-warn", label: m.notification_warning },
  error: { icon: "close", className: "bg-bad-soft text-bad", label: m.notification_error },
  weight: { icon: "scale", className: "bg-soft text-ink", label: m.notification_weight },
  exercise: { icon: "dumbbell", className: "bg-soft text-ink", label: m.notification_exercise },
  meal: { icon: "bowl", className: "bg-soft text-ink", label: m.notification_meal },
  subscription: { icon: "card", className: "bg-soft text-ink", label: m.notification_subscription },
};

import { useSearchParams } from "react-router";
import { adminPaths } from "../../../domain/admin-paths.ts";

const [name, unread] = ["show", "unread"];

/** Which conversations the list shows stands in the address, beside which one is open. */
export function useShown() {
  const [params, setParams] = useSearchParams();
  const unreadOnly = params.get(name) === unread;
  return {
    unreadOnly,
    showUnread: (only: boolean) => {
      if (only) params.set(name, unread);
      else params.delete(name);
      setParams(params, { replace: true });
    },
    /** The list, or one conversation of it, with the same ones shown. */
    addressOf: (traineeId?: string) => {
      const shown = unreadOnly ? `${name}=${unread}` : "";
      if (traineeId === undefined) return `${adminPaths.chat}${shown && `?${shown}`}`;
      return `${adminPaths.conversation(traineeId)}${shown && `&${shown}`}`;
    },
  };
}

import { useSearchParams } from "react-router";
import { adminPaths } from "../../../domain/admin-paths.ts";

const [name, unread] = ["show", "unread"];

/** The filter of the list, from the address. */
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
    /** The address of the list or of a conversation, with the same filter. */
    addressOf: (traineeId?: string) => {
      const shown = unreadOnly ? `${name}=${unread}` : "";
      if (traineeId === undefined) return `${adminPaths.chat}${shown && `?${shown}`}`;
      return `${adminPaths.conversation(traineeId)}${shown && `&${shown}`}`;
    },
  };
}

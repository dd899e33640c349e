import { useEffect, useEffectEvent } from "react";
import { useNavigate, useSearchParams } from "react-router";
import type { Notifications } from "./use-notifications.ts";

/** An alert on the phone leads here with `?open=`: it is read, and what it is about opens. */
export function useOpened({ notifications, read }: Notifications): void {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const id = search.get("open");
  const isKnown = notifications !== undefined;
  const follow = useEffectEvent(() => {
    const opened = notifications?.find((each) => each.id === id);
    if (opened) void read(opened);
    navigate(opened?.link ?? { search: "" }, { replace: true });
  });
  useEffect(() => {
    if (id && isKnown) follow();
  }, [id, isKnown]);
}

import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { Notification } from "../../domain/contract/notifications/notifications.ts";
import { newId } from "../../domain/id.ts";
import { errorText } from "../lib/format/error-text.ts";
import { ApiError } from "../lib/session/api-error.ts";
import { queryClient } from "../lib/session/query-client.ts";
import { viewedId } from "../lib/session/viewing.ts";
import { m } from "../paraglide/messages.js";
import { toast } from "../ui/toast.tsx";
import type { NotificationsApi } from "./api.ts";
import { changeEach, changeList, insert, notificationsQuery, setUnread } from "./queries.ts";

/** The list and its actions; each shows at once and is restored on failure. */
export function useNotifications(api: NotificationsApi) {
  const list = useInfiniteQuery(notificationsQuery(api));
  const pages = list.data?.pages;
  const notifications = pages?.flatMap((page) => page.notifications);
  const unread = pages?.[0]?.unread ?? 0;
  const { resending, resend } = useResend(api);

  const isKnown = pages !== undefined;
  useEffect(() => {
    if (isKnown) api.onUnread(unread);
  }, [api, unread, isKnown]);

  const again = () => void queryClient.invalidateQueries({ queryKey: api.key });

  const read = async ({ id, readAt }: Notification) => {
    // The view as a trainee marks nothing as read.
    if (readAt !== null || viewedId !== undefined) return;
    const now = Date.now();
    const mark = changeEach((each) => (each.id === id ? { ...each, readAt: now } : each));
    await changeList(api, (all) => setUnread((before) => before - 1)(mark(all)));
    // A failed mark needs no toast: the notification stays unread.
    await api.read([id]).catch(again);
  };

  const readAll = async () => {
    const now = Date.now();
    const mark = changeEach((each) => ({ ...each, readAt: each.readAt ?? now }));
    await changeList(api, (all) => setUnread(() => 0)(mark(all)));
    try {
      await api.readAll();
    } catch (error) {
      toast({ kind: "error", text: errorText(error, m.notifications_read_failed()) });
      again();
    }
  };

  const remove = async (notification: Notification) => {
    const { id, readAt } = notification;
    const less = readAt === null ? 1 : 0;
    const drop = changeEach((each) => (each.id === id ? undefined : each));
    await changeList(api, (all) => setUnread((before) => before - less)(drop(all)));
    const back = () =>
      changeList(api, (all) => setUnread((before) => before + less)(insert(notification)(all)));
    const removed = api.remove(id);
    const undo = async () => {
      await back();
      await removed.then(() => api.restore(id)).catch(again);
    };
    toast({
      text: m.notifications_deleted(),
      action: { label: m.notifications_undo(), onAction: () => void undo() },
    });
    try {
      await removed;
    } catch (error) {
      await back();
      toast({ kind: "error", text: errorText(error, m.notifications_delete_failed()) });
    }
  };

  return { list, notifications, unread, read, readAll, remove, resend, resending };
}

function useResend(api: NotificationsApi) {
  const [resending, setResending] = useState<ReadonlySet<string>>(new Set());
  // A failed attempt may have arrived, so its retry has the same id.
  const copies = useRef(new Map<string, string>());

  const resend = async ({ id }: Notification) => {
    if (resending.has(id)) return;
    const copyId = copies.current.get(id) ?? newId();
    copies.current.set(id, copyId);
    setResending((before) => new Set([...before, id]));
    try {
      const copy = await api.resend(id, copyId);
      copies.current.delete(id);
      const more = copy.readAt === null ? 1 : 0;
      await changeList(api, (all) => setUnread((before) => before + more)(insert(copy)(all)));
      toast({ kind: "success", text: m.notifications_resent() });
    } catch (error) {
      const nobody = error instanceof ApiError && error.fields.audience !== undefined;
      const text = nobody
        ? m.notifications_nobody_active()
        : errorText(error, m.notifications_resend_failed());
      toast({ kind: "error", text });
    } finally {
      setResending((before) => new Set([...before].filter((each) => each !== id)));
    }
  };
  return { resending, resend };
}

export type Notifications = ReturnType<typeof useNotifications>;

import { useEffect, useRef, useState } from "react";
import type { ConversationSide } from "../../domain/conversations/conversation.ts";
import { useOnline } from "../lib/waiting/use-waiting-writes.ts";
import { m } from "../paraglide/messages.js";
import { Icon } from "../ui/icon.tsx";
import { Spinner } from "../ui/spinner.tsx";
import { type Connection, isConnectionNews, toldAtFirst } from "./connection-news.ts";
import { ownSide } from "./outgoing.ts";

/** Minimum time of a state before it is shown, and the time for which «connected» is shown. */
const worthMs = 700;
const saidMs = 2_000;

const boxes: Record<Connection, string> = {
  connecting: "bg-soft text-ink",
  connected: "bg-good-soft text-good",
  failed: "bg-bad-soft text-bad",
};

/** The trainer's texts speak of the database, the trainee's of the connection. */
const texts: Record<ConversationSide, Record<Connection, () => string>> = {
  trainer: {
    connecting: m.chat_connecting,
    connected: m.chat_connected,
    failed: m.chat_connection_failed,
  },
  trainee: {
    connecting: m.chat_connecting,
    connected: m.chat_connection_back,
    failed: m.chat_connection_lost,
  },
};

/** The state of the connection over the messages, only while it is new. */
export function ConnectionPill({ state }: { state: Connection }) {
  const side = ownSide();
  const news = useNews(state, side);
  const online = useOnline();
  // The trainee's own bar already shows a lost network.
  const shown = side === "trainee" && !online ? undefined : news;
  return (
    <div
      role="status"
      className="pointer-events-none absolute inset-x-0 top-18 z-10 grid justify-items-center"
    >
      {shown && (
        <span
          className={`inline-flex animate-enter items-center gap-2 rounded-full px-3 py-1 text-sm font-medium shadow-raised ${boxes[shown]}`}
        >
          {shown === "connecting" ? (
            <Spinner />
          ) : (
            <Icon name={shown === "connected" ? "check" : "offline"} />
          )}
          {texts[side][shown]()}
        </span>
      )}
    </div>
  );
}

function useNews(state: Connection, side: ConversationSide): Connection | undefined {
  const [shown, setShown] = useState<Connection>();
  const told = useRef(toldAtFirst[side]);
  const wasThere = useRef(false);
  useEffect(() => {
    if (state === "connected") {
      const isNews = isConnectionNews({ side, told: told.current, wasThere: wasThere.current });
      wasThere.current = true;
      if (!isNews) {
        told.current = state;
        setShown(undefined);
        return;
      }
      setShown(state);
      const hide = setTimeout(() => {
        told.current = state;
        setShown(undefined);
      }, saidMs);
      return () => {
        clearTimeout(hide);
        setShown(undefined);
      };
    }
    const show = setTimeout(() => {
      told.current = state;
      setShown(state);
    }, worthMs);
    return () => clearTimeout(show);
  }, [state, side]);
  return shown;
}

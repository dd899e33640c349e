import { useRef } from "react";
import { paths } from "../../../domain/paths.ts";
import { ConversationView } from "../../chat/conversation.tsx";
import { useFill } from "../../chat/use-fill.ts";
import { useWho } from "../../lib/session/use-who.ts";
import { m } from "../../paraglide/messages.js";
import { Icon } from "../../ui/icon.tsx";
import { iconButtonClass } from "../../ui/icon-button.tsx";
import { covered } from "../covered.tsx";
import { showUnreadMessages } from "../live/show-unread.ts";
import { ScreenLink } from "../screen-link.tsx";

/** The trainee's conversation, between the header and the bottom bar. */
function ChatScreen() {
  const frame = useRef<HTMLDivElement>(null);
  const who = useWho();
  useFill(frame, "[data-bottom-bar]");
  return (
    <div
      ref={frame}
      className="-mx-4 -mt-3 -mb-[calc(6.5rem+env(safe-area-inset-bottom))] md:-mx-6 lg:border-x lg:border-line"
    >
      {who && (
        <ConversationView
          key={who.id}
          traineeId={who.id}
          onUnread={showUnreadMessages}
          back={
            <ScreenLink
              to={paths.trainee.home}
              aria-label={m.trainee_back_home()}
              className={`${iconButtonClass} -ms-2`}
            >
              <Icon name="back" />
            </ScreenLink>
          }
        />
      )}
    </div>
  );
}

export default covered(m.trainee_chat, ChatScreen);

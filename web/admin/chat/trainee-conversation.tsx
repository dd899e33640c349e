import { Link } from "react-router";
import { ConversationView } from "../../chat/conversation.tsx";
import { m } from "../../paraglide/messages.js";
import { Icon } from "../../ui/every-icon.tsx";
import { IconButton, iconButtonClass } from "../../ui/icon-button.tsx";
import { changeConversationRow, showUnreadMessages } from "../live/show-unread.ts";
import { type PersonPanelState, personPanelId } from "./person/use-person-panel.ts";
import { listedConversation } from "./queries.ts";
import { RepliesAid } from "./replies/replies-aid.tsx";
import { useShown } from "./shown.ts";

type TraineeConversationProps = { traineeId: string; panel: PersonPanelState };

/** The conversation with a trainee, with the back link and the person panel. */
export function TraineeConversation({ traineeId, panel }: TraineeConversationProps) {
  const { addressOf } = useShown();
  const name = listedConversation(traineeId)?.name;
  return (
    <ConversationView
      traineeId={traineeId}
      takesFocus
      aid={RepliesAid}
      onUnread={(unread) => {
        showUnreadMessages(traineeId, unread);
        changeConversationRow(traineeId, { unread });
      }}
      {...(name ? { name } : {})}
      back={
        <Link
          to={addressOf()}
          aria-label={m.chat_back_to_list()}
          className={`${iconButtonClass} -ms-2 lg:hidden`}
        >
          <Icon name="back" />
        </Link>
      }
      actions={
        <IconButton
          label={m.glance_title()}
          aria-expanded={panel.open}
          aria-controls={panel.column ? personPanelId : undefined}
          onClick={panel.toggle}
        >
          <Icon name="user" />
        </IconButton>
      }
    />
  );
}

import { Link } from "react-router";
import { ConversationView } from "../../chat/conversation.tsx";
import { m } from "../../paraglide/messages.js";
import { paths } from "../../paths.ts";
import { Icon } from "../../ui/every-icon.tsx";
import { iconButtonClass } from "../../ui/icon-button.tsx";
import { changeConversationRow, showUnreadMessages } from "../live/show-unread.ts";
import { listedConversation } from "./queries.ts";

/** The conversation with one trainee, with the ways back and to the profile. */
export function TraineeConversation({ traineeId }: { traineeId: string }) {
  const name = listedConversation(traineeId)?.name;
  return (
    <ConversationView
      traineeId={traineeId}
      takesFocus
      onUnread={(unread) => {
        showUnreadMessages(traineeId, unread);
        changeConversationRow(traineeId, { unread });
      }}
      {...(name ? { name } : {})}
      back={
        <Link
          to={paths.admin.chat}
          aria-label={m.chat_back_to_list()}
          className={`${iconButtonClass} -ms-2 lg:hidden`}
        >
          <Icon name="back" />
        </Link>
      }
      actions={
        <Link
          to={paths.admin.trainee(traineeId)}
          aria-label={m.chat_to_profile()}
          title={m.chat_to_profile()}
          className={iconButtonClass}
        >
          <Icon name="user" />
        </Link>
      }
    />
  );
}

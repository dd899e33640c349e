import { useRef } from "react";
import { useSearchParams } from "react-router";
import { isId } from "../../../domain/id.ts";
import { useFill } from "../../chat/use-fill.ts";
import { m } from "../../paraglide/messages.js";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Icon } from "../../ui/every-icon.tsx";
import { SideSheet } from "../../ui/side-sheet.tsx";
import { ConversationList } from "./conversation-list.tsx";
import { PersonPanel } from "./person/person-panel.tsx";
import { personPanelId, usePersonPanel } from "./person/use-person-panel.ts";
import { TraineeConversation } from "./trainee-conversation.tsx";

/** The list of conversations and the open one; on a phone one at a time. */
export default function ChatScreen() {
  const frame = useRef<HTMLDivElement>(null);
  const [params] = useSearchParams();
  const asked = params.get("trainee") ?? "";
  const chosen = isId(asked) ? asked : undefined;
  const panel = usePersonPanel(chosen);
  useFill(frame, "[data-bottom-bar]");
  return (
    <div
      ref={frame}
      className="-mx-4 -mt-2 -mb-[calc(6.5rem+env(safe-area-inset-bottom))] flex md:-mx-6 md:-mb-8"
    >
      <div
        className={`min-w-0 grow flex-col border-line lg:flex lg:max-w-[33.333%] lg:basis-1/3 lg:border-e ${panel.column && chosen ? "xl:max-w-76" : ""} ${chosen ? "hidden" : "flex"}`}
      >
        <ConversationList chosen={chosen} />
      </div>
      <div className={`min-w-0 grow lg:block lg:basis-2/3 ${chosen ? "" : "hidden"}`}>
        {chosen ? (
          <TraineeConversation key={chosen} traineeId={chosen} panel={panel} />
        ) : (
          <div className="grid h-full place-content-center">
            <EmptyState
              icon={<Icon name="chat" />}
              title={m.chat_choose()}
              text={m.chat_choose_text()}
            />
          </div>
        )}
      </div>
      {chosen && panel.column && (
        <aside
          id={personPanelId}
          aria-label={m.glance_title()}
          className="w-75 shrink-0 overflow-y-auto overscroll-contain border-s border-line bg-surface"
        >
          <PersonPanel key={chosen} traineeId={chosen} />
        </aside>
      )}
      <SideSheet open={panel.sheet} onClose={panel.closeSheet} title={m.glance_title()}>
        {chosen && <PersonPanel key={chosen} traineeId={chosen} />}
      </SideSheet>
    </div>
  );
}

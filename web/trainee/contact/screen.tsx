import { useQuery } from "@tanstack/react-query";
import { paths } from "../../../domain/paths.ts";
import { LoadFailure } from "../../frame/load-failure.tsx";
import { useNow } from "../../lib/use-now.ts";
import { m } from "../../paraglide/messages.js";
import { Avatar } from "../../ui/avatar.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Loading } from "../../ui/loading.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { ScreenLink } from "../screen-link.tsx";
import { TraineeHeader } from "../trainee-header.tsx";
import { ChannelList, channelsOf } from "./channels.tsx";
import { HoursCard, OpenNow } from "./hours.tsx";
import { contactQuery } from "./queries.ts";

/** The trainer's channels and hours. */
export default function ContactScreen() {
  const { data, error, isFetching, refetch } = useQuery(contactQuery);
  const now = useNow();
  const channels = data ? channelsOf(data) : [];
  return (
    <div className="mx-auto grid max-w-2xl grid-cols-1 gap-4">
      <TraineeHeader title={m.trainee_contact()} />
      {!data && error && (
        <LoadFailure
          title={m.contact_load_failed()}
          error={error}
          pending={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && (
        <Loading className="grid gap-4">
          <Skeleton className="h-20 rounded-xl!" />
          <Skeleton className="h-48 rounded-xl!" />
        </Loading>
      )}
      {data && (
        <>
          <section className="flex items-center gap-3">
            <Avatar name={data.name} src={data.photo ?? undefined} size={56} />
            <div className="grid min-w-0 gap-1">
              <h2 className="text-lg wrap-anywhere">
                <bdi>{data.name}</bdi>
              </h2>
              {data.businessName && (
                <p className="text-muted wrap-anywhere">
                  <bdi>{data.businessName}</bdi>
                </p>
              )}
              <OpenNow contact={data} now={now} />
            </div>
          </section>
          {channels.length > 0 ? (
            <>
              <ChatLink />
              <ChannelList channels={channels} />
            </>
          ) : (
            <EmptyState
              icon={<Icon name="phone" />}
              title={m.contact_empty()}
              text={m.contact_empty_text()}
              action={<ChatLink />}
            />
          )}
          <HoursCard contact={data} now={now} />
        </>
      )}
    </div>
  );
}

function ChatLink() {
  return (
    <ScreenLink to={paths.trainee.chat} className={buttonClass({})}>
      <Icon name="chat" />
      {m.contact_chat()}
    </ScreenLink>
  );
}

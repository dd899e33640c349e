import type { ReactNode } from "react";
import { Link } from "react-router";
import { adminPaths } from "../../../domain/admin-paths.ts";
import type { TraineeRow } from "../../../domain/contract/people/trainees.ts";
import { m } from "../../paraglide/messages.js";
import { Avatar } from "../../ui/avatar.tsx";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/every-icon.tsx";
import { Glyph, outlines } from "../../ui/glyph.tsx";
import { IconButton, iconButtonClass } from "../../ui/icon-button.tsx";
import { Menu } from "../../ui/menu.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { BackLink } from "../frame/back-link.tsx";
import { HandOverButton } from "../hand-over/hand-over-button.tsx";
import { MessageLink } from "../list/message-link.tsx";
import { StandingBadge } from "../trainees/standing.tsx";

type TraineeHeadingProps = {
  trainee: TraineeRow | undefined;
  /** Whether the trainee could not be loaded. */
  failed: boolean;
  onEdit: () => void;
  onDelete: () => void;
};

/** The trainee's name with the back link and the actions. */
export function TraineeHeading({ trainee, failed, onEdit, onDelete }: TraineeHeadingProps) {
  return (
    <header className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1">
      <BackLink to={adminPaths.trainees} label={m.trainees_back_to_list()} />
      {trainee ? (
        <>
          <Avatar name={trainee.name} id={trainee.id} src={trainee.photo ?? undefined} />
          <div className="flex min-w-0 grow basis-40 flex-wrap items-center gap-x-3">
            <h1 className="text-lg wrap-anywhere">
              <bdi>{trainee.name}</bdi>
            </h1>
            <StandingBadge of={trainee} />
          </div>
        </>
      ) : failed ? (
        <h1 className="grow text-lg">{m.trainees_one_title()}</h1>
      ) : (
        <>
          <Skeleton className="size-11 rounded-full" />
          <h1 className="grow text-lg">
            <span className="sr-only">{m.trainees_one_title()}</span>
            <Skeleton className="h-5 w-40" />
          </h1>
        </>
      )}
      <div className="flex flex-wrap items-center gap-1">
        {/* The places of what only a trainee has: three icons before the button, one after it. */}
        {!trainee && !failed && <span className="w-35" />}
        {trainee && <MessageLink person={trainee} />}
        {trainee && <HandOverButton message={{ id: trainee.id, name: trainee.name }} />}
        {trainee && (
          <a
            href={adminPaths.viewAs(trainee.id)}
            aria-label={m.view_as_open()}
            title={m.view_as_open()}
            className={`${iconButtonClass} text-muted`}
          >
            <Glyph d={outlines.eye} />
          </a>
        )}
        <Button variant="secondary" disabled={!trainee} onClick={onEdit}>
          <Icon name="edit" className="max-[23rem]:hidden" />
          {m.trainees_edit()}
        </Button>
        {trainee && (
          <Menu
            trigger={
              <IconButton
                label={m.trainees_actions_of({ name: trainee.name })}
                className="text-muted"
              >
                <Icon name="dots" />
              </IconButton>
            }
            items={[
              {
                label: m.past_title(),
                icon: <Icon name="upload" />,
                link: (content: ReactNode) => (
                  <Link to={adminPaths.past(trainee.id)}>{content}</Link>
                ),
              },
              "separator",
              {
                label: m.trainees_delete(),
                icon: <Icon name="trash" />,
                danger: true,
                onSelect: onDelete,
              },
            ]}
          />
        )}
        {!trainee && !failed && <span className="size-11" />}
      </div>
    </header>
  );
}

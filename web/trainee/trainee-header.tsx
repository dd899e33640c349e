import type { ReactNode } from "react";
import { paths } from "../../domain/paths.ts";
import { m } from "../paraglide/messages.js";
import { Icon } from "../ui/icon.tsx";
import { iconButtonClass } from "../ui/icon-button.tsx";
import { ScreenHeader } from "../ui/screen-header.tsx";
import { ScreenLink } from "./screen-link.tsx";

type TraineeHeaderProps = { title: string; text?: ReactNode; to?: string; backLabel?: string };

/** A screen's heading with its back link. */
export function TraineeHeader({
  title,
  text,
  to = paths.trainee.home,
  backLabel = m.trainee_back_home(),
}: TraineeHeaderProps) {
  return (
    <ScreenHeader
      title={title}
      text={text}
      back={
        <ScreenLink to={to} aria-label={backLabel} className={`${iconButtonClass} -ms-2.5`}>
          <Icon name="back" />
        </ScreenLink>
      }
    />
  );
}

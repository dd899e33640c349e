import { useLocation } from "react-router";
import { useScreenTitle } from "../../frame/page-title.ts";
import { m } from "../../paraglide/messages.js";
import { paths } from "../../paths.ts";
import { buttonClass } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Icon, type IconName } from "../../ui/icon.tsx";
import { ScreenLink } from "../screen-link.tsx";
import { TraineeHeader } from "../trainee-header.tsx";

const { trainee } = paths;

const contents: Record<string, { icon: IconName; text: () => string }> = {
};

/** The address of a screen that comes later: says what it will be, and nothing fake. */
export function LaterScreen() {
  const { pathname } = useLocation();
  const content = contents[pathname.replace(/\/$/, "")];
  return (
    <>
      <TraineeHeader title={useScreenTitle()} />
      <EmptyState
        icon={<Icon name={content?.icon ?? "clock"} />}
        title={m.trainee_later()}
        text={content?.text()}
        action={
          <ScreenLink to={trainee.home} className={buttonClass({ variant: "secondary" })}>
            {m.trainee_back_home()}
          </ScreenLink>
        }
      />
    </>
  );
}

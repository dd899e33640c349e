import { Suspense, useState } from "react";
import type { Template } from "../../../../domain/contract/templates/templates.ts";
import { lazyPart } from "../../../frame/again.tsx";
import { m } from "../../../paraglide/messages.js";
import { Banner } from "../../../ui/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import { isAhead } from "../texts.ts";

const FollowDialog = lazyPart(async () => (await import("./follow-dialog.tsx")).FollowDialog);

type FollowBannerProps = {
  template: Template;
  /** Whether an edit is still being sent. */
  saving: boolean;
};

/** Warns that edits have not reached the followers, and opens their preview. */
export function FollowBanner({ template, saving }: FollowBannerProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      {isAhead(template) && (
        <Banner
          kind="info"
          action={
            <Button variant="ghost" disabled={saving} onClick={() => setOpen(true)}>
              {m.templates_follow_review()}
            </Button>
          }
        >
          {m.templates_behind({ count: template.people })}
        </Banner>
      )}
      {open && (
        <Suspense>
          <FollowDialog template={template} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

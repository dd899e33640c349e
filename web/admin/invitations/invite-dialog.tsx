import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { countryOfZone, phoneCountryCodes } from "../../../domain/accounts/phone-countries.ts";
import type { TraineesPage } from "../../../domain/contract/attention/trainee-list.ts";
import type { NewInvitation, SentInvitation } from "../../../domain/contract/people/invitations.ts";
import { invitationDays } from "../../../domain/people/invitations.ts";
import { ownZone } from "../../lib/format/own-zone.ts";
import { ApiError } from "../../lib/session/api-error.ts";
import { formDrafts, type Texts } from "../../lib/waiting/form-drafts.ts";
import { m } from "../../paraglide/messages.js";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { type SubmitOutcome, useForm } from "../../ui/form.ts";
import { Tabs } from "../../ui/tabs.tsx";
import { useGuardedDraft } from "../list/use-guarded-draft.tsx";
import { failureOf } from "../trainees/failure.ts";
import { InvitationsList } from "./invitations-list.tsx";
import { InviteFields } from "./invite-fields.tsx";
import { LinkPanel } from "./link-panel.tsx";
import { createInvitation, invitationsQuery } from "./queries.ts";
import { readInvitation } from "./read-invitation.ts";

const drafts = formDrafts("invitation", 7);

/** The initial values of the form. */
const firstTexts = (page: TraineesPage | undefined): Texts => ({
  plan: page?.defaultPlan ?? page?.plans.find(({ status }) => status === "active")?.id ?? "",
  country: countryOfZone(ownZone()),
});

type InviteDialogProps = {
  page: TraineesPage | undefined;
  /** The first tab. */
  first?: "new" | "list";
  onClose: () => void;
};

/** Invites a person, and lists all invitations. */
export function InviteDialog({ page, first = "new", onClose }: InviteDialogProps) {
  const formId = useId();
  const empty = firstTexts(page);
  const draft = useGuardedDraft(drafts, "new", empty, { onClose });
  const [tab, setTab] = useState<string>(first);
  const [sent, setSent] = useState<SentInvitation>();
  const [country, setCountry] = useState(
    () =>
      phoneCountryCodes.find((code) => code === draft.texts.country) ?? countryOfZone(ownZone()),
  );
  const { data } = useQuery(invitationsQuery);
  const open = data?.invitations.filter(({ state }) => state === "open").length ?? 0;
  const hasPlan = page?.plans.some(({ status }) => status === "active") ?? false;

  const submit = async (invited: Omit<NewInvitation, "id">): Promise<SubmitOutcome> => {
    try {
      setSent(await createInvitation({ id: draft.attempt, ...invited }));
      draft.forget();
      draft.show(empty);
      setTab("new");
      return { ok: true };
    } catch (error) {
      // An earlier attempt without an answer used that id with other content.
      if (error instanceof ApiError && error.code === "conflict") draft.renew();
      return failureOf(error, m.invitations_create_failed());
    }
  };
  const read = (form: FormData) => readInvitation(form, country);
  const { formProps, pending, errors, failure } = useForm({ read, submit });
  // A link from the list leaves the draft of the form.
  const isMade = sent !== undefined && tab === "new";
  const close = isMade ? onClose : draft.requestClose;
  const another = () => setSent(undefined);

  return (
    <Dialog
      open
      size="lg"
      title={m.invitations_invite()}
      description={m.invitations_text({ count: invitationDays })}
      onClose={close}
      onBack={sent ? another : close}
      footer={
        sent ? (
          <>
            <Button variant="secondary" onClick={another}>
              {tab === "new" ? m.invitations_another() : m.ui_back()}
            </Button>
            <Button onClick={close}>{m.invitations_done()}</Button>
          </>
        ) : (
          tab === "new" && (
            <>
              <Button variant="secondary" onClick={close}>
                {m.ui_cancel()}
              </Button>
              <Button
                type="submit"
                form={formId}
                disabled={!hasPlan}
                pending={pending}
                pendingLabel={m.invitations_creating()}
              >
                {m.invitations_create()}
              </Button>
            </>
          )
        )
      }
    >
      {sent && <LinkPanel sent={sent} />}
      {!isMade && (
        <div hidden={sent !== undefined}>
          <Tabs
            label={m.invitations_list()}
            sticky
            value={tab}
            onValueChange={setTab}
            tabs={[
              {
                value: "new",
                label: m.invitations_new(),
                kept: true,
                content: (
                  <form
                    id={formId}
                    {...draft.keeping(formProps)}
                    className="grid grid-cols-1 gap-4"
                  >
                    {failure && <Banner kind="error">{failure}</Banner>}
                    <InviteFields
                      plans={page?.plans}
                      texts={{ ...draft.texts, plan: draft.texts.plan || empty.plan || "" }}
                      errors={errors}
                      country={country}
                      onCountry={setCountry}
                    />
                  </form>
                ),
              },
              {
                value: "list",
                label: open > 0 ? m.invitations_list_count({ count: open }) : m.invitations_list(),
                content: <InvitationsList onSent={setSent} />,
              },
            ]}
          />
        </div>
      )}
      {draft.guard}
    </Dialog>
  );
}

import { type ReactNode, useCallback, useState } from "react";
import { givenName } from "../../../domain/accounts/given-name.ts";
import type { OpenInvitation } from "../../../domain/contract/people/invitation.ts";
import type { ErrorCode } from "../../../domain/errors.ts";
import { paths } from "../../../domain/paths.ts";
import { registrationGoals } from "../../../domain/trainee.ts";
import { nameIn } from "../../lib/format/names.ts";
import { m } from "../../paraglide/messages.js";
import { BodyFields } from "../../person-form/body-fields.tsx";
import { FormSection } from "../../person-form/form-section.tsx";
import { GoalsField } from "../../person-form/goals-field.tsx";
import { PasswordFields } from "../../person-form/password-fields.tsx";
import { PersonalFields } from "../../person-form/personal-fields.tsx";
import { PlanFace } from "../../person-form/plan-face.tsx";
import type { PersonDefaults } from "../../person-form/section-props.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { TextField } from "../../ui/field.tsx";
import type { FieldErrors } from "../../ui/form.ts";
import { EmailField } from "../email-field.tsx";
import { forgetFields, persistedFields, persistFields } from "../register/persisted-fields.ts";
import { useDeferredForm } from "../use-deferred-form.ts";

type InvitationFormProps = {
  token: string;
  invitation: OpenInvitation;
  onOver: (code: ErrorCode) => void;
};

const toSignInMs = 2000;

/** The invitation's sender and plan, and the fields that are left. */
export function InvitationForm({ token, invitation, onOver }: InvitationFormProps) {
  const { asks, name, email, trainerName, businessName } = invitation;
  const gender = invitation.gender ?? "other";
  const who = businessName ?? trainerName;
  const draftKey = `invitation of ${name}`;
  const [accepted, setAccepted] = useState(false);
  const onAccepted = useCallback(() => {
    forgetFields(draftKey);
    setAccepted(true);
    history.replaceState(null, "", location.pathname);
    scrollTo(0, 0);
    setTimeout(() => location.replace(paths.trainee.signIn), toSignInMs);
  }, [draftKey]);
  const load = useCallback(async () => {
    const { acceptSubmit } = await import("./submit-acceptance.ts");
    const onEnter = () => forgetFields(draftKey);
    return acceptSubmit({ token, asks, email }, { onEnter, onAccepted, onOver });
  }, [token, asks, email, draftKey, onAccepted, onOver]);
  const { formProps, pending, errors, failure } = useDeferredForm(load);
  const isWhole = asks === "registration";

  return (
    <div
      className={`mx-auto flex w-full grow flex-col gap-6 ${isWhole ? "max-w-3xl" : "max-w-md"}`}
    >
      <div className="grid gap-1">
        <h1 className="page-title wrap-anywhere">
          {m.access_invitation_hello({ name: givenName(name) })}
        </h1>
        {!accepted && (
          <p className="text-muted">
            {isWhole
              ? m.access_invitation_register({ gender, who })
              : (email === null ? m.access_invitation_address : m.access_invitation_password)({
                  gender,
                  who,
                })}
          </p>
        )}
      </div>
      {accepted ? (
        <Banner kind="success">
          <p className="font-medium">{m.access_invitation_accepted()}</p>
          <p>{m.access_registered_next()}</p>
        </Banner>
      ) : (
        <form
          method="post"
          className="flex grow flex-col gap-5"
          {...formProps}
          onInput={(event) => {
            formProps.onInput(event);
            persistFields(event.currentTarget, draftKey);
          }}
        >
          {isWhole ? (
            <>
              <Plan invitation={invitation} />
              <Person invitation={invitation} errors={errors} draftKey={draftKey} />
            </>
          ) : (
            <>
              <FormSection
                card
                title={email === null ? m.access_invitation_sign_in() : m.person_password()}
              >
                {email === null ? (
                  <FirstAddress error={errors.email} draftKey={draftKey} />
                ) : (
                  <Account invitation={invitation} />
                )}
                <PasswordFields errors={errors} label={m.access_new_password()} stacked />
              </FormSection>
              <Plan invitation={invitation} />
            </>
          )}
          <Submit failure={failure}>
            <Checkbox label={m.access_remember()} name="remember" />
            <Button
              type="submit"
              className="min-h-13 grow sm:grow-0 sm:px-10"
              pending={pending}
              pendingLabel={m.access_invitation_entering()}
            >
              {isWhole ? m.access_invitation_accept() : m.access_invitation_save()}
            </Button>
          </Submit>
        </form>
      )}
    </div>
  );
}

/** The plan that the trainer chose; it is read-only. */
function Plan({ invitation: { plan } }: Pick<InvitationFormProps, "invitation">) {
  return (
    <FormSection card title={m.person_section_plan()}>
      <div className="grid gap-3 rounded-lg border border-accent-ink bg-accent-soft p-4">
        <p className="font-medium">{nameIn(plan)}</p>
        <PlanFace plan={plan} />
      </div>
      <p className="-mt-2 text-sm text-muted">{m.access_invitation_plan_hint()}</p>
    </FormSection>
  );
}

/** The account's address, for the person and for password managers. */
function Account({ invitation: { email, gender } }: Pick<InvitationFormProps, "invitation">) {
  return (
    <TextField
      label={m.access_invitation_account({ gender: gender ?? "other" })}
      name="username"
      type="email"
      autoComplete="username"
      defaultValue={email ?? ""}
      readOnly
    />
  );
}

/** The address of an account that has none yet. */
function FirstAddress({ error, draftKey }: { error: string | undefined; draftKey: string }) {
  const [typed] = useState(() => String(persistedFields(draftKey)?.get("email") ?? ""));
  return (
    <EmailField hint={m.access_invitation_address_hint()} defaultValue={typed} error={error} />
  );
}

type PersonProps = Pick<InvitationFormProps, "invitation"> & {
  errors: FieldErrors;
  draftKey: string;
};

function Person({ invitation, errors, draftKey }: PersonProps) {
  const [defaults] = useState(() => startOf(invitation, draftKey));
  return (
    <>
      <FormSection card title={m.person_section_personal()}>
        <PersonalFields own errors={errors} defaults={defaults} />
        <PasswordFields errors={errors} />
      </FormSection>
      <FormSection card title={m.person_section_body()}>
        <BodyFields errors={errors} defaults={defaults} />
      </FormSection>
      <FormSection card title={m.person_section_goals()}>
        <GoalsField errors={errors} defaults={defaults} />
      </FormSection>
    </>
  );
}

/** The initial values: a draft from before a reload, or else the trainer's. */
function startOf(invitation: OpenInvitation, key: string): PersonDefaults {
  const { name, email, phone, gender } = invitation;
  const typed = persistedFields(key);
  if (!typed) return { name, email: email ?? "", phone: phone ?? "", gender };
  const text = (field: string) => String(typed.get(field) ?? "");
  return {
    name: text("name"),
    email: text("email"),
    phone: text("phone"),
    gender: text("gender"),
    age: text("age"),
    bloodType: text("bloodType"),
    height: text("height"),
    weight: text("weight"),
    targetWeight: text("targetWeight"),
    goals: registrationGoals.filter((goal) => typed.getAll("goals").includes(goal)),
  };
}

function Submit({ failure, children }: { failure: string | undefined; children: ReactNode }) {
  return (
    <div className="sticky bottom-0 z-1 -mx-4 mt-auto grid gap-3 border-t border-line bg-surface px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:mx-0 sm:rounded-t-xl sm:border-x sm:px-6">
      {failure && <Banner kind="error">{failure}</Banner>}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 sm:justify-end">{children}</div>
    </div>
  );
}

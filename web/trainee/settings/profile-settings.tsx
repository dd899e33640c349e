import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { OwnProfileChanges, Profile } from "../../../domain/contract/people/profile.ts";
import { type Goal, goals, registrationGoals, traineeFields } from "../../../domain/trainee.ts";
import { LoadFailure } from "../../frame/load-failure.tsx";
import { errorText } from "../../lib/format/error-text.ts";
import { ApiError } from "../../lib/session/api-error.ts";
import { queryClient } from "../../lib/session/query-client.ts";
import { followPerson } from "../../lib/session/session.ts";
import { draftStore } from "../../lib/waiting/drafts.ts";
import { m } from "../../paraglide/messages.js";
import { GoalsField } from "../../person-form/goals-field.tsx";
import { PersonalFields } from "../../person-form/personal-fields.tsx";
import { personTextsOf } from "../../person-form/read.ts";
import { SettingsLink } from "../../settings/settings-link.tsx";
import { ZoneField } from "../../settings/zone-field.tsx";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Icon, type IconName } from "../../ui/every-icon.tsx";
import { type FieldErrors, type SubmitOutcome, useForm } from "../../ui/form.ts";
import { NumberField } from "../../ui/number-field.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { toast } from "../../ui/toast.tsx";
import { profileKey, profileQuery } from "../profile/queries.ts";
import { changeProfile } from "./queries.ts";
import { readOwnProfile, typedOver } from "./read-own-profile.ts";

/** Unsaved text of the own profile. */
const profileDrafts = draftStore<Record<string, unknown>>("own-profile", {
  days: 1,
  untilSignOut: true,
});

/** The person's own details. */
export function ProfileSettings() {
  const { data, error, isFetching, refetch } = useQuery(profileQuery());
  if (data) {
    return (
      <div className="grid grid-cols-1 gap-6">
        <ProfileForm profile={data} />
        <Further tab="steps" icon="steps" title={m.steps_link()} text={m.steps_link_text()} />
        <Further tab="ramadan" icon="moon" title={m.ramadan_title()} text={m.ramadan_text()} />
      </div>
    );
  }
  if (!error) return <Skeleton className="h-96" />;
  return (
    <LoadFailure
      title={m.profile_load_failed()}
      error={error}
      pending={isFetching}
      onRetry={() => void refetch()}
    />
  );
}

type FurtherProps = { tab: "steps" | "ramadan"; icon: IconName; title: string; text: string };

/** A link to further settings. */
function Further({ tab, icon, title, text }: FurtherProps) {
  return (
    <SettingsLink
      tab={tab}
      replace
      className="flex min-h-14 items-center gap-3 rounded-lg border border-line px-4 py-2 hover:bg-soft"
    >
      <Icon name={icon} className="text-lg" />
      <span className="min-w-0 grow">
        <span className="block font-medium">{title}</span>
        <span className="block text-sm text-muted">{text}</span>
      </span>
      <Icon name="chevron" className="text-muted" />
    </SettingsLink>
  );
}

/** Sends only changed fields, so that the trainer's change of another field survives. */
function ProfileForm({ profile }: { profile: Profile }) {
  // A later refresh must not change the fields during typing.
  const [loaded, setLoaded] = useState(profile);
  const [typed, setTyped] = useState(() => profileDrafts.read("own"));
  const submit = async (changes: OwnProfileChanges): Promise<SubmitOutcome> => {
    const sent = JSON.stringify(profileDrafts.read("own"));
    try {
      if (Object.keys(changes).length > 0) await changeProfile(changes);
    } catch (error) {
      const fields = error instanceof ApiError ? personTextsOf(error.fields) : {};
      return { ok: false, message: errorText(error, m.settings_profile_failed()), fields };
    }
    // A change typed during the request stays a draft.
    if (JSON.stringify(profileDrafts.read("own")) === sent) profileDrafts.keep("own", undefined);
    setTyped(undefined);
    setLoaded((before) => ({ ...before, ...changes }));
    follow(changes);
    toast({ kind: "success", text: m.settings_saved() });
    return { ok: true };
  };
  const { formProps, pending, errors, failure } = useForm({
    read: (data) => readOwnProfile(data, loaded),
    submit,
  });
  return (
    <form
      {...formProps}
      onInput={(event) => {
        formProps.onInput(event);
        profileDrafts.keep("own", typedOver(loaded, new FormData(event.currentTarget)));
      }}
      className="grid grid-cols-1 gap-5"
    >
      {failure && <Banner kind="error">{failure}</Banner>}
      <Fields profile={{ ...loaded, ...typed }} stored={loaded} errors={errors} />
      <Button type="submit" pending={pending} className="justify-self-start max-sm:w-full">
        {m.ui_save()}
      </Button>
    </form>
  );
}

type Shown = Pick<Profile, "name" | "gender" | "bloodType" | "timeZone"> & {
  phone: string | null;
  goals: readonly Goal[];
  /** As stored, or as typed. */
  age: number | string | null;
  height: number | string | null;
};

function Fields({
  profile,
  stored,
  errors,
}: {
  profile: Shown;
  stored: Profile;
  errors: FieldErrors;
}) {
  const { height } = traineeFields;
  const { phone, age } = profile;
  return (
    <>
      <PersonalFields
        own
        withEmail={false}
        genders={stored.gender === "other" ? ["male", "female", "other"] : undefined}
        errors={errors}
        defaults={{ ...profile, phone: phone ?? undefined, age }}
      />
      <NumberField
        label={m.person_height()}
        name="height"
        unit={m.person_cm()}
        min={height.min}
        max={height.max}
        decimals={height.decimals}
        defaultValue={profile.height}
        error={errors.height}
      />
      <fieldset className="grid grid-cols-1 gap-2">
        <legend className="mb-2 font-medium">{m.person_section_goals()}</legend>
        <GoalsField
          goals={stored.goals.includes("maintain") ? goals : registrationGoals}
          errors={errors}
          defaults={{ goals: profile.goals }}
        />
      </fieldset>
      <ZoneField zone={profile.timeZone} hint={m.settings_zone_hint()} error={errors.timeZone} />
    </>
  );
}

/** Updates every screen; another zone may change today's date. */
function follow(changes: OwnProfileChanges): void {
  const { name, gender, timeZone } = changes;
  followPerson({
    ...(name !== undefined && { name }),
    ...(gender !== undefined && { gender }),
    ...(timeZone !== undefined && { timeZone }),
  });
  void queryClient.invalidateQueries(timeZone === undefined ? { queryKey: profileKey } : {});
}

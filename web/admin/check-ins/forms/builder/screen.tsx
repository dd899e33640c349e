import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useParams } from "react-router";
import { adminPaths } from "../../../../../domain/admin-paths.ts";
import type { CheckInForm } from "../../../../../domain/contract/check-ins/forms.ts";
import { LoadFailure } from "../../../../frame/load-failure.tsx";
import { useDraft } from "../../../../lib/waiting/drafts.ts";
import { m } from "../../../../paraglide/messages.js";
import { EmptyState } from "../../../../ui/empty-state.tsx";
import { Icon } from "../../../../ui/every-icon.tsx";
import { ScreenHeader } from "../../../../ui/screen-header.tsx";
import { editedForms } from "../drafts.ts";
import { formsQuery } from "../queries.ts";
import { Builder } from "./builder.tsx";
import { editedOf } from "./edited-form.ts";
import BuilderSkeleton from "./skeleton.tsx";
import { ToForms } from "./to-forms.tsx";

/** A form in its builder, with the edits of this device. */
export default function CheckInFormScreen() {
  const { id = "" } = useParams();
  return <OneForm key={id} id={id} />;
}

function OneForm({ id }: { id: string }) {
  const { data, error, isFetching, refetch } = useQuery(formsQuery);
  const draft = useDraft(editedForms, id);
  const saved = data?.forms.find((form) => form.id === id);
  // A saved form may be archived elsewhere; its edits stay on screen.
  const [opened, setOpened] = useState<CheckInForm>();
  if (saved && !opened) setOpened(saved);
  const begun = draft ?? (opened && editedOf(opened));
  if (!data && !error && !begun) {
    return (
      <>
        <ScreenHeader title={m.check_in_form_one_title()} back={<ToForms />} />
        <BuilderSkeleton />
      </>
    );
  }
  if (begun && (data || draft)) {
    return (
      <Builder saved={saved ?? opened} begun={begun} isDraft={(draft?.revision ?? null) !== null} />
    );
  }
  return (
    <>
      <ScreenHeader title={m.check_in_form_one_title()} back={<ToForms />} />
      {error && !data ? (
        <LoadFailure
          title={m.check_in_form_load_failed()}
          error={error}
          pending={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <EmptyState
          icon={<Icon name="choices" />}
          title={m.check_in_form_not_found()}
          action={<Link to={adminPaths.checkInForms}>{m.check_in_form_back()}</Link>}
        />
      )}
    </>
  );
}

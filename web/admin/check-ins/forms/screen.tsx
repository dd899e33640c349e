import { useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { useNavigate } from "react-router";
import { adminPaths } from "../../../../domain/admin-paths.ts";
import type { CheckInForm } from "../../../../domain/contract/check-ins/forms.ts";
import { lazyPart } from "../../../frame/again.tsx";
import { LoadFailure } from "../../../frame/load-failure.tsx";
import { m } from "../../../paraglide/messages.js";
import { Banner } from "../../../ui/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Icon } from "../../../ui/every-icon.tsx";
import { Loading } from "../../../ui/loading.tsx";
import { ScreenHeader } from "../../../ui/screen-header.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { BackLink } from "../../frame/back-link.tsx";
import { archive, beginForm } from "./acts.ts";
import { FormRows } from "./form-rows.tsx";
import { NewFormDialog } from "./new-form-dialog.tsx";
import { formsQuery } from "./queries.ts";
import { UnsavedForms } from "./unsaved-forms.tsx";

const PeopleDialog = lazyPart(
  async () => (await import("./people/people-dialog.tsx")).PeopleDialog,
);

type Opened = { kind: "new" } | { kind: "people"; form: CheckInForm };

/** The last edited first; ready forms, which nobody edited, in the library's order. */
const byEdit = (one: CheckInForm, other: CheckInForm) =>
  other.updatedAt - one.updatedAt || (one.id < other.id ? -1 : 1);

/** The forms of check-ins: those that people have first, then those that wait for use. */
export default function CheckInFormsScreen() {
  const { data, error, isFetching, refetch } = useQuery(formsQuery);
  const navigate = useNavigate();
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const begin = (like?: CheckInForm) => void navigate(beginForm(like));
  const add = (
    <Button onClick={() => setOpened({ kind: "new" })}>
      <Icon name="plus" />
      {m.check_in_form_add()}
    </Button>
  );
  const used = data?.forms.filter(({ people }) => people > 0) ?? [];
  const others = data?.forms.filter(({ people }) => people === 0).toSorted(byEdit) ?? [];
  const rows = {
    onPeople: (form: CheckInForm) => setOpened({ kind: "people", form }),
    onDuplicate: begin,
    onArchive: (form: CheckInForm) => void archive(form),
  };
  return (
    <div className="mx-auto grid max-w-5xl grid-cols-1 gap-4">
      <ScreenHeader
        title={m.check_in_form_title()}
        text={m.check_in_form_text()}
        back={<BackLink to={adminPaths.checkIns} label={m.check_in_form_to_check_ins()} />}
        actions={add}
      />
      {error && data && <Banner kind="error">{m.check_in_form_stale()}</Banner>}
      <UnsavedForms saved={data?.forms} />
      {!data && error && (
        <LoadFailure
          title={m.check_in_form_load_failed()}
          error={error}
          pending={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && (
        <Loading className="mt-11 grid gap-px overflow-clip rounded-lg border border-line">
          {["first", "second", "third", "fourth", "fifth"].map((row) => (
            <Skeleton key={row} className="h-16 rounded-none!" />
          ))}
        </Loading>
      )}
      {data?.forms.length === 0 && (
        <EmptyState
          icon={<Icon name="choices" />}
          title={m.check_in_form_empty()}
          text={m.check_in_form_empty_text()}
          action={add}
        />
      )}
      {used.length > 0 && <FormRows title={m.check_in_form_used()} forms={used} {...rows} />}
      {others.length > 0 && (
        <FormRows
          title={used.length > 0 ? m.check_in_form_unused() : m.check_in_form_ready()}
          forms={others}
          {...rows}
        />
      )}
      {opened?.kind === "new" && (
        <NewFormDialog
          forms={[...used, ...others]}
          onBegin={(like) => {
            close();
            begin(like);
          }}
          onClose={close}
        />
      )}
      <Suspense>
        {opened?.kind === "people" && <PeopleDialog form={opened.form} onClose={close} />}
      </Suspense>
    </div>
  );
}

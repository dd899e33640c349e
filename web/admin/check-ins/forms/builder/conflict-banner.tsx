import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { m } from "../../../../paraglide/messages.js";
import { Banner } from "../../../../ui/banner.tsx";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { Loading } from "../../../../ui/loading.tsx";
import { Skeleton } from "../../../../ui/skeleton.tsx";
import { formsQuery } from "../queries.ts";
import { editedOf } from "./edited-form.ts";
import { Preview } from "./preview.tsx";
import type { FormEdit } from "./use-form-edit.ts";

type ConflictBannerProps = {
  edit: FormEdit;
  /** Saves the edits over a revision. */
  onSaveOver: (revision: number) => void;
};

/** Another window saved the form in between: its version, and the choice between both. */
export function ConflictBanner({ edit, onSaveOver }: ConflictBannerProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Banner kind="error">
        <span className="flex flex-wrap items-center justify-between gap-x-3">
          {m.check_in_form_conflict()}
          <Button variant="ghost" onClick={() => setOpen(true)}>
            {m.check_in_form_conflict_look()}
          </Button>
        </span>
      </Banner>
      {isOpen && <OtherVersion edit={edit} onSaveOver={onSaveOver} onClose={close} />}
    </>
  );
}

function OtherVersion({
  edit,
  onSaveOver,
  onClose,
}: ConflictBannerProps & { onClose: () => void }) {
  const { data, isFetching } = useQuery({ ...formsQuery, refetchOnMount: "always" });
  const other = data?.forms.find(({ id }) => id === edit.form.id);
  return (
    <Dialog
      open
      size="lg"
      readOnly
      title={m.check_in_form_conflict_other()}
      onClose={onClose}
      footer={
        <>
          <Button
            variant="secondary"
            disabled={!other}
            onClick={() => {
              onClose();
              if (other) edit.takeSaved(other);
            }}
          >
            {m.check_in_form_conflict_take()}
          </Button>
          <Button
            disabled={!other}
            onClick={() => {
              onClose();
              if (other) onSaveOver(other.revision);
            }}
          >
            {m.check_in_form_conflict_over()}
          </Button>
        </>
      }
    >
      {other && <Preview form={editedOf(other)} />}
      {!other && !isFetching && <p>{m.check_in_form_not_found()}</p>}
      {!other && isFetching && (
        <Loading>
          <Skeleton className="h-64" />
        </Loading>
      )}
    </Dialog>
  );
}

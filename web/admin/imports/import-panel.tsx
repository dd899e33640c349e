import { Link } from "react-router";
import { adminPaths } from "../../../domain/admin-paths.ts";
import type { ImportRowState } from "../../../domain/contract/copies/imports.ts";
import type { Plan } from "../../../domain/contract/memberships/plans.ts";
import {
  type ImportKind,
  type InvitationWay,
  invitationWays,
  triedFirst,
} from "../../../domain/copies/sheet/kinds.ts";
import { csvLine, csvStart } from "../../../domain/csv.ts";
import { formatCount } from "../../lib/format/format.ts";
import { nameIn } from "../../lib/format/names.ts";
import { saveFile } from "../../lib/share-picture.ts";
import { m } from "../../paraglide/messages.js";
import { Banner } from "../../ui/banner.tsx";
import { Button, LinkButton } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { ChoiceChips } from "../../ui/choice-chips.tsx";
import { Icon } from "../../ui/every-icon.tsx";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { SelectField } from "../../ui/select.tsx";
import { UndoButton } from "../../ui/undo-button.tsx";
import { changeImport, forgetImport, type ImportDraft } from "./draft.ts";
import { isPerson } from "./memberships.tsx";
import type { AnyRow } from "./read-rows.ts";
import { UndoneBanner } from "./undo.tsx";
import { useImport } from "./use-import.ts";

type ImportPanelProps = {
  kind: ImportKind;
  draft: ImportDraft;
  /** All readable rows. */
  read: readonly AnyRow[];
  /** The state of each readable row. */
  states: readonly ImportRowState[];
  /** The new rows, imported or not. */
  rows: readonly AnyRow[];
  plan: string | null | undefined;
  offered: readonly Plan[];
  onAnother: () => void;
};

const listOf: Record<ImportKind, string> = {
  trainees: adminPaths.trainees,
  body: adminPaths.trainees,
  exercises: adminPaths.exercises,
  meals: adminPaths.meals,
};

/** Imports five rows first, then the rest; undo is offered. */
export function ImportPanel(props: ImportPanelProps) {
  const { kind, draft, read, states, rows, plan, offered, onAnother } = props;
  const { progress, failure, undoing, write, undo } = useImport(kind, draft);
  const left = rows.filter(({ row }) => !(row in draft.made));
  const made = Object.keys(draft.made).length;
  const counts = { made: formatCount(made), total: formatCount(made + left.length) };
  const another = () => {
    forgetImport(kind);
    onAnother();
  };

  if (made === 0 && left.length === 0) {
    if (draft.undone) return <UndoneBanner undone={draft.undone} onAnother={another} />;
    return <Banner kind="info">{nothingText(states)}</Banner>;
  }
  // A debt is never created or waived silently.
  const asksPaid = left.some((row) => isPerson(row) && row.paid === null && row.opening === null);
  const isBlocked = kind === "trainees" && (!plan || (asksPaid && draft.paid == null));
  const run = (some: readonly AnyRow[]) => void write(some, plan ?? "-");
  return (
    <Card>
      <div className="grid grid-cols-1 gap-4">
        {failure && <Banner kind="error">{failure}</Banner>}
        {draft.undone && <UndoneBanner undone={draft.undone} onAnother={another} />}
        {made > 0 && !progress && (
          <Banner kind="success">
            {left.length > 0 ? m.imports_done_some(counts) : m.imports_done_all(counts)}
          </Banner>
        )}
        {kind === "trainees" && left.length > 0 && (
          <PeopleFields
            kind={kind}
            draft={draft}
            plan={plan}
            offered={offered}
            asksPaid={asksPaid}
            disabled={made > 0}
          />
        )}
        {progress && (
          <div className="grid gap-1.5">
            <p role="status">
              {m.imports_writing()} {formatCount(progress.done)} / {formatCount(progress.of)}
            </p>
            <ProgressBar label={m.imports_writing()} value={progress.done} max={progress.of} />
          </div>
        )}
        <div className="flex flex-wrap gap-2">
          {left.length > 0 && (
            <Button
              disabled={isBlocked || undoing}
              pending={progress !== undefined}
              pendingLabel={m.imports_writing()}
              onClick={() => run(left)}
            >
              {(made > 0 ? m.imports_rest : m.imports_all)({ count: formatCount(left.length) })}
            </Button>
          )}
          {made === 0 && left.length > triedFirst && !progress && (
            <Button
              variant="secondary"
              disabled={isBlocked}
              onClick={() => run(left.slice(0, triedFirst))}
            >
              {m.imports_try()}
            </Button>
          )}
          {made > 0 && !progress && (
            <>
              <LinkButton component={Link} variant="secondary" to={listOf[kind]}>
                {m.imports_look()}
              </LinkButton>
              <UndoButton
                until={draft.undoableUntil}
                pending={undoing}
                onUndo={() => void undo()}
              />
            </>
          )}
          {made > 0 && left.length === 0 && !progress && (
            <Button variant="ghost" onClick={another}>
              {m.imports_another()}
            </Button>
          )}
        </div>
        {!progress && <Links rows={read} made={draft.made} />}
      </div>
    </Card>
  );
}

/** The reason that a sheet has no new row: all exist, nobody matches, or all are invalid. */
function nothingText(states: readonly ImportRowState[]): string {
  if (states.length === 0) return m.imports_nothing_valid();
  const known = states.filter(({ state }) => state === "known").length;
  if (known === states.length) return m.imports_nothing_new();
  if (known > 0) return m.imports_nothing_but_known({ known: formatCount(known) });
  const isNobody = states.every(({ state }) => state === "nobody");
  return isNobody ? m.imports_nothing_of_anybody() : m.imports_nothing_valid();
}

type PeopleFieldsProps = Pick<ImportPanelProps, "kind" | "draft" | "plan" | "offered"> & {
  /** Whether some person's row does not say if they paid. */
  asksPaid: boolean;
  /** Whether the import has begun; its way of inviting is then fixed. */
  disabled: boolean;
};

function PeopleFields(props: PeopleFieldsProps) {
  const { kind, draft, plan, offered, asksPaid, disabled } = props;
  if (offered.length === 0) return <Banner kind="error">{m.imports_no_plan()}</Banner>;
  const texts: Record<InvitationWay, () => string> = {
    links: m.imports_invitations_links,
    mail: m.imports_invitations_mail,
  };
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField
        label={m.imports_plan()}
        name="plan"
        value={plan ?? ""}
        options={offered.map((each) => ({ value: each.id, label: nameIn(each) }))}
        onChange={(value) => changeImport(kind, { plan: value })}
      />
      {asksPaid && (
        <ChoiceChips
          label={m.imports_paid()}
          hint={m.imports_paid_hint()}
          name="paid"
          options={[
            { value: "yes", label: m.imports_paid_yes() },
            { value: "no", label: m.imports_paid_no() },
          ]}
          value={draft.paid == null ? [] : [draft.paid ? "yes" : "no"]}
          onChange={([value]) => changeImport(kind, { paid: value === "yes" })}
        />
      )}
      <ChoiceChips
        label={m.imports_invitations()}
        hint={m.imports_invitations_hint()}
        name="invitations"
        options={invitationWays.toReversed().map((value) => ({
          value,
          label: texts[value](),
          disabled,
        }))}
        value={[draft.invitations]}
        onChange={([value]) => changeImport(kind, { invitations: value as InvitationWay })}
      />
    </div>
  );
}

/** The invitation links as a sheet; the server never shows them again. */
function Links({ rows, made }: { rows: readonly AnyRow[]; made: ImportDraft["made"] }) {
  const people = rows.flatMap((row) => {
    const link = made[row.row];
    return link && "goals" in row ? [[row.name, row.email, row.phone, link]] : [];
  });
  if (people.length === 0) return null;
  const save = () => {
    const head = [
      m.imports_links_name(),
      m.person_email(),
      m.imports_links_phone(),
      m.imports_links_link(),
    ];
    const text = csvStart + [head, ...people].map(csvLine).join("");
    saveFile(new File([text], `${m.imports_links_file()}.csv`, { type: "text/csv" }));
  };
  return (
    <div className="grid justify-items-start gap-1.5">
      <Button variant="secondary" onClick={save}>
        <Icon name="download" />
        {m.imports_links()}
      </Button>
      <p className="text-sm text-muted">{m.imports_links_text()}</p>
    </div>
  );
}

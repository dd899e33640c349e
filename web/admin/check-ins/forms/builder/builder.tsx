import { Suspense, useEffect, useEffectEvent, useState } from "react";
import { flushSync } from "react-dom";
import { useNavigate } from "react-router";
import { adminPaths } from "../../../../../domain/admin-paths.ts";
import type { CheckInForm } from "../../../../../domain/contract/check-ins/forms.ts";
import { lazyPart } from "../../../../frame/again.tsx";
import { m } from "../../../../paraglide/messages.js";
import { getLocale } from "../../../../paraglide/runtime.js";
import { Banner } from "../../../../ui/banner.tsx";
import { Button } from "../../../../ui/button.tsx";
import { TextField } from "../../../../ui/field.tsx";
import { Tabs } from "../../../../ui/tabs.tsx";
import { useWide } from "../../../list/use-wide.ts";
import { archive, beginForm } from "../acts.ts";
import { BuilderHeader } from "./builder-header.tsx";
import { columns } from "./columns.ts";
import { ConflictBanner } from "./conflict-banner.tsx";
import type { EditedForm } from "./edited-form.ts";
import { Preview } from "./preview.tsx";
import { problemText } from "./problem-text.ts";
import { focused, type ListView, QuestionList } from "./question-list.tsx";
import type { Problems } from "./read-edited.ts";
import { useFormEdit } from "./use-form-edit.ts";

const PeopleDialog = lazyPart(
  async () => (await import("../people/people-dialog.tsx")).PeopleDialog,
);

type BuilderProps = {
  saved: CheckInForm | undefined;
  begun: EditedForm;
  /** Whether it opened with earlier edits. */
  isDraft: boolean;
};

/** A form's name and questions, the preview beside them, and the way to its people. */
export function Builder({ saved, begun, isDraft }: BuilderProps) {
  const navigate = useNavigate();
  const edit = useFormEdit(saved, begun);
  const { form, change, problems, isChanged } = edit;
  const [view, setView] = useState<ListView>({ open: undefined, focus: undefined });
  const [isAsking, setAsking] = useState(false);
  const [isBegun, setBegun] = useState(isDraft);
  const [tab, setTab] = useState("questions");
  const wide = useWide();

  const show = (found: Problems) => {
    // A hidden field takes no focus.
    flushSync(() => setTab("questions"));
    setView((now) => viewOf(now, form, found));
  };
  const save = async (over?: number) => {
    const result = await edit.save(over);
    if ("problems" in result) show(result.problems);
    else if (result.isSaved) setBegun(false);
  };
  useSaveKey(() => void save());

  const questions = (
    <div className="grid grid-cols-1 gap-4 lg:pt-1">
      <div className="grid grid-cols-1 gap-x-4 gap-y-3 sm:grid-cols-2">
        <TextField
          name="name"
          label={m.check_in_form_name()}
          autoComplete="off"
          value={form.name}
          error={problemText("name", problems.name)}
          onChange={({ currentTarget: { value } }) => {
            change((now) => ({ ...now, name: value }));
            edit.clearProblem("name");
          }}
        />
        <TextField
          name="englishName"
          label={m.check_in_form_english_name()}
          autoComplete="off"
          dir="ltr"
          lang="en"
          value={form.englishName}
          error={problemText("englishName", problems.englishName)}
          onChange={({ currentTarget: { value } }) => {
            change((now) => ({ ...now, englishName: value }));
            edit.clearProblem("englishName");
          }}
        />
      </div>
      <QuestionList edit={edit} view={view} onView={setView} />
    </div>
  );
  return (
    <div className={columns}>
      <div className="min-w-0">
        <BuilderHeader
          edit={edit}
          saved={saved}
          onSave={() => void save()}
          onPeople={() => setAsking(true)}
          onDuplicate={() => saved && void navigate(beginForm(saved))}
          onArchive={() =>
            saved && void archive(saved, () => void navigate(adminPaths.checkInForms))
          }
        />
        <div className="grid grid-cols-1 gap-2 pb-3 empty:hidden">
          {edit.failure && <Banner kind="error">{edit.failure}</Banner>}
          {edit.isConflict && <ConflictBanner edit={edit} onSaveOver={(over) => void save(over)} />}
          {isBegun && isChanged && saved && (
            <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
              {m.ui_typed_before()}
              <Button variant="ghost" onClick={() => edit.takeSaved(saved)}>
                {m.check_in_form_back_to_saved()}
              </Button>
            </p>
          )}
        </div>
        {wide ? (
          questions
        ) : (
          <Tabs
            label={m.check_in_form_parts()}
            value={tab}
            onValueChange={setTab}
            tabs={[
              {
                value: "questions",
                label: m.check_in_form_questions_title(),
                content: questions,
                kept: true,
              },
              {
                value: "preview",
                label: m.check_in_form_preview(),
                content: <Preview form={form} />,
              },
            ]}
          />
        )}
      </div>
      {wide && (
        <div className="sticky top-[calc(4rem+env(safe-area-inset-top)+var(--above,0px))] max-h-[calc(100dvh-5rem-var(--above,0px))] self-start overflow-y-auto overscroll-contain pt-2">
          <h2 className="pb-3 text-base text-muted">{m.check_in_form_preview()}</h2>
          <Preview form={form} />
        </div>
      )}
      <Suspense>
        {isAsking && saved && <PeopleDialog form={saved} onClose={() => setAsking(false)} />}
      </Suspense>
    </div>
  );
}

/** The view at the first problem: its question is open, and its field has the focus. */
function viewOf(view: ListView, { questions }: EditedForm, problems: Problems): ListView {
  const places = Object.keys(problems);
  const ofForm = ["name", "englishName"].find((place) => places.includes(place));
  if (ofForm) {
    document.querySelector<HTMLElement>(`[name="${ofForm}"]`)?.focus();
    return view;
  }
  const first = questions.find(({ id }) => places.some((place) => place.startsWith(`${id}.`)));
  if (!first) return view;
  // Its English words stand in the details, unless the page is English.
  const isOfText = places.includes(`${first.id}.text`) && getLocale() === "ar";
  return focused(isOfText ? view : { ...view, open: first.id }, first.id);
}

/** Ctrl or ⌘ with S saves. */
function useSaveKey(save: () => void) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    // By the key's place: an Arabic keyboard has another letter there.
    if (event.code !== "KeyS" || document.querySelector("dialog:modal")) return;
    event.preventDefault();
    save();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    addEventListener("keydown", listener);
    return () => removeEventListener("keydown", listener);
  }, []);
}

import { type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import type { QuestionKind } from "../../../../../domain/check-ins/questions.ts";
import { m } from "../../../../paraglide/messages.js";
import { DragGhost } from "../../../../ui/drag-ghost.tsx";
import { FieldError } from "../../../../ui/field-frame.tsx";
import { toast } from "../../../../ui/toast.tsx";
import { indexIn, useDrag } from "../../../../ui/use-drag.ts";
import { type EditedQuestion, newQuestion, shownQuestions } from "./edited-form.ts";
import {
  addQuestion,
  changeKind,
  changeQuestion,
  duplicateQuestion,
  moveQuestion,
  removeQuestion,
} from "./edits.ts";
import { KindBar } from "./kind-bar.tsx";
import { kindLooks } from "./kinds.ts";
import { problemText } from "./problem-text.ts";
import { type QuestionActs, QuestionRow } from "./question-row.tsx";
import { placeIn } from "./read-edited.ts";
import type { FormEdit } from "./use-form-edit.ts";
import { useQuestionMove } from "./use-question-move.ts";

/** What is shown of the list besides its questions. */
export interface ListView {
  open: string | undefined;
  focus: { id: string; round: number } | undefined;
}

type QuestionListProps = {
  edit: FormEdit;
  view: ListView;
  onView: (update: (view: ListView) => ListView) => void;
};

/** The view with the focus on a question's text. */
export const focused = (view: ListView, id: string | undefined): ListView => ({
  ...view,
  focus: id === undefined ? undefined : { id, round: (view.focus?.round ?? 0) + 1 },
});

/** Where a question would land, counted among the others. */
function dropAt(x: number, y: number, { id }: EditedQuestion): number | undefined {
  const list = document.querySelector<HTMLElement>("[data-questions]");
  const { left, right } = list?.getBoundingClientRect() ?? { left: 0, right: 0 };
  return list && x >= left - 48 && x <= right + 48 ? indexIn(list, y, id) : undefined;
}

/** The questions of a form in their order, and the kinds to add. */
export function QuestionList({ edit, view, onView }: QuestionListProps) {
  const { form, change, problems, clearProblem } = edit;
  const shown = shownQuestions(form.questions);
  const nameOf = (id: string) => {
    const question = shown.find((each) => each.id === id);
    return question?.text.trim() || (question ? kindLooks[question.kind].label() : "");
  };
  const focus = (id: string | undefined) => onView((current) => focused(current, id));
  const move = (id: string, place: number) => change((now) => moveQuestion(now, id, place));
  const moves = useQuestionMove({ ids: shown.map(({ id }) => id), nameOf, move });
  const drag = useDrag(dropAt, ({ id }, place) => move(id, place));
  useFocusKept(shown);

  const add = (kind: QuestionKind, after?: string) => {
    const like = shown.find(({ id }) => id === after);
    const question = newQuestion(kind, like);
    change((now) => addQuestion(now, question, after));
    clearProblem("questions");
    onView((now) =>
      focused({ ...now, open: opensFor(kind) ? question.id : now.open }, question.id),
    );
  };
  const acts: QuestionActs = {
    onChange: (id, changes) => {
      change((now) => changeQuestion(now, id, changes));
      for (const name of Object.keys(changes)) clearProblem(placeIn(id, name));
      for (const option of changes.options ?? []) clearProblem(placeIn(id, `option.${option.id}`));
    },
    onKind: (id, kind) => {
      const next = changeKind(form, id, kind);
      change(() => next.form);
      onView((now) => focused({ ...now, open: opensFor(kind) ? next.id : undefined }, next.id));
    },
    onNext: (id) => add(shown.find((each) => each.id === id)?.kind ?? "scale", id),
    onDuplicate: (id) => {
      const next = duplicateQuestion(form, id);
      change(() => next.form);
      focus(next.id);
    },
    onRemove: (id) => {
      const place = shown.findIndex((each) => each.id === id);
      change((now) => removeQuestion(now, id));
      focus((shown[place - 1] ?? shown[place + 1])?.id);
      if (shown[place] && isBlank(shown[place])) return;
      toast({
        text: m.check_in_form_question_removed(),
        action: {
          label: m.library_undo(),
          onAction: () => change((now) => removeQuestion(now, id, false)),
        },
      });
    },
    onStep: moves.step,
    onOpen: (open) => onView((now) => ({ ...now, open })),
    grip: {
      onPointerDown: drag.start,
      onToggle: moves.toggle,
      onKeyDown: moves.onGripKey,
    },
  };

  const { dragged } = drag;
  const rows: ReactNode[] = [];
  let others = 0;
  shown.forEach((question, place) => {
    if (dragged?.drop === others && question.id !== dragged.item.id)
      rows.push(<DropLine key="drop" />);
    if (question.id !== dragged?.item.id) others += 1;
    rows.push(
      <QuestionRow
        key={question.id}
        question={question}
        place={place}
        count={shown.length}
        isOpen={view.open === question.id}
        isGrabbed={moves.grabbed === question.id}
        isDragged={dragged?.item.id === question.id}
        focus={view.focus?.id === question.id ? view.focus.round : undefined}
        problems={problems}
        acts={acts}
      />,
    );
  });
  if (dragged?.drop !== undefined && dragged.drop >= others) rows.push(<DropLine key="drop" />);
  const problem = problemText("questions", problems.questions);

  return (
    <div className="grid grid-cols-1 gap-4">
      <p id="question-move-hint" hidden>
        {m.check_in_form_move_hint()}
      </p>
      <p aria-live="assertive" className="sr-only">
        {moves.said}
      </p>
      {shown.length > 0 && (
        <ol
          data-questions=""
          aria-label={m.check_in_form_questions_title()}
          className="grid grid-cols-1 gap-2"
        >
          {rows}
        </ol>
      )}
      <FieldError id="questions-error" {...(problem && { text: problem })} />
      <KindBar onAdd={(kind) => add(kind, shown.at(-1)?.id)} />
      {dragged && <DragGhost at={dragged}>{nameOf(dragged.item.id)}</DragGhost>}
    </div>
  );
}

/** Whether nothing is lost with a question: no words, neither its own nor of its options. */
const isBlank = ({ kind, text, options }: EditedQuestion): boolean =>
  kind !== "fact" && [text, ...options.map((option) => option.text)].every((each) => !each.trim());

/** Kinds that say nothing without their details. */
const opensFor = (kind: QuestionKind) =>
  ["choice", "choices", "measurements", "fact"].includes(kind);

const DropLine = () => <li aria-hidden="true" className="h-1 rounded-full bg-accent" />;

/** A moved row may be taken out of the page and put back, which loses its focus. */
function useFocusKept(shown: readonly EditedQuestion[]) {
  const held = useRef<Element>(null);
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      held.current = target as Element;
    };
    addEventListener("focusin", onFocus);
    return () => removeEventListener("focusin", onFocus);
  }, []);
  const order = shown.map(({ id }) => id).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another order moves rows
  useLayoutEffect(() => {
    const { current } = held;
    if (document.activeElement === document.body && current instanceof HTMLElement) current.focus();
  }, [order]);
}

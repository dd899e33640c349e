import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import { type QuestionKind, questionKinds } from "../../../../../domain/check-ins/questions.ts";
import { asOneLine } from "../../../../../domain/text.ts";
import { m } from "../../../../paraglide/messages.js";
import { getLocale } from "../../../../paraglide/runtime.js";
import { Icon } from "../../../../ui/every-icon.tsx";
import { FieldError } from "../../../../ui/field-frame.tsx";
import { GrowingTextArea } from "../../../../ui/growing-text-area.tsx";
import { Menu } from "../../../../ui/menu.tsx";
import type { EditedPhrase, EditedQuestion } from "./edited-form.ts";
import { kindLooks } from "./kinds.ts";
import { problemText } from "./problem-text.ts";
import { QuestionDetails } from "./question-details.tsx";
import { QuestionSummary } from "./question-summary.tsx";
import { type Problems, placeIn, questionOf } from "./read-edited.ts";

export interface QuestionActs {
  onChange: (id: string, changes: Partial<EditedQuestion>) => void;
  onKind: (id: string, kind: QuestionKind) => void;
  /** Adds one of the same kind after it. */
  onNext: (id: string) => void;
  onDuplicate: (id: string) => void;
  onRemove: (id: string) => void;
  onStep: (id: string, by: -1 | 1) => void;
  onOpen: (id: string | undefined) => void;
  grip: {
    onPointerDown: (event: PointerEvent, question: EditedQuestion) => void;
    onToggle: (id: string) => void;
    onKeyDown: (event: KeyboardEvent, id: string) => void;
  };
}

type QuestionRowProps = {
  question: EditedQuestion;
  /** Counted from 0. */
  place: number;
  count: number;
  isOpen: boolean;
  isGrabbed: boolean;
  isDragged: boolean;
  /** A number that rises whenever it is to have the focus: its first problem, or its words. */
  focus: number | undefined;
  problems: Problems;
  acts: QuestionActs;
};

/** One question: its grip, its kind, its words and its menu; below them its facts, which open the details. */
export function QuestionRow(props: QuestionRowProps) {
  const { question, place, count, isOpen, problems, acts } = props;
  const { id, kind } = question;
  // While it is written, its words stay in the language in which they were opened.
  const [inRow] = useState<keyof EditedPhrase>(() =>
    getLocale() === "en" && question.englishText !== "" ? "englishText" : "text",
  );
  const text = question[inRow];
  const row = useRef<HTMLLIElement>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const { focus } = props;
  useEffect(() => {
    if (focus === undefined) return;
    const target =
      row.current?.querySelector<HTMLElement>("[aria-invalid=true]") ??
      area.current ??
      row.current?.querySelector<HTMLElement>("[data-row-kind]");
    target?.focus();
    target?.scrollIntoView({ block: "nearest" });
  }, [focus]);
  const problem = problemText(placeIn(id, inRow), problems[placeIn(id, inRow)]);
  const errorId = `${id}-text-error`;
  const number = place + 1;

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key] as -1 | 1 | undefined;
    const isEnter = event.key === "Enter" && !event.ctrlKey && !event.metaKey;
    const isEmptied = event.key === "Backspace" && text === "" && count > 1;
    // A key held too long adds and removes nothing more.
    if (isEnter && !event.repeat) acts.onNext(id);
    else if (isEmptied && !event.repeat) acts.onRemove(id);
    else if (step && event.altKey) acts.onStep(id, step);
    else if (!isEnter && !isEmptied) return;
    event.preventDefault();
  };

  const summary = (
    <QuestionSummary
      question={questionOf(question)}
      isOpen={isOpen}
      label={m.check_in_form_details_of({ number })}
      controls={`${id}-details`}
      onToggle={() => acts.onOpen(isOpen ? undefined : id)}
    />
  );
  return (
    <li
      ref={row}
      data-item={id}
      className={`rounded-lg border bg-raised transition-[border-color,opacity,box-shadow] ${props.isGrabbed ? "border-accent-ink shadow-overlay" : "border-line"} ${props.isDragged ? "opacity-40" : ""}`}
    >
      <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-start p-1">
        <div className="flex">
          <button
            type="button"
            data-grip={id}
            aria-label={m.check_in_form_grip({ number })}
            aria-pressed={props.isGrabbed}
            aria-describedby="question-move-hint"
            onPointerDown={(event) => acts.grip.onPointerDown(event, question)}
            // A press of the mouse has a count; Enter, Space and screen readers have none.
            onClick={(event) => event.detail === 0 && acts.grip.onToggle(id)}
            onKeyDown={(event) => acts.grip.onKeyDown(event, id)}
            className="grid h-11 w-8 shrink-0 cursor-grab touch-none place-items-center rounded-sm text-muted hover:bg-soft hover:text-ink"
          >
            <Icon name="grip" />
          </button>
          <KindMenu question={question} number={number} onKind={acts.onKind} />
        </div>
        <div className="min-w-0">
          {kind !== "fact" && (
            <GrowingTextArea
              ref={area}
              rows={1}
              name={placeIn(id, inRow)}
              aria-label={m.check_in_form_text_of({ number })}
              aria-invalid={problem ? true : undefined}
              aria-describedby={problem ? errorId : undefined}
              placeholder={m.check_in_form_text_placeholder()}
              value={text}
              onChange={(event) =>
                acts.onChange(id, { [inRow]: asOneLine(event.currentTarget.value) })
              }
              onKeyDown={onKeyDown}
              className="plaintext block min-h-11 w-full resize-none rounded-md bg-transparent px-2 py-2 outline-none hover:bg-soft focus-visible:bg-field focus-visible:outline-1 focus-visible:outline-accent-ink aria-invalid:outline-1 aria-invalid:outline-bad"
            />
          )}
          {kind !== "fact" && <FieldError id={errorId} {...(problem && { text: problem })} />}
          {kind === "fact" && summary}
        </div>
        <RowMenu question={question} place={place} count={count} acts={acts} />
        {/* Under its words on a wide screen; on a phone it has the whole width. */}
        {kind !== "fact" && <div className="col-span-3 sm:col-start-2">{summary}</div>}
      </div>
      {isOpen && (
        <div id={`${id}-details`} className="border-t border-line p-4">
          <QuestionDetails
            question={question}
            problems={problems}
            inRow={inRow}
            onChange={(changes) => acts.onChange(id, changes)}
          />
        </div>
      )}
    </li>
  );
}

type KindMenuProps = {
  question: EditedQuestion;
  number: number;
  onKind: QuestionActs["onKind"];
};

function KindMenu({ question: { id, kind }, number, onKind }: KindMenuProps) {
  const label = m.check_in_form_kind_of({ number, kind: kindLooks[kind].label() });
  return (
    <Menu
      align="start"
      trigger={
        <button
          type="button"
          data-row-kind=""
          aria-label={label}
          title={label}
          className="grid size-11 shrink-0 place-items-center rounded-sm text-accent-ink hover:bg-soft"
        >
          <Icon name={kindLooks[kind].icon} />
        </button>
      }
      items={questionKinds.map((each) => ({
        label: kindLooks[each].label(),
        icon: <Icon name={kindLooks[each].icon} />,
        disabled: each === kind,
        onSelect: () => onKind(id, each),
      }))}
    />
  );
}

type RowMenuProps = Pick<QuestionRowProps, "question" | "place" | "count" | "acts">;

function RowMenu({ question: { id }, place, count, acts }: RowMenuProps) {
  return (
    <Menu
      trigger={
        <button
          type="button"
          aria-label={m.check_in_form_question_menu({ number: place + 1 })}
          className="grid size-11 shrink-0 place-items-center rounded-sm text-muted hover:bg-soft hover:text-ink"
        >
          <Icon name="dots" />
        </button>
      }
      items={[
        {
          label: m.check_in_form_duplicate_question(),
          icon: <Icon name="copy" />,
          onSelect: () => acts.onDuplicate(id),
        },
        {
          label: m.memberships_move_up(),
          icon: <Icon name="sort-up" />,
          disabled: place === 0,
          onSelect: () => acts.onStep(id, -1),
        },
        {
          label: m.memberships_move_down(),
          icon: <Icon name="sort-down" />,
          disabled: place === count - 1,
          onSelect: () => acts.onStep(id, 1),
        },
        "separator",
        {
          label: m.check_in_form_remove_question(),
          icon: <Icon name="trash" />,
          danger: true,
          onSelect: () => acts.onRemove(id),
        },
      ]}
    />
  );
}

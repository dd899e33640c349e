import { useId, useState } from "react";
import { type Question, questionsFor } from "../../../../../domain/check-ins/questions.ts";
import type { Gender } from "../../../../../domain/trainee.ts";
import { EmptyPose } from "../../../../check-ins/photos/empty-pose.tsx";
import { posesClass, poseTexts } from "../../../../check-ins/photos/poses.ts";
import { phraseOf } from "../../../../check-ins/phrase.ts";
import { QuestionField } from "../../../../check-ins/question-field.tsx";
import type { TypedAnswers } from "../../../../check-ins/typed.ts";
import { nameIn } from "../../../../lib/format/names.ts";
import { m } from "../../../../paraglide/messages.js";
import { buttonClass } from "../../../../ui/button.tsx";
import { ChoiceChips } from "../../../../ui/choice-chips.tsx";
import { Icon } from "../../../../ui/every-icon.tsx";
import { type EditedForm, shownQuestions } from "./edited-form.ts";
import { questionOf } from "./read-edited.ts";

/** The form as a trainee sees it; its answers go nowhere. */
export function Preview({ form }: { form: EditedForm }) {
  const [answers, setAnswers] = useState<TypedAnswers>({});
  // The page and the dialog of a conflict can show one each.
  const name = useId();
  const [gender, setGender] = useState<Gender>("female");
  const questions = shownQuestions(form.questions).map(questionOf);
  const differs = questions.some(({ audience }) => audience !== "all");
  const shown = differs ? questionsFor(questions, { gender, isAskedForPhotos: true }) : questions;
  return (
    <section aria-label={m.check_in_form_preview()} className="grid grid-cols-1 gap-3">
      {differs && (
        <ChoiceChips
          name={name}
          label={m.check_in_form_preview_as()}
          labelHidden
          options={[
            { value: "female", label: m.check_in_form_preview_woman() },
            { value: "male", label: m.check_in_form_preview_man() },
          ]}
          value={[gender]}
          onChange={([value]) => setGender(value === "male" ? "male" : "female")}
        />
      )}
      <div className="grid grid-cols-1 gap-6 rounded-xl border border-line bg-raised p-4">
        <h3 className="text-lg wrap-anywhere">
          <bdi>{nameIn(form).trim() || m.check_in_form_unnamed()}</bdi>
        </h3>
        {shown.length === 0 && <p className="text-muted">{m.check_in_form_preview_empty()}</p>}
        {shown
          .map(named)
          .map((question) =>
            question.kind === "photos" ? (
              <AskedPhotos key={question.id} question={question} />
            ) : question.kind === "voice" ? (
              <AskedVoice key={question.id} question={question} />
            ) : (
              <QuestionField
                key={question.id}
                question={question}
                value={answers[question.id] ?? null}
                onChange={(value) =>
                  setAnswers(({ [question.id]: _, ...others }) =>
                    value === null ? others : { ...others, [question.id]: value },
                  )
                }
              />
            ),
          )}
      </div>
    </section>
  );
}

/** The places of photos; a trainer takes none. */
function AskedPhotos({ question }: { question: Extract<Question, { kind: "photos" }> }) {
  return (
    <div className="grid grid-cols-1 gap-2">
      <p className="font-medium">{phraseOf(question)}</p>
      <ul className={posesClass}>
        {question.poses.map((pose) => (
          <li key={pose} className="grid min-w-0 grid-cols-1 gap-1 text-center">
            <EmptyPose />
            {poseTexts[pose]()}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What begins a recording; a trainer records none here. */
function AskedVoice({ question }: { question: Question }) {
  return (
    <div className="grid grid-cols-1 gap-2">
      <p className="font-medium wrap-anywhere">
        <bdi>{phraseOf(question)}</bdi>
      </p>
      <p aria-hidden="true" className={buttonClass({ variant: "secondary" }, "w-fit opacity-60")}>
        <Icon name="mic" />
        {m.check_in_voice_record()}
      </p>
    </div>
  );
}

/** A question without words yet still has its place. */
const named = (question: Question): Question =>
  question.text === "" ? { ...question, text: m.check_in_form_unwritten() } : question;

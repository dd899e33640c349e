import { type QuestionKind, questionKinds } from "../../../../../domain/check-ins/questions.ts";
import { m } from "../../../../paraglide/messages.js";
import { Icon } from "../../../../ui/every-icon.tsx";
import { kindLooks } from "./kinds.ts";

/** Every kind of question: one press adds one. */
export function KindBar({ onAdd }: { onAdd: (kind: QuestionKind) => void }) {
  return (
    <fieldset className="min-w-0">
      <legend className="pb-2 font-medium">{m.check_in_form_add_question()}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(9.5rem,100%),1fr))] gap-2">
        {questionKinds.map((kind) => (
          <button
            key={kind}
            type="button"
            onClick={() => onAdd(kind)}
            className="flex min-h-11 items-center gap-2.5 rounded-md border border-line bg-raised px-3 py-1.5 text-start transition hover:bg-soft active:scale-[0.985]"
          >
            <Icon name={kindLooks[kind].icon} className="shrink-0 text-muted" />
            {kindLooks[kind].label()}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

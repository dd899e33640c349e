import { useMutation } from "@tanstack/react-query";
import { type FormEvent, type KeyboardEvent, useState } from "react";
import { parseCount, stepFields } from "../../../domain/activity/step-days.ts";
import { checkField } from "../../../domain/fields.ts";
import { clamp } from "../../../domain/numerals.ts";
import { stepBounds } from "../../../domain/person-bounds.ts";
import { errorText } from "../../lib/format/error-text.ts";
import { fieldText } from "../../lib/format/field-text.ts";
import { formatCount } from "../../lib/format/format.ts";
import { today } from "../../lib/format/today.ts";
import { m } from "../../paraglide/messages.js";
import { Icon } from "../../ui/every-icon.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { toast } from "../../ui/toast.tsx";
import { setTarget } from "./queries.ts";
import type { StepsProps } from "./row-parts.tsx";

/** The target, edited in place: Enter saves, Esc restores. A past day's target is fixed. */
export function TargetCell({ row, page }: Pick<StepsProps, "row" | "page">) {
  const [draft, setDraft] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const saving = useMutation({
    mutationFn: (target: number) => setTarget(row.id, target),
    onSuccess: () => setDraft(undefined),
    onError: (error) =>
      toast({ kind: "error", text: errorText(error, m.steps_target_save_failed()) }),
  });
  if (page.date !== today()) return formatCount(row.target);
  if (draft === undefined) {
    return (
      <span className="flex items-center justify-end gap-1">
        {formatCount(row.target)}
        <IconButton
          label={m.steps_target_edit_of({ name: row.name })}
          className="text-muted hover:text-ink"
          onClick={() => setDraft(String(row.target))}
        >
          <Icon name="edit" />
        </IconButton>
      </span>
    );
  }
  const type = (text: string) => {
    setDraft(text);
    setProblem(undefined);
  };
  const close = () => {
    setDraft(undefined);
    setProblem(undefined);
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    const target = parseCount(draft);
    const found = checkField(stepFields.target, target ?? draft);
    if (found || target === undefined) setProblem(fieldText(found ?? { code: "not_a_number" }));
    else if (target === row.target) close();
    else saving.mutate(target);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") close();
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const from = parseCount(draft) ?? row.target;
    const { minTarget, maxTarget, targetStep } = stepBounds;
    type(String(clamp(from + by * targetStep, minTarget, maxTarget)));
  };
  return (
    <form onSubmit={save} className="flex items-center justify-end gap-1">
      <span className="relative">
        <input
          // biome-ignore lint/a11y/noAutofocus: a press has just opened this field
          autoFocus
          inputMode="numeric"
          dir="ltr"
          value={draft}
          aria-label={m.steps_target_of({ name: row.name })}
          aria-invalid={problem !== undefined}
          title={problem}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => type(event.currentTarget.value)}
          onKeyDown={onKeyDown}
          className="h-9 w-24 rounded-md border border-line-strong bg-field px-2 text-center aria-invalid:border-bad"
        />
        {problem && (
          <span
            role="alert"
            className="absolute end-0 top-full z-10 rounded-md bg-overlay px-2 py-1 text-sm whitespace-nowrap text-bad shadow-overlay"
          >
            {problem}
          </span>
        )}
      </span>
      <IconButton label={m.ui_save()} type="submit" disabled={saving.isPending}>
        <Icon name="check" />
      </IconButton>
      <IconButton label={m.ui_cancel()} onClick={close}>
        <Icon name="close" />
      </IconButton>
    </form>
  );
}

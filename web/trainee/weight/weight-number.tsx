import { type KeyboardEvent, useRef } from "react";
import { clampWeight } from "../../../domain/body/weight.ts";
import { weightBounds } from "../../../domain/person-bounds.ts";
import { formatKg } from "../../lib/format/format.ts";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/button.tsx";
import { NumberField } from "../../ui/number-field.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import type { WeightDraft } from "./use-weight-draft.ts";

type WeightNumberProps = { draft: WeightDraft; loading: boolean };

/** The large weight; a tap turns it into a field. */
export function WeightNumber({ draft, loading }: WeightNumberProps) {
  const opener = useRef<HTMLButtonElement>(null);
  const weight = formatKg(clampWeight(draft.value));

  const close = () => {
    draft.stopTyping();
    requestAnimationFrame(() => opener.current?.focus());
  };

  if (draft.typing) return <Typing draft={draft} onClose={close} />;
  return (
    <div className="grid min-h-24 place-items-center">
      {loading ? (
        <Skeleton className="h-16 w-44" />
      ) : (
        <button
          ref={opener}
          type="button"
          aria-label={m.weight_type({ weight })}
          onClick={draft.startTyping}
          className="rounded-lg px-4 py-1 transition hover:bg-soft"
        >
          <bdi
            aria-hidden="true"
            className="inline-flex flex-wrap items-baseline justify-center gap-x-2"
          >
            <span className="text-[min(calc(var(--text-hero)*1.6),18vw)] leading-digits font-semibold">
              {weight}
            </span>{" "}
            <span className="text-lg text-muted">{m.weight_unit()}</span>
          </bdi>
        </button>
      )}
    </div>
  );
}

function Typing({ draft, onClose }: { draft: WeightDraft; onClose: () => void }) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    onClose();
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (draft.settle() !== undefined) onClose();
      }}
      onKeyDown={onKeyDown}
      className="flex min-h-24 items-start gap-2"
    >
      <NumberField
        label={m.weight_field()}
        name="weight"
        unit={m.weight_unit()}
        {...weightBounds}
        defaultValue={draft.typing?.text ?? clampWeight(draft.value)}
        onValueChange={draft.type}
        error={draft.typing?.error}
        autoFocus
        className="grow"
      />
      <Button type="submit" variant="secondary" className="mt-8.5 min-h-12">
        {m.weight_done_typing()}
      </Button>
    </form>
  );
}

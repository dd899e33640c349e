import { useState } from "react";
import type { Template } from "../../../../domain/contract/templates/templates.ts";
import { templateFields } from "../../../../domain/templates/templates.ts";
import { errorText } from "../../../lib/format/error-text.ts";
import { formatCount } from "../../../lib/format/format.ts";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/every-icon.tsx";
import { toast } from "../../../ui/toast.tsx";
import { updateTemplate } from "../queries.ts";

type WeeksNavProps = { template: Template; week: number; onWeek: (week: number) => void };

/** The weeks of a template with the open one marked, and a button that adds one. */
export function WeeksNav({ template, week, onWeek }: WeeksNavProps) {
  const [pending, setPending] = useState(false);
  const { id, weeks } = template;
  const add = async () => {
    setPending(true);
    try {
      await updateTemplate(id, { weeks: weeks + 1 });
      onWeek(weeks);
    } catch (error) {
      toast({ kind: "error", text: errorText(error, m.templates_update_failed()) });
    } finally {
      setPending(false);
    }
  };
  return (
    <nav
      aria-label={m.templates_weeks_nav()}
      className="flex min-w-0 flex-wrap items-center gap-1.5"
    >
      <span className="pe-1 text-sm text-muted max-md:sr-only">{m.templates_weeks()}</span>
      {Array.from({ length: weeks }, (_, each) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: a week is its number
          key={each}
          type="button"
          aria-label={m.templates_week({ number: each + 1 })}
          aria-current={each === week ? "page" : undefined}
          onClick={() => onWeek(each)}
          className="size-11 rounded-full border border-line bg-raised transition hover:bg-soft aria-[current=page]:border-accent aria-[current=page]:bg-accent-soft aria-[current=page]:font-medium aria-[current=page]:text-accent-ink"
        >
          {formatCount(each + 1)}
        </button>
      ))}
      {weeks < templateFields.weeks.max && (
        <Button
          variant="ghost"
          pending={pending}
          onClick={() => void add()}
          className="max-md:px-3!"
        >
          <Icon name="plus" />
          <span className="max-md:sr-only">{m.templates_add_week()}</span>
        </Button>
      )}
    </nav>
  );
}

/** The server stores its items, so that undo restores them. */
export async function removeLastWeek({ id, weeks }: Template): Promise<void> {
  const failed = (error: unknown) =>
    toast({ kind: "error", text: errorText(error, m.templates_update_failed()) });
  try {
    await updateTemplate(id, { weeks: weeks - 1 });
    toast({
      text: m.templates_week_removed({ number: weeks }),
      action: {
        label: m.schedule_undo(),
        onAction: () => void updateTemplate(id, { weeks }).catch(failed),
      },
    });
  } catch (error) {
    failed(error);
  }
}

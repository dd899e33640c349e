import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { type ScheduleKind, scheduleKinds } from "../../../../domain/schedules/schedules.ts";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/button.tsx";
import { ChoiceChips } from "../../../ui/choice-chips.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Icon } from "../../../ui/every-icon.tsx";
import { Switch } from "../../../ui/switch.tsx";
import { useWidth } from "../../../ui/use-width.ts";
import type { EditedWeek } from "../edits/edited-week.ts";
import { type PageChoice, type PageTitle, WeekPage } from "./week-page.tsx";
import "../../../ui/printed.css";

type PrintDialogProps = { week: EditedWeek; title: PageTitle; onClose: () => void };

/** The printable area of a landscape A4 page, in CSS pixels. */
const page = { width: 1046, height: 716 };

const kindTexts: Record<ScheduleKind, () => string> = {
  exercises: m.schedule_tab_exercises,
  meals: m.schedule_tab_meals,
};

/** The week on one page, to print or to save as a PDF. */
export function PrintDialog({ week, title, onClose }: PrintDialogProps) {
  const [choice, setChoice] = useState<PageChoice>({ kinds: scheduleKinds, pictures: true });
  const { name, of } = title;
  const sheet = useRef<HTMLDivElement>(null);
  const { ref, width } = useWidth<HTMLDivElement>(page.width);
  const drawn = useMemo(() => ({ week, title: { name, of }, choice }), [week, name, of, choice]);
  const size = useFitted(sheet, drawn);
  const scale = Math.min(1, width / page.width);
  return (
    <Dialog
      open
      size="full"
      title={m.schedule_print_title()}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {m.ui_cancel()}
          </Button>
          <Button disabled={choice.kinds.length === 0} onClick={() => print()}>
            <Icon name="print" />
            {m.schedule_print_do()}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-4">
        <ChoiceChips
          multiple
          name="printed-kinds"
          label={m.schedule_print_what()}
          options={scheduleKinds.map((value) => ({ value, label: kindTexts[value]() }))}
          value={choice.kinds}
          onChange={(values) =>
            setChoice({ ...choice, kinds: scheduleKinds.filter((kind) => values.includes(kind)) })
          }
        />
        <Switch
          label={m.schedule_print_pictures()}
          checked={choice.pictures}
          onCheckedChange={(pictures) => setChoice({ ...choice, pictures })}
        />
        <div data-paper="" className="min-w-0 rounded-md border border-line p-2">
          <div
            ref={ref}
            className="relative overflow-hidden"
            style={{ height: page.height * scale }}
          >
            <div
              ref={sheet}
              className="absolute start-0 top-0 origin-top-right overflow-hidden ltr:origin-top-left"
              style={{ ...page, transform: `scale(${scale})` }}
            >
              <WeekPage {...drawn} />
            </div>
          </div>
        </div>
        <p className="text-sm text-muted">{m.schedule_print_hint()}</p>
      </div>
      {createPortal(
        <div
          data-printed="week"
          data-paper=""
          className="hidden print:block"
          style={{ ...page, fontSize: size }}
        >
          <WeekPage {...drawn} />
        </div>,
        document.body,
      )}
    </Dialog>
  );
}

/** Minimum and maximum text size of a page in pixels, both readable. */
const [least, largest] = [5, 13];
const stepsPerPixel = 4;

/** The largest text size with which an element's content fits its height. */
function useFitted(ref: RefObject<HTMLElement | null>, of: unknown): number {
  const [size, setSize] = useState(largest);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the drawn content decides the height
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const fits = (size: number) => {
      element.style.fontSize = `${size}px`;
      return element.scrollHeight <= element.clientHeight + 1;
    };
    // Each try lays the whole week out, so the range is halved.
    let [fitting, tooLarge] = [least * stepsPerPixel, largest * stepsPerPixel + 1];
    while (tooLarge - fitting > 1) {
      const middle = Math.floor((fitting + tooLarge) / 2);
      if (fits(middle / stepsPerPixel)) fitting = middle;
      else tooLarge = middle;
    }
    const found = fitting / stepsPerPixel;
    element.style.fontSize = `${found}px`;
    setSize(found);
  }, [ref, of]);
  return size;
}

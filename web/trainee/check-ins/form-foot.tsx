import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/every-icon.tsx";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import type { CheckInForm } from "./use-check-in-form.ts";

type FormFootProps = { form: CheckInForm; isEdit: boolean; onSend: () => void };

/**
 * How far one is, and sending: above the bar of the frame, within the thumb's reach. It follows the last question where
 * large text or a low window leaves no room for both.
 */
export function FormFoot({ form, isEdit, onSend }: FormFootProps) {
  const { answered, total, problems } = form;
  const progress = m.check_in_done_of({ done: answered, total });
  const text = form.isSentElsewhere
    ? m.check_in_send_mine()
    : isEdit
      ? m.check_in_send_edit()
      : m.check_in_send();
  return (
    <div className="pointer-events-none sticky bottom-[calc(4.25rem+env(safe-area-inset-bottom))] z-10 -mb-9 pt-3 pb-2 lg:bottom-[5.5rem] lg:-mb-4 @max-[16rem]:static [@media(max-height:28em)]:static">
      <div
        data-floating
        className="pointer-events-auto flex items-center gap-x-4 gap-y-2 rounded-xl border border-line bg-raised px-[min(1rem,4vw)] py-2.5 shadow-overlay @max-[16rem]:flex-wrap"
      >
        <div className="min-w-0 grow basis-24">
          <p role="status" className="text-sm">
            {problems.size > 0 ? (
              <span className="font-medium text-bad">
                {m.check_in_left({ count: problems.size })}
              </span>
            ) : (
              <span className="font-medium">{progress}</span>
            )}
          </p>
          <ProgressBar
            value={answered}
            max={total}
            label={m.check_in_progress()}
            className="mt-1.5"
          />
        </div>
        <Button
          className="whitespace-nowrap @max-[16rem]:whitespace-normal"
          onClick={onSend}
          pending={form.isOnItsWay}
          pendingLabel={form.pending?.waiting ? m.check_in_waits_short() : m.check_in_sending()}
          disabled={isEdit && !form.isChanged}
        >
          <Icon name="send" />
          {text}
        </Button>
      </div>
    </div>
  );
}

import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/every-icon.tsx";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import type { CheckInForm } from "./use-check-in-form.ts";

type FormFootProps = { form: CheckInForm; isEdit: boolean; onSend: () => void };

/** Above the bar of the frame, within the thumb's reach: how far one is, and sending. */
export function FormFoot({ form, isEdit, onSend }: FormFootProps) {
  const { answered, total, problems } = form;
  const progress = m.check_in_done_of({ done: answered, total });
  const text = form.isSentElsewhere
    ? m.check_in_send_mine()
    : isEdit
      ? m.check_in_send_edit()
      : m.check_in_send();
  return (
    <>
      <div aria-hidden="true" className="h-18" />
      <div className="pointer-events-none fixed inset-x-0 bottom-[calc(4.25rem+env(safe-area-inset-bottom))] z-10 grid justify-items-center px-3 pb-2 lg:bottom-[5.5rem]">
        <div
          data-floating
          className="pointer-events-auto flex w-full max-w-2xl flex-wrap items-center gap-x-4 gap-y-2 rounded-xl border border-line bg-raised px-4 py-2.5 shadow-overlay"
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
            className="whitespace-nowrap"
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
    </>
  );
}

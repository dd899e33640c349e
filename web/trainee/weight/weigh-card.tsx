import { useEffect, useRef } from "react";
import { clampWeight, type WeightRecord, type WeightTrend } from "../../../domain/body/weight.ts";
import { dayOfWeek } from "../../../domain/calendar.ts";
import type { NewWeight } from "../../../domain/contract/body/weight.ts";
import { useKeptState } from "../../app-lock/use-kept-state.ts";
import { formatKg } from "../../lib/format/format.ts";
import { useWho } from "../../lib/session/use-who.ts";
import { m } from "../../paraglide/messages.js";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Icon } from "../../ui/icon.tsx";
import { FailureBanner } from "./failure-banner.tsx";
import { LastWeight } from "./last-weight.tsx";
import { Ruler } from "./ruler.tsx";
import { UpdateDialog } from "./update-dialog.tsx";
import { useDoubt } from "./use-doubt.tsx";
import { useSendWeight } from "./use-send-weight.ts";
import { useWeightDraft } from "./use-weight-draft.ts";
import { WeightNumber } from "./weight-number.tsx";

type WeighCardProps = {
  loading: boolean;
  /** The ruler's initial position in kg. */
  start: number;
  current: WeightRecord | null;
  trend?: WeightTrend;
  target: number | null;
  waiting?: NewWeight;
  /** Whether differences say little: the first week of a fast. */
  settling: boolean;
  /** Whether the trainer has this week's weight. */
  arrived: boolean;
  today: string;
};

/** The weight, the ruler below it, and the two buttons. */
export function WeighCard(props: WeighCardProps) {
  const { loading, start, current, trend, target, waiting, settling, arrived, today } = props;
  const draft = useWeightDraft(start);
  const [updating, setUpdating] = useKeptState("weight updating", false);
  const update = useFocusAfter(updating, !loading);
  const { question, sendUnlessDoubted } = useDoubt(trend?.days);
  const { send, sending, error, reset } = useSendWeight("sent");
  const gender = useWho()?.gender ?? "other";

  const move = (kg: number) => {
    draft.move(kg);
    if (error) reset();
  };
  const sendNow = () => {
    const kg = draft.settle();
    if (kg === undefined) return;
    sendUnlessDoubted(kg, () => send(kg, () => draft.forgetSent(kg)));
  };

  return (
    <Card className="grid grid-cols-1 gap-4">
      <WeightNumber draft={draft} loading={loading} />
      <LastWeight
        current={current}
        trend={trend}
        target={target}
        settling={settling}
        loading={loading}
      />
      <Ruler value={draft.value} onChange={move} disabled={loading} />
      {error && <FailureBanner title={m.weight_send_failed()} error={error} />}
      {waiting && (
        <Banner kind="info">{m.weight_waiting({ weight: formatKg(waiting.weight) })}</Banner>
      )}
      <div className="grid gap-2.5">
        <Button
          size="lg"
          variant={arrived ? "secondary" : "primary"}
          disabled={loading}
          pending={sending}
          pendingLabel={m.weight_sending()}
          onClick={sendNow}
        >
          {m.weight_send()}
        </Button>
        <Button
          ref={update}
          size="lg"
          variant="secondary"
          disabled={loading}
          onClick={() => setUpdating(true)}
        >
          {m.weight_update()}
        </Button>
        {arrived ? (
          <p className="flex items-center justify-center gap-1.5 text-sm text-good">
            <Icon name="check" />
            {m.weight_week_arrived()}
          </p>
        ) : (
          <p className="text-center text-sm text-balance text-muted">
            {dayOfWeek(today) === 0
              ? m.weight_sunday_today({ gender })
              : m.weight_sunday({ gender })}
          </p>
        )}
      </div>
      <UpdateDialog
        open={updating}
        value={clampWeight(draft.value)}
        days={trend?.days}
        onClose={() => setUpdating(false)}
        onSaved={draft.forget}
      />
      {question}
    </Card>
  );
}

/** The button of a dialog that an opened lock has opened again: the browser knows none to give the focus back to. */
function useFocusAfter(isOpen: boolean, isReady: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const closed = useRef(false);
  useEffect(() => {
    if (!isOpen) return;
    return () => {
      closed.current = true;
    };
  }, [isOpen]);
  // A disabled button takes no focus: it waits for the weights.
  useEffect(() => {
    if (isOpen || !isReady || !closed.current) return;
    closed.current = false;
    if (document.activeElement === document.body) button.current?.focus();
  }, [isOpen, isReady]);
  return button;
}

import { Suspense, useState } from "react";
import { judgeChange } from "../../domain/body/body-change.ts";
import { type MeasurementKind, measurementTrend } from "../../domain/body/measurements.ts";
import type { MeasuredKind } from "../../domain/contract/body/measurements.ts";
import type { Goal } from "../../domain/trainee.ts";
import { lazyPart } from "../frame/again.tsx";
import { datedDay, formatDay } from "../lib/format/format.ts";
import { m } from "../paraglide/messages.js";
import { Button } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { Sparkline } from "../ui/chart/sparkline.tsx";
import { Icon } from "../ui/every-icon.tsx";
import { Change } from "./change.tsx";
import { withUnit } from "./fact.tsx";
import { Figure } from "./figure.tsx";
import { MeasureDialog } from "./measure-dialog.tsx";
import type { BodySource } from "./source.ts";
import {
  type Circumference,
  circumferenceKinds,
  compositionKinds,
  formatMeasured,
  measurementTexts,
  measurementUnit,
  placeTexts,
} from "./texts.ts";

const HistoryDialog = lazyPart(async () => (await import("./history-dialog.tsx")).HistoryDialog);

type BodyViewProps = {
  source: BodySource;
  measured: readonly MeasuredKind[];
  goals: readonly Goal[];
  /** kg, with its day; the form shows it beside its input. */
  lastWeight: { weight: number; date: string } | null;
  className?: string;
};

/** A body's measurements: on a figure, as a list with charts, and the form for new ones. */
export function BodyView({ source, measured, goals, lastWeight, className }: BodyViewProps) {
  const [dialog, setDialog] = useState<"new" | MeasurementKind>();
  const close = () => setDialog(undefined);
  const daysOf = (kind: MeasurementKind) => measured.find((each) => each.kind === kind)?.days ?? [];
  const line = (kind: MeasurementKind) => (
    <KindLine
      key={kind}
      kind={kind}
      goals={goals}
      days={daysOf(kind)}
      onOpen={() => setDialog(kind)}
    />
  );
  return (
    <Card
      title={m.body_title()}
      className={className}
      action={
        <Button variant="secondary" onClick={() => setDialog("new")}>
          <Icon name="ruler" />
          {m.body_new()}
        </Button>
      }
    >
      {measured.length === 0 && <p className="pb-3 text-muted">{m.body_empty_text()}</p>}
      <div className="@container grid grid-cols-1 gap-x-8 gap-y-4 lg:grid-cols-2">
        {/* With very large text the labels do not fit; the list has the same values. */}
        <figure
          className="mx-auto w-full max-w-md pt-2 @max-[12rem]:hidden"
          aria-label={m.body_figure()}
        >
          <Figure
            callout={(kind) => (
              <Callout
                kind={kind}
                goals={goals}
                days={daysOf(kind)}
                onOpen={() => setDialog(kind)}
              />
            )}
          />
        </figure>
        <ul className="divide-y divide-line">
          {compositionKinds.map(line)}
          {circumferenceKinds.map(line)}
        </ul>
      </div>
      {dialog === "new" && (
        <MeasureDialog
          source={source}
          lastWeight={lastWeight}
          measured={measured}
          onClose={close}
        />
      )}
      <Suspense>
        {dialog !== undefined && dialog !== "new" && (
          <HistoryDialog source={source} goals={goals} kind={dialog} onClose={close} />
        )}
      </Suspense>
    </Card>
  );
}

type KindProps<Kind> = {
  kind: Kind;
  days: MeasuredKind["days"];
  goals: readonly Goal[];
  onOpen: () => void;
};

function Callout({ kind, days, goals, onOpen }: KindProps<Circumference>) {
  const { current, difference } = measurementTrend(days);
  return (
    <button
      type="button"
      disabled={!current}
      aria-label={m.body_history({ kind: measurementTexts[kind]() })}
      onClick={onOpen}
      className="grid min-h-11 w-full justify-items-center rounded-md px-1 text-center enabled:hover:bg-soft"
    >
      <span className="text-sm text-muted">{placeTexts[kind]()}</span>
      <span className="flex flex-wrap items-baseline justify-center gap-x-1.5">
        <span className="font-semibold">{current ? formatMeasured(current.value) : "—"}</span>
        <Change
          difference={difference}
          verdict={judgeChange(kind, difference ?? 0, goals)}
          unit={measurementUnit(kind)}
        />
      </span>
    </button>
  );
}

function KindLine({ kind, days, goals, onOpen }: KindProps<MeasurementKind>) {
  const { current, difference } = measurementTrend(days);
  const name = measurementTexts[kind]();
  const unit = measurementUnit(kind);
  if (!current) {
    return (
      <li className="flex min-h-14 items-center gap-3">
        <span className="grow">{name}</span>
        <span className="text-muted">{m.trainees_not_recorded()}</span>
      </li>
    );
  }
  return (
    <li>
      <button
        type="button"
        onClick={onOpen}
        className="flex min-h-14 w-full flex-wrap items-center gap-x-3 rounded-md py-1.5 text-start hover:bg-soft"
      >
        <span className="min-w-0 grow basis-18">
          <span className="block">{name}</span>
          <span className="block text-sm text-muted">{formatDay(current.date, datedDay)}</span>
        </span>
        <Sparkline values={days.map(({ value }) => value)} width={64} height={28} />
        <span className="ms-auto grid min-w-20 justify-items-end">
          <span className="font-medium">{withUnit(formatMeasured(current.value), unit)}</span>
          <Change
            difference={difference}
            unit={unit}
            verdict={judgeChange(kind, difference ?? 0, goals)}
          />
        </span>
        <Icon name="chevron" className="shrink-0 text-muted" />
      </button>
    </li>
  );
}

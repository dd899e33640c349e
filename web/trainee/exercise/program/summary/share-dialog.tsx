import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { type Program, setsOf } from "../../../../../domain/activity/exercise-program.ts";
import type { ExerciseWeek } from "../../../../../domain/contract/activity/exercise-week.ts";
import type { ScheduledExercise } from "../../../../../domain/contract/schedules/schedules.ts";
import type { CountedExercise } from "../../../../../domain/libraries/movement/muscle-sets.ts";
import { doseText } from "../../../../exercises/dose.tsx";
import { formatDay, formatKg, fullDay } from "../../../../lib/format/format.ts";
import { nameIn } from "../../../../lib/format/names.ts";
import { useWho } from "../../../../lib/session/use-who.ts";
import { sharePicture } from "../../../../lib/share-picture.ts";
import { m } from "../../../../paraglide/messages.js";
import { Button } from "../../../../ui/button.tsx";
import { Checkbox } from "../../../../ui/checkbox.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { Icon } from "../../../../ui/every-icon.tsx";
import { toast } from "../../../../ui/toast.tsx";
import { homeQuery } from "../../../home/queries.ts";
import { type CardContent, drawCard } from "./draw-card.ts";
import type { Hero } from "./hero.ts";

export type ShareDialogProps = {
  week: ExerciseWeek;
  program: Program<ScheduledExercise>;
  hero: Hero | undefined;
  facts: readonly string[];
  worked: readonly CountedExercise[];
  onClose: () => void;
};

/** A picture of the day, without anything of the person unless ticked. */
export function ShareDialog({ week, program, hero, facts, worked, onClose }: ShareDialogProps) {
  const who = useWho();
  const gender = who?.gender ?? "other";
  // The frame asks it anyway.
  const { data: home } = useQuery(homeQuery());
  const weight = home?.weight.current?.weight;
  const [named, setNamed] = useState(false);
  const [weighed, setWeighed] = useState(false);
  const day = formatDay(program.date, fullDay);
  const person = [
    named && who?.name,
    weighed && weight !== undefined && m.training_share_weighs({ kg: formatKg(weight) }),
  ].filter((part) => typeof part === "string");
  const exercises = program.items
    .filter(({ status }) => status === "completed")
    .map((item) => ({ name: nameIn(item), done: doneText(week, item) }));
  const content = { day, hero, facts, exercises, worked, person };
  const picture = usePicture(content);
  const send = () => {
    picture.current?.toBlob((blob) => {
      if (!blob) return toast({ kind: "error", text: m.training_share_failed() });
      void sharePicture(blob, `${m.app_name()} ${program.date}`).then(
        (done) => done === "saved" && toast({ kind: "success", text: m.training_share_saved() }),
      );
    }, "image/png");
  };
  const told = [hero && `${hero.value} ${hero.unit ?? ""} ${hero.caption}`, ...facts, ...person];
  return (
    <Dialog
      open
      title={m.training_share()}
      description={m.training_share_text({ gender })}
      onClose={onClose}
      footer={
        <Button onClick={send}>
          <Icon name="share" />
          {m.training_share_send()}
        </Button>
      }
    >
      <div className="grid grid-cols-1 gap-1">
        <canvas
          ref={picture}
          role="img"
          aria-label={m.training_share_label({ text: told.filter(Boolean).join(m.ui_comma()) })}
          className="mx-auto aspect-4/5 max-h-[48dvh] max-w-full rounded-lg border border-line"
        />
        <Checkbox
          name="name"
          label={m.training_share_name()}
          checked={named}
          onChange={(event) => setNamed(event.currentTarget.checked)}
        />
        {weight !== undefined && (
          <Checkbox
            name="weight"
            label={m.training_share_body_weight()}
            checked={weighed}
            onChange={(event) => setWeighed(event.currentTarget.checked)}
          />
        )}
      </div>
    </Dialog>
  );
}

/** The performed sets of an exercise in short; the plan's if none were logged. */
function doneText(week: ExerciseWeek, item: ScheduledExercise): string {
  const sets = setsOf(week, item.id);
  if (sets.length === 0) return doseText(item);
  const heaviest = Math.max(...sets.map(({ weight }) => weight ?? 0));
  const count = m.training_done_sets({ count: sets.length });
  return heaviest > 0 ? `${count} · ${m.training_share_top({ kg: heaviest })}` : count;
}

/** A canvas with the picture, drawn again when its content changes. */
function usePicture(content: CardContent) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const drawn = JSON.stringify(content);
  useEffect(() => {
    if (!canvas.current) return;
    drawCard(canvas.current, JSON.parse(drawn) as CardContent).catch(() =>
      toast({ kind: "error", text: m.training_share_failed() }),
    );
  }, [drawn]);
  return canvas;
}

import { categoryTexts } from "../../exercises/texts.ts";
import { m } from "../../paraglide/messages.js";
import { Ltr } from "../../ui/bidi.tsx";
import { CardLine, RowName } from "../list/row-parts.tsx";
import { StatusBadge } from "../list/status-badge.tsx";
import { ExerciseMenu, type ExerciseProps, hasVideo, WatchButton } from "./row-parts.tsx";
import { statusTexts } from "./texts.ts";

export function ExerciseCard(props: ExerciseProps) {
  const { row, open } = props;
  const { category, status, sets, reps, duration, englishName } = row;
  return (
    <CardLine
      name={<RowName name={row.name} onOpen={() => open("edit", row)} />}
      facts={[categoryTexts[category](), m.exercises_dose({ count: sets, reps }), duration]}
      more={englishName && <Ltr>{englishName}</Ltr>}
      mark={status !== "active" && <StatusBadge status={status} texts={statusTexts} />}
      menu={
        <>
          {hasVideo(row) && <WatchButton {...props} />}
          <ExerciseMenu {...props} />
        </>
      }
    />
  );
}

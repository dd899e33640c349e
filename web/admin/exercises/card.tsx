import { doseText } from "../../exercises/dose.tsx";
import { equipmentTexts } from "../../exercises/equipment-texts.ts";
import { ExerciseThumb } from "../../exercises/movement/thumb.tsx";
import { categoryTexts } from "../../exercises/texts.ts";
import { nameIn, otherNameIn } from "../../lib/format/names.ts";
import { OtherLanguage } from "../../ui/bidi.tsx";
import { CardLine, RowName } from "../list/row-parts.tsx";
import { StatusBadge } from "../list/status-badge.tsx";
import { ExerciseMenu, type ExerciseProps, hasVideo, WatchButton } from "./row-parts.tsx";
import { statusTexts } from "./texts.ts";

export function ExerciseCard(props: ExerciseProps) {
  const { row, open } = props;
  const { category, status } = row;
  const other = otherNameIn(row);
  return (
    <CardLine
      face={<ExerciseThumb {...row} />}
      name={<RowName name={nameIn(row)} onOpen={() => open("edit", row)} />}
      facts={[
        categoryTexts[category](),
        row.equipment && equipmentTexts[row.equipment](),
        doseText(row),
      ]}
      more={other && <OtherLanguage>{other}</OtherLanguage>}
      mark={status !== "active" && <StatusBadge status={status} texts={statusTexts} />}
      menu={
        <>
          {hasVideo(row) && <WatchButton row={row} open={open} />}
          <ExerciseMenu {...props} />
        </>
      }
    />
  );
}

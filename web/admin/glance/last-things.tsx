import { Link } from "react-router";
import { adminPaths } from "../../../domain/admin-paths.ts";
import type { TraineeGlance } from "../../../domain/contract/attention/glance.ts";
import { LoadOf } from "../../exercises/load.tsx";
import { formatDay, shortDay } from "../../lib/format/format.ts";
import { nameIn } from "../../lib/format/names.ts";
import { noteTime } from "../../notes/note-time.ts";
import { typeTexts } from "../../notes/texts.ts";
import { m } from "../../paraglide/messages.js";
import { Ltr } from "../../ui/bidi.tsx";
import { Icon } from "../../ui/every-icon.tsx";
import { GlanceCard } from "./glance-card.tsx";

type GlanceProps = { glance: TraineeGlance };

/** The last training, each exercise by its best set. */
export function GlanceTraining({ glance: { training } }: GlanceProps) {
  return (
    <GlanceCard title={m.glance_training()} beside={training && formatDay(training.date, shortDay)}>
      {training ? (
        <ul className="grid gap-1.5">
          {training.exercises.map((exercise) => (
            <li
              key={exercise.name}
              className="flex flex-wrap items-baseline justify-between gap-x-3 text-sm"
            >
              <bdi className="min-w-0 wrap-anywhere">{nameIn(exercise)}</bdi>
              <span className="ms-auto font-medium tabular-nums">
                <LoadOf {...exercise} />
              </span>
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-sm text-muted">{m.glance_no_training()}</p>
      )}
    </GlanceCard>
  );
}

/** The last note with its author, and a link to all notes. */
export function GlanceNote({ glance: { id, name, note } }: GlanceProps) {
  return (
    <GlanceCard
      title={m.glance_note()}
      beside={
        <Link
          to={`${adminPaths.trainee(id)}?tab=notes`}
          className="-my-3 inline-flex min-h-11 items-center text-accent-ink hover:underline"
        >
          {m.glance_all_notes()}
        </Link>
      }
    >
      {note ? (
        <>
          <p className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
            <span>{typeTexts[note.type]()}</span>
            {note.isPrivate && (
              <span className="inline-flex items-center gap-1">
                <Icon name="lock" />
                {m.notes_private()}
              </span>
            )}
            <bdi>{note.byTrainer ? m.diet_note_by_me() : name}</bdi>
            <Ltr className="tabular-nums">{noteTime(note.createdAt)}</Ltr>
          </p>
          <p className="plaintext clamp-lines-6 text-sm wrap-anywhere whitespace-pre-wrap">
            {note.text || m.diet_note_day_alone()}
          </p>
        </>
      ) : (
        <p className="text-sm text-muted">{m.glance_no_note()}</p>
      )}
    </GlanceCard>
  );
}

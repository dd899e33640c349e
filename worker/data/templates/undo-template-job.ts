import { touchedDays, undoWeeks } from "../schedules/undo-weeks.ts";
import type { TrainerScope } from "../scope.ts";

/** Marks the job as undone, with the number of its people and of staying days. */
const noteUndone = `update template_jobs set undone_at = :now, body = json_set(body,
    '$.people', (select count(*) from template_job_members
      where job_id = :change and done_at is not null),
    '$.kept', ${touchedDays("template")})
  where id = :change`;

/** Marks the template as edited again, because its followed edits are undone. */
const editAgain = `update templates set edited_at = :now
  where id = (select template_id from template_jobs where id = :change and kind = 'follow')
    and edited_at is null`;

/** Undoes a job in one batch; waiting people are dropped. */
export const restoreByJob = (scope: TrainerScope, jobId: string) =>
  undoWeeks(scope, { job: "template", jobId }, [noteUndone, editAgain]);

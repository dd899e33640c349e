import { touchedDays, undoWeeks } from "../schedules/undo-weeks.ts";
import type { TrainerScope } from "../scope.ts";

/** How many it was done to, and how many days stay. */
const noteUndone = `update template_jobs set undone_at = :now, body = json_set(body,
    '$.people', (select count(*) from template_job_members
      where job_id = :change and done_at is not null),
    '$.kept', ${touchedDays("template")})
  where id = :change`;

/** The edits that were followed are not any more. */
const editAgain = `update templates set edited_at = :now
  where id = (select template_id from template_jobs where id = :change and kind = 'follow')
    and edited_at is null`;

/** Takes a job back in one batch; what it had not done yet, it does no more. */
export const restoreByJob = (scope: TrainerScope, jobId: string) =>
  undoWeeks(scope, { job: "template", jobId }, [noteUndone, editAgain]);

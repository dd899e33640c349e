import type { TemplateJob } from "../../../../domain/contract/templates/template-jobs.ts";
import { useNow } from "../../../lib/use-now.ts";
import { JobProgress } from "./job-progress.tsx";

/** What was last done with a template, on whatever device, as long as it can be taken back. */
export function RecentJob({ job }: { job: TemplateJob | null }) {
  const now = useNow();
  if (!job || (job.undoableUntil ?? 0) <= now) return null;
  return <JobProgress key={job.id} job={job} />;
}

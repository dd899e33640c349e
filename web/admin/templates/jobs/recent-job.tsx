import { useQuery } from "@tanstack/react-query";
import { useDraft } from "../../../lib/drafts.ts";
import { useNow } from "../../../lib/use-now.ts";
import { JobProgress } from "./job-progress.tsx";
import { jobQuery } from "./queries.ts";
import { recentJobs } from "./recent.ts";

/** What was last done with a template, as long as it goes on or can be taken back. */
export function RecentJob({ templateId }: { templateId: string }) {
  const kept = useDraft(recentJobs, templateId);
  const now = useNow();
  const open = kept !== undefined && (kept.undoableUntil ?? 0) > now;
  const { data: job } = useQuery({ ...jobQuery(kept?.id ?? ""), enabled: open });
  if (!open || !job || job.undoableUntil === null) return null;
  return <JobProgress key={job.id} job={job} />;
}

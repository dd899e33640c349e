import type { TemplateJob } from "../../../../domain/contract/templates/template-jobs.ts";
import { draftStore } from "../../../lib/drafts.ts";

/** The last job of each template, as long as its way back may be wanted. */
export const recentJobs = draftStore<Pick<TemplateJob, "id" | "undoableUntil">>(
  "template-recent-jobs",
  { days: 1, untilSignOut: true },
);

export const keepRecentJob = ({ id, templateId, undoableUntil }: TemplateJob): void =>
  recentJobs.keep(templateId, { id, undoableUntil });

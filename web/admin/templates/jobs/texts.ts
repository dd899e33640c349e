import type {
  TemplateJob,
  TemplateJobUndone,
} from "../../../../domain/contract/templates/template-jobs.ts";
import { formatCount } from "../../../lib/format/format.ts";
import { m } from "../../../paraglide/messages.js";

const counted = (count: number) => ({ count, total: formatCount(count) });

export const doneText = ({ kind, total }: TemplateJob): string =>
  kind === "give" ? m.templates_given(counted(total)) : m.templates_followed(counted(total));

export const undoneText = ({ people, kept }: TemplateJobUndone): string =>
  kept > 0
    ? `${m.templates_undone(counted(people))} ${m.templates_undone_kept(counted(kept))}`
    : m.templates_undone(counted(people));

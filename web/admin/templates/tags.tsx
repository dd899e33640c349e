import type { Template } from "../../../domain/contract/templates/templates.ts";
import { m } from "../../paraglide/messages.js";
import { Badge } from "../../ui/badge.tsx";
import { isAhead, tagsOf } from "./texts.ts";

export function Tags({ template }: { template: Template }) {
  return tagsOf(template).map((tag) => <Badge key={tag}>{tag}</Badge>);
}

/** Marks a template with edits that have not reached its followers. */
export function AheadMark({ template }: { template: Template }) {
  return isAhead(template) && <Badge tone="warn">{m.templates_ahead()}</Badge>;
}

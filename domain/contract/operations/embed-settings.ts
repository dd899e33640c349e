import { z } from "zod";
import { framings, isSite, maxSiteLength, maxSites } from "../../operations/embedding.ts";
import { addProblem } from "../fields.ts";

const site = z
  .string()
  .max(maxSiteLength)
  .superRefine((origin, context) => {
    if (!isSite(origin)) addProblem(context, { code: "not_a_site" });
  });

/** Sites that may frame the trainees' screens; `sites` is for `listed` alone. */
export const embedSettings = z
  .strictObject({ framing: z.enum(framings), sites: z.array(site).max(maxSites) })
  .superRefine(({ framing, sites }, context) => {
    if (framing !== "listed" || sites.length > 0) return;
    addProblem(context, { code: "required" }, ["sites"]);
  });

import { type EmbedSettings, maxSites, siteOf } from "../../../../domain/operations/embedding.ts";
import { fieldText } from "../../../lib/format/field-text.ts";
import { m } from "../../../paraglide/messages.js";
import type { ReadResult } from "../../../ui/form.ts";

/** The choice from the form; sites are one a line, as typed or pasted. */
export function readFraming(data: FormData, stored: EmbedSettings): ReadResult<EmbedSettings> {
  const framing = data.get("framing") as EmbedSettings["framing"];
  // The list stays stored for a later choice.
  if (framing !== "listed") return { value: { framing, sites: stored.sites } };
  const lines = String(data.get("sites") ?? "")
    .split(/[\n,،]/)
    .map((line) => line.trim())
    .filter((line) => line !== "");
  const wrong = lines.find((line) => siteOf(line) === undefined);
  if (wrong !== undefined) return { errors: { sites: m.framing_not_a_site({ text: wrong }) } };
  const sites = [...new Set(lines.flatMap((line) => siteOf(line) ?? []))];
  if (sites.length === 0) return { errors: { sites: fieldText({ code: "required" }) } };
  if (sites.length > maxSites) return { errors: { sites: m.framing_too_many({ max: maxSites }) } };
  return { value: { framing, sites } };
}

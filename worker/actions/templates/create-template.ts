import type { NewTemplate, Template } from "../../../domain/contract/templates/templates.ts";
import { MiranError } from "../../../domain/errors.ts";
import type { TrainerScope } from "../../data/scope.ts";
import { insertTemplate } from "../../data/templates/template-writes.ts";

/** Adds a template: empty, from a trainee's weeks, or from another template. */
export async function createTemplate(scope: TrainerScope, given: NewTemplate): Promise<Template> {
  const { from } = given;
  if (from?.kind === "template" && from.templateId === given.id) {
    throw new MiranError("invalid_request", { fields: { "from.templateId": { code: "invalid" } } });
  }
  const written = await insertTemplate(scope, given);
  if (!written) throw new MiranError("not_found");
  return written;
}

import type { TemplatesPage, TemplatesQuery } from "../../../domain/contract/templates/templates.ts";
import type { TrainerScope } from "../scope.ts";
export declare function listTemplates(scope: TrainerScope, query: TemplatesQuery): Promise<TemplatesPage>;

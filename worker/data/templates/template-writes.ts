import type { Template, TemplateChanges } from "../../../domain/contract/templates/templates.ts";
import type { TrainerScope } from "../scope.ts";
export declare function updateTemplate(scope: TrainerScope, id: string, changes: TemplateChanges): Promise<Template | undefined>;
export declare function deleteTemplate(scope: TrainerScope, id: string): Promise<void>;

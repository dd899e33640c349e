import type { TemplateWeek } from "../../../domain/contract/templates/templates.ts";
import type { TrainerScope } from "../scope.ts";
export declare function getTemplateWeek(scope: TrainerScope, key: { templateId: string; week: number }): Promise<TemplateWeek | undefined>;

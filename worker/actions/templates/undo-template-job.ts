import type { TemplateJobUndone } from "../../../domain/contract/templates/template-jobs.ts";
import type { TrainerScope } from "../../data/scope.ts";
import type { Platform } from "../../platform.ts";
export declare function undoTemplateJob(platform: Platform, scope: TrainerScope, id: string): Promise<TemplateJobUndone>;

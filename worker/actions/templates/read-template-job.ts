import type { TemplateJob } from "../../../domain/contract/templates/template-jobs.ts";
import type { TrainerScope } from "../../data/scope.ts";
export declare function readTemplateJob(scope: TrainerScope, id: string): Promise<TemplateJob | undefined>;

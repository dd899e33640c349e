import type { GivingOutcome, GivingPreview, GivingQuestion, NewGiving } from "../../../domain/contract/templates/template-jobs.ts";
import type { TrainerScope } from "../../data/scope.ts";
import type { Platform } from "../../platform.ts";
export declare function previewGiving(scope: TrainerScope, templateId: string, question: GivingQuestion): Promise<GivingPreview>;
export declare function giveTemplate(platform: Platform, scope: TrainerScope, templateId: string, given: NewGiving): Promise<GivingOutcome>;

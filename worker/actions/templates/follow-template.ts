import type { FollowingPreview, TemplateJob } from "../../../domain/contract/templates/template-jobs.ts";
import type { TrainerScope } from "../../data/scope.ts";
import type { Platform } from "../../platform.ts";
export declare function previewFollowing(scope: TrainerScope, templateId: string): Promise<FollowingPreview>;
export declare function followTemplate(platform: Platform, scope: TrainerScope, given: { templateId: string; jobId: string }): Promise<TemplateJob>;

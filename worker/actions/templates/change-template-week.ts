import type { ReadWeekChange } from "../../../domain/contract/schedules/weeks.ts";
import type { TemplateWeek } from "../../../domain/contract/templates/templates.ts";
import type { TrainerScope } from "../../data/scope.ts";
export declare function changeTemplateWeek(scope: TrainerScope, key: { templateId: string; week: number }, change: ReadWeekChange): Promise<TemplateWeek>;

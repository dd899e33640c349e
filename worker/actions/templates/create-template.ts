import type { NewTemplate, Template } from "../../../domain/contract/templates/templates.ts";
import type { TrainerScope } from "../../data/scope.ts";
export declare function createTemplate(scope: TrainerScope, given: NewTemplate): Promise<Template>;

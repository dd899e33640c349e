import type { ScheduleKind } from "../../../domain/schedules/schedules.ts";
import type { TrainerScope } from "../scope.ts";
export declare function stopFollowing(scope: TrainerScope, key: { traineeId: string; kind: ScheduleKind }): Promise<void>;

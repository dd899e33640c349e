import type { Context } from "hono";
import type { MemberScope, TraineeScope, TrainerScope } from "../../data/scope.ts";
import type { Platform } from "../../platform.ts";

interface Common {
  Bindings: { platform: Platform };
  Variables: { requestId: string };
}

interface Writing {
  /** Set by a handler whose write changed no row: nobody is told of it. */
  changedNothing?: true;
}

/** The variables of each area's handlers, set by the guard at the mount. */
export interface VisitorEnv extends Common {}
export interface TraineeEnv extends Common {
  Variables: { requestId: string; scope: TraineeScope } & Writing;
}
export interface TrainerEnv extends Common {
  Variables: { requestId: string; scope: TrainerScope } & Writing;
}

/** The environment of routes of both areas, mounted in each behind its guard. */
export interface MemberEnv<Scope extends MemberScope = MemberScope> extends Common {
  Variables: { requestId: string; scope: Scope };
}

export type AnyContext = Context<Common>;
export type MemberContext<Scope extends MemberScope> = Context<MemberEnv<Scope>>;

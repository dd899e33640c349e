import type { Context } from "hono";
import type { MemberScope, TraineeScope, TrainerScope } from "../../data/scope.ts";
import type { Platform } from "../../platform.ts";

interface Common {
  Bindings: { platform: Platform };
  Variables: { requestId: string };
}

/** What a handler of each area can count on: the guard at the mount has put it there. */
export interface VisitorEnv extends Common {}
export interface TraineeEnv extends Common {
  Variables: { requestId: string; scope: TraineeScope };
}
export interface TrainerEnv extends Common {
  Variables: { requestId: string; scope: TrainerScope };
}

/** What both areas offer alike: mounted in each, behind its guard. */
export interface MemberEnv<Scope extends MemberScope = MemberScope> extends Common {
  Variables: { requestId: string; scope: Scope };
}

export type AnyContext = Context<Common>;
export type MemberContext<Scope extends MemberScope> = Context<MemberEnv<Scope>>;

import { type Parts, withDeclaredScreens } from "./declared-looks.ts";
import { checkInLooks } from "./trainee/check-ins.ts";
import { conversationLooks } from "./trainee/conversation.ts";
import { dietLooks } from "./trainee/diet.ts";
import { exerciseLooks } from "./trainee/exercise.ts";
import { personLooks } from "./trainee/person.ts";
import { settingsLooks } from "./trainee/settings.ts";
import { appHeading } from "./ways.ts";
import type { TraineeWorld } from "./worlds.ts";

/** In one part, because a part costs a trainee, a plan and a load of the app. */
const parts: Parts<TraineeWorld> = {
  "all screens": [
    ...personLooks,
    ...exerciseLooks,
    ...dietLooks,
    ...checkInLooks,
    ...conversationLooks,
    ...settingsLooks,
  ],
};

export const traineeLooks = withDeclaredScreens({
  area: "/trainee",
  ready: appHeading,
  parts,
  file: "tests/e2e/look/trainee/",
});

import { ScreenHeader } from "../ui/screen-header.tsx";
import { Toaster } from "../ui/toast.tsx";
import { Actions } from "./actions.tsx";
import { AppearanceBar } from "./appearance-bar.tsx";
import { Chat } from "./chat.tsx";
import { Data } from "./data.tsx";
import { Forms } from "./forms.tsx";
import { Foundations } from "./foundations.tsx";
import { Movements } from "./movements.tsx";
import { say } from "./samples.ts";

/** All parts of web/ui in all states; only in development. */
export function DesignScreen() {
  return (
    <main id="top" className="mx-auto grid max-w-6xl gap-4 p-4 pb-24">
      <ScreenHeader
        title={say("لغة التصميم", "Design language")}
        text={say("كل قطعة في كل حالاتها", "Every piece in every state")}
        onBack={() => history.back()}
      />
      <AppearanceBar />
      <div className="grid items-start gap-4 lg:grid-cols-2 *:grid *:min-w-0 *:gap-4">
        <div>
          <Foundations />
          <Actions />
        </div>
        <div>
          <Forms />
          <Data />
          <Chat />
          <Movements />
        </div>
      </div>
      <Toaster />
    </main>
  );
}

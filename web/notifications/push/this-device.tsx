import { m } from "../../paraglide/messages.js";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { Push } from "./use-push.ts";

/** The state of alerts on this browser, its meaning, and the possible action. */
export function ThisDevice({ push, publicKey }: { push: Push; publicKey: string | null }) {
  const { state, on, busy, turnDeviceOn, turnDeviceOff, test } = push;
  if (publicKey === null) return <Banner kind="info">{m.push_not_offered()}</Banner>;
  if (state === "unsupported") return <Banner kind="info">{m.push_unsupported()}</Banner>;
  if (state === "home-screen") return <Banner kind="info">{m.push_home_screen()}</Banner>;
  if (state === "denied") return <Banner kind="info">{m.push_denied()}</Banner>;
  if (!on) {
    return (
      <div className="grid gap-3">
        <p className="text-muted">{m.push_off_text()}</p>
        <Button pending={busy === "device"} onClick={() => void turnDeviceOn()}>
          <Icon name="bell" />
          {m.push_turn_on()}
        </Button>
      </div>
    );
  }
  return (
    <div className="grid gap-3">
      <Banner kind="success">{m.push_on_text()}</Banner>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          className="grow"
          pending={busy === "test"}
          onClick={() => void test()}
        >
          {m.push_test()}
        </Button>
        <Button
          variant="ghost"
          className="grow"
          pending={busy === "device"}
          onClick={() => void turnDeviceOff()}
        >
          {m.push_turn_off()}
        </Button>
      </div>
    </div>
  );
}

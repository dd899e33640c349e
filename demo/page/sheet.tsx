import { useState } from "react";
import { paths } from "../../domain/paths.ts";
import { demo } from "../../web/lib/session/demo-mark.ts";
import { m } from "../../web/paraglide/messages.js";
import { Banner } from "../../web/ui/banner.tsx";
import { Button } from "../../web/ui/button.tsx";
import { ConfirmDialog } from "../../web/ui/confirm-dialog.tsx";
import { Dialog } from "../../web/ui/dialog.tsx";
import { Icon, type IconName } from "../../web/ui/every-icon.tsx";
import type { Side } from "../protocol.ts";
import { MailList } from "./mail-list.tsx";
import { forgetDemo } from "./own-storage.ts";
import type { ServerPort } from "./server-port.ts";
import { sideOfPage } from "./side.ts";

type SheetProps = { port: ServerPort; keeps: boolean; onClose: () => void };

const homes: Record<Side, string> = { trainee: paths.trainee.home, trainer: paths.admin };

/** The actions of a demo that the real product lacks. */
export function DemoSheet({ port, keeps, onClose }: SheetProps) {
  const [busy, setBusy] = useState<"week" | "ramadan" | "other" | "again">();
  const [failed, setFailed] = useState(false);
  const [asking, setAsking] = useState<"ramadan" | "again">();
  const other: Side = sideOfPage() === "trainee" ? "trainer" : "trainee";

  const run = async (what: NonNullable<typeof busy>, work: () => Promise<void>) => {
    setBusy(what);
    setFailed(false);
    try {
      await work();
    } catch {
      setFailed(true);
    }
    setBusy(undefined);
  };
  const openOther = () =>
    run("other", async () => {
      await port.call("enter", { side: other });
      window.open(homes[other], "_blank", "noopener");
      onClose();
    });
  // Every window reloads when the server reports that time has moved.
  const laterByAWeek = () => run("week", async () => void (await port.call("laterByAWeek", {})));
  const toRamadan = () =>
    run("ramadan", async () => void (await port.call("toRamadan", { side: sideOfPage() })));
  const startAgain = () =>
    run("again", async () => void (await port.call("startAgain", { side: sideOfPage() })));

  return (
    <Dialog open title={m.demo_title()} description={m.demo_text()} onClose={onClose}>
      <div className="grid grid-cols-1 gap-2">
        {!keeps && <Banner kind="info">{m.demo_unkept()}</Banner>}
        {failed && <Banner kind="error">{m.demo_step_failed()}</Banner>}
        <Choice
          icon="calendar"
          label={m.demo_week()}
          text={m.demo_week_text()}
          pending={busy === "week"}
          onPress={() => void laterByAWeek()}
        />
        <Choice
          icon="moon"
          label={m.demo_ramadan()}
          text={m.demo_ramadan_text()}
          pending={busy === "ramadan"}
          onPress={() => setAsking("ramadan")}
        />
        <Choice
          icon="devices"
          label={other === "trainer" ? m.demo_other_trainer() : m.demo_other_trainee()}
          text={m.demo_other_text()}
          pending={busy === "other"}
          onPress={() => void openOther()}
        />
        <Choice
          icon="refresh"
          label={m.demo_again()}
          text={m.demo_again_text()}
          pending={busy === "again"}
          onPress={() => setAsking("again")}
        />
        {!demo.isOnly && (
          <Choice icon="logout" label={m.demo_end()} text={m.demo_end_text()} onPress={end} />
        )}
        <MailList port={port} />
      </div>
      <ConfirmDialog
        open={asking !== undefined}
        title={m.demo_again_title()}
        text={m.demo_again_question()}
        confirmLabel={asking === "ramadan" ? m.demo_ramadan() : m.demo_again()}
        danger
        pending={busy !== undefined}
        onConfirm={() => void (asking === "ramadan" ? toRamadan() : startAgain())}
        onClose={() => setAsking(undefined)}
      />
    </Dialog>
  );
}

function end(): void {
  forgetDemo();
  location.assign(sideOfPage() === "trainee" ? paths.trainee.signIn : paths.trainerSignIn);
}

type ChoiceProps = {
  icon: IconName;
  label: string;
  text: string;
  pending?: boolean;
  onPress: () => void;
};

function Choice({ icon, label, text, pending = false, onPress }: ChoiceProps) {
  return (
    <Button
      variant="secondary"
      className="w-full justify-start! text-start!"
      pending={pending}
      onClick={onPress}
    >
      <Icon name={icon} className="shrink-0 text-lg text-muted" />
      <span className="grid min-w-0 grow">
        <span>{label}</span>
        <span className="text-sm font-normal text-muted">{text}</span>
      </span>
    </Button>
  );
}

import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { pushTypes } from "../../../domain/notifications/push.ts";
import { errorText } from "../../lib/format/error-text.ts";
import { sendShown } from "../../lib/waiting/send-shown.ts";
import { useChoice } from "../../lib/waiting/use-choice.ts";
import { m } from "../../paraglide/messages.js";
import { toast } from "../../ui/toast.tsx";
import type { PushApi } from "../api.ts";
import { currentSubscription, isTurnedOn, pushState, turnOff, turnOn } from "./browser.ts";

/** A person's alert settings, and this browser's subscription. */
export function usePush(api: PushApi) {
  const overview = useQuery({
    queryKey: [...api.key],
    queryFn: ({ signal }) => api.overview(signal),
  });
  const [state, setState] = useState(pushState);
  const [on, setOn] = useState(false);
  const [busy, setBusy] = useState<"device" | "test">();
  useEffect(() => {
    void isTurnedOn().then(setOn);
  }, []);

  const { value: settings, choose } = useChoice(
    overview.data?.settings,
    (chosen, signal) => sendShown(api.key, chosen, () => api.choose(chosen, signal)),
    (error) => toast({ kind: "error", text: errorText(error, m.push_save_failed()) }),
  );

  const during = async (what: "device" | "test", work: () => Promise<void>) => {
    setBusy(what);
    try {
      await work();
    } catch (error) {
      toast({ kind: "error", text: errorText(error, m.push_failed()) });
    } finally {
      setBusy(undefined);
    }
  };

  const turnDeviceOn = () =>
    during("device", async () => {
      const { publicKey } = overview.data ?? {};
      if (!publicKey || !settings) return;
      const permission = await turnOn(api, publicKey);
      setState(permission);
      setOn(permission === "granted");
      // The first device turns everything on, beside the switches that turn it off.
      if (permission === "granted" && settings.types.length === 0) {
        choose({ ...settings, types: [...pushTypes] });
      }
    });

  const turnDeviceOff = () =>
    during("device", async () => {
      await turnOff(api);
      setOn(false);
    });

  const test = () =>
    during("test", async () => {
      const subscription = await currentSubscription();
      if (!subscription) return setOn(false);
      const { outcome } = await api.test(subscription.endpoint);
      if (outcome === "sent") return void toast({ kind: "success", text: m.push_test_sent() });
      toast({ kind: "error", text: m.push_test_failed() });
      if (outcome === "gone") setOn(false);
    });

  return { overview, settings, state, on, busy, choose, turnDeviceOn, turnDeviceOff, test };
}

export type Push = ReturnType<typeof usePush>;

import { m } from "../paraglide/messages.js";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import type { VoiceProblem } from "./recorder.ts";

const texts: Record<VoiceProblem, { title: () => string; text: () => string }> = {
  denied: { title: m.chat_voice_denied_title, text: m.chat_voice_denied },
  no_microphone: { title: m.chat_voice_no_microphone_title, text: m.chat_voice_no_microphone },
  unsupported: { title: m.chat_voice_unsupported_title, text: m.chat_voice_unsupported },
};

type VoiceProblemDialogProps = { problem: VoiceProblem | undefined; onClose: () => void };

/** The reason that there is no recording, with advice. */
export function VoiceProblemDialog({ problem, onClose }: VoiceProblemDialogProps) {
  if (!problem) return null;
  return (
    <Dialog
      open
      title={texts[problem].title()}
      onClose={onClose}
      footer={<Button onClick={onClose}>{m.chat_voice_understood()}</Button>}
    >
      <p>{texts[problem].text()}</p>
    </Dialog>
  );
}

import { shareText } from "../lib/share-text.ts";
import { m } from "../paraglide/messages.js";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/every-icon.tsx";
import { toast } from "../ui/toast.tsx";

/** Shares a list as a message. */
export function ShareShopping({ text }: { text: () => string }) {
  const share = async () => {
    const outcome = await shareText(text());
    if (outcome === "copied") toast({ text: m.shopping_copied() });
    if (outcome === "refused") toast({ kind: "error", text: m.shopping_share_refused() });
  };
  return (
    <Button variant="secondary" onClick={() => void share()}>
      <Icon name="share" />
      {m.shopping_share()}
    </Button>
  );
}

import { m } from "../../paraglide/messages.js";
import { paths } from "../../paths.ts";

export function PrivacyLink() {
  return (
    <a
      href={paths.privacyPolicy}
      target="_blank"
      rel="noopener"
      className="inline-flex min-h-11 items-center text-sm text-muted underline-offset-4 hover:underline"
    >
      {m.access_privacy()}
      <span className="sr-only"> ({m.access_new_tab()})</span>
    </a>
  );
}

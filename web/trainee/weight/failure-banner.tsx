import { errorText } from "../../lib/format/error-text.ts";
import { Banner } from "../../ui/banner.tsx";

/** The screen's title of a failure, with the reason if there is one. */
export function FailureBanner({ title, error }: { title: string; error: Error }) {
  const reason = errorText(error, title);
  return (
    <Banner kind="error">
      <p className="font-medium">{title}</p>
      {reason !== title && <p>{reason}</p>}
    </Banner>
  );
}

import { m } from "../../../paraglide/messages.js";
import { ScreenHeader } from "../../../ui/screen-header.tsx";
import { Skeletons } from "../../../ui/skeleton.tsx";

/** The screen of a trainee's past before its code. */
export default function TraineePastSkeleton() {
  return (
    <div className="mx-auto grid max-w-3xl grid-cols-1 gap-4">
      <ScreenHeader title={m.past_title()} text={"\u00a0"} />
      <Skeletons heights={["h-64", "h-40"]} />
    </div>
  );
}

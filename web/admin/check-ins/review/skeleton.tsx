import { m } from "../../../paraglide/messages.js";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { BackToList } from "./heading.tsx";

/** The columns of a review before its data. */
export default function ReviewSkeleton() {
  return (
    <div className="grid grid-cols-1 gap-4">
      <header className="flex min-h-14 items-center gap-x-3">
        <BackToList />
        <Skeleton className="size-11 rounded-full" />
        <h1 className="text-lg">
          <span className="sr-only">{m.review_title()}</span>
          <Skeleton className="h-5 w-40" />
        </h1>
      </header>
      <Skeleton className="h-10 rounded-lg" />
      <div className="grid grid-cols-1 gap-4 @3xl:grid-cols-2 @5xl:grid-cols-3">
        <Skeleton className="h-120 rounded-xl" />
        <Skeleton className="h-120 rounded-xl" />
        <Skeleton className="h-120 rounded-xl max-@5xl:hidden" />
      </div>
    </div>
  );
}

import { Loading } from "../../../../ui/loading.tsx";
import { Skeleton } from "../../../../ui/skeleton.tsx";
import { columns } from "./columns.ts";

/** The builder before its form: the name, some questions, and the preview beside them. */
export default function BuilderSkeleton() {
  return (
    <Loading className={columns}>
      <div className="grid content-start gap-4">
        <Skeleton className="h-19" />
        <div className="grid gap-2">
          {["first", "second", "third", "fourth", "fifth"].map((row) => (
            <Skeleton key={row} className="h-24" />
          ))}
        </div>
      </div>
      <Skeleton className="h-96 max-lg:hidden" />
    </Loading>
  );
}

import { type QueryKey, type UseQueryOptions, useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { LoadFailure } from "../../frame/load-failure.tsx";
import { Dialog, type DialogSize } from "../../ui/dialog.tsx";
import { Loading } from "../../ui/loading.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { goneText } from "./gone.ts";

type EditDialogProps<Item, Key extends QueryKey> = {
  query: UseQueryOptions<Item, Error, Item, Key>;
  title: string;
  /** The name of the row. */
  name: string;
  /** The text of a failed read. */
  failed: string;
  size?: DialogSize;
  onClose: () => void;
  /** The dialog with the form of the loaded item. */
  form: (item: Item) => ReactNode;
};

const labels = ["w-32", "w-28", "w-36", "w-24", "w-30"];

/** Reads the row again before its form opens, as a list may be outdated. */
export function EditDialog<Item, Key extends QueryKey>(props: EditDialogProps<Item, Key>) {
  const { query, title, name, failed, size = "lg", onClose, form } = props;
  const { data, error, isFetchedAfterMount, isFetching, refetch } = useQuery({
    ...query,
    refetchOnMount: "always",
    refetchOnWindowFocus: false,
  });
  const [last, setLast] = useState<Item>();
  const shown = data !== undefined && isFetchedAfterMount && !error ? data : last;
  if (shown !== last) setLast(() => shown);
  // The form stays with its typed values, whatever a later read returns.
  if (shown !== undefined) return form(shown);
  return (
    <Dialog open size={size} title={title} description={name} onClose={onClose}>
      {error && !isFetching ? (
        <LoadFailure
          error={error}
          title={failed}
          text={goneText(error, name)}
          onRetry={() => void refetch()}
        />
      ) : (
        <Loading className="grid gap-4 pt-2">
          {labels.map((width) => (
            <div key={width} className="grid gap-2">
              <Skeleton className={`h-4 ${width}`} />
              <Skeleton className="h-12" />
            </div>
          ))}
        </Loading>
      )}
    </Dialog>
  );
}

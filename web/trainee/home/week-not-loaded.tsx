import { LoadFailure } from "../../frame/load-failure.tsx";
import { failureReason, failureTitle } from "./week-failure.ts";

type WeekNotLoadedProps = { error: Error; refreshing: boolean; onRefresh: () => void };

/** A week that could not be loaded, with its retry. */
export function WeekNotLoaded({ error, refreshing, onRefresh }: WeekNotLoadedProps) {
  return (
    <LoadFailure
      title={failureTitle(error)}
      text={failureReason(error)}
      error={error}
      onRetry={onRefresh}
      pending={refreshing}
    />
  );
}

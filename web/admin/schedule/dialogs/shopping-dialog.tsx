import { useQuery } from "@tanstack/react-query";
import type { PlannedWeek } from "../../../../domain/contract/planning/weeks.ts";
import { LoadFailure } from "../../../frame/load-failure.tsx";
import { ShareShopping } from "../../../meals/share-shopping.tsx";
import { ShoppingLines } from "../../../meals/shopping-lines.tsx";
import { shownList } from "../../../meals/shopping-shown.ts";
import { shoppingText } from "../../../meals/shopping-texts.ts";
import { m } from "../../../paraglide/messages.js";
import { Dialog } from "../../../ui/dialog.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Icon } from "../../../ui/every-icon.tsx";
import { Loading } from "../../../ui/loading.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { shoppingQuery } from "../queries.ts";
import { weekText } from "../texts.ts";

type ShoppingDialogProps = {
  week: Pick<PlannedWeek, "traineeId" | "weekStart">;
  onClose: () => void;
};

/** The shopping list of the planned week, to read and to share. */
export function ShoppingDialog({ week, onClose }: ShoppingDialogProps) {
  const { traineeId: id, weekStart } = week;
  const { data, error, isFetching, refetch } = useQuery(shoppingQuery({ id, weekStart }));
  const people = data?.household.people ?? 1;
  const list = data && shownList(data, { people });
  return (
    <Dialog
      open
      size="tall"
      readOnly
      title={m.shopping_title()}
      description={
        people === 1
          ? weekText(weekStart)
          : `${weekText(weekStart)} · ${m.shopping_text_people({ count: people })}`
      }
      onClose={onClose}
      footer={
        list &&
        list.length > 0 && (
          <ShareShopping
            text={() => shoppingText(list, { weekStart, people, isLeft: () => true })}
          />
        )
      }
    >
      {error && !data ? (
        <LoadFailure
          error={error}
          title={m.shopping_failed()}
          onRetry={() => void refetch()}
          pending={isFetching}
        />
      ) : !list ? (
        <Loading className="grid gap-3">
          <Skeleton className="h-36 rounded-xl!" />
          <Skeleton className="h-36 rounded-xl!" />
        </Loading>
      ) : list.length === 0 ? (
        <EmptyState
          icon={<Icon name="bowl" />}
          title={m.shopping_none()}
          text={m.shopping_none_planned()}
        />
      ) : (
        <ShoppingLines list={list} />
      )}
    </Dialog>
  );
}

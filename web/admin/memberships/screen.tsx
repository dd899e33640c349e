import { useSearchParams } from "react-router";
import { m } from "../../paraglide/messages.js";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Icon } from "../../ui/every-icon.tsx";
import { ScreenHeader } from "../../ui/screen-header.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { Ledger } from "../payments/ledger.tsx";

/** What can be bought, and what came for it; which of both is shown stands in the address. */
export function MembershipsScreen() {
  const [params, setParams] = useSearchParams();
  const value = params.get("view") === "plans" ? "plans" : "payments";
  return (
    <div className="mx-auto grid max-w-5xl grid-cols-1 gap-4">
      <ScreenHeader title={m.admin_memberships()} />
      <Tabs
        label={m.memberships_view()}
        value={value}
        onValueChange={(view) => setParams({ view }, { replace: true, preventScrollReset: true })}
        tabs={[
          {
            value: "plans",
            label: m.memberships_plans(),
            content: (
              <EmptyState
                icon={<Icon name="card" />}
                title={m.admin_later()}
                text={m.admin_later_memberships()}
              />
            ),
          },
          { value: "payments", label: m.memberships_payments(), content: <Ledger /> },
        ]}
      />
    </div>
  );
}

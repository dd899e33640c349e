import { useSearchParams } from "react-router";
import { m } from "../../paraglide/messages.js";
import { ScreenHeader } from "../../ui/screen-header.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { Ledger } from "../payments/ledger.tsx";
import { Plans } from "./plans.tsx";

/** The plans and the ledger as tabs; the address holds the tab. */
export default function MembershipsScreen() {
  const [params, setParams] = useSearchParams();
  const value = params.get("view") === "payments" ? "payments" : "plans";
  return (
    <div className="mx-auto grid max-w-5xl grid-cols-1 gap-4">
      <ScreenHeader title={m.admin_memberships()} />
      <Tabs
        label={m.memberships_view()}
        value={value}
        onValueChange={(view) =>
          setParams(view === "plans" ? {} : { view }, { replace: true, preventScrollReset: true })
        }
        tabs={[
          {
            value: "plans",
            label: m.memberships_plans(),
            content: <Plans />,
          },
          { value: "payments", label: m.memberships_payments(), content: <Ledger /> },
        ]}
      />
    </div>
  );
}

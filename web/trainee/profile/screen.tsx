import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { paths } from "../../../domain/paths.ts";
import { LockedCard } from "../../app-lock/locked-card.tsx";
import { BodyView } from "../../body/body-view.tsx";
import { withMeasured } from "../../body/with-measured.ts";
import { lazyPart } from "../../frame/again.tsx";
import { LoadFailure } from "../../frame/load-failure.tsx";
import { useLocked } from "../../lib/session/app-lock.ts";
import { useAddress } from "../../lib/use-address.ts";
import { usePendingWrites } from "../../lib/waiting/use-waiting-writes.ts";
import { m } from "../../paraglide/messages.js";
import { SettingsLink } from "../../settings/settings-link.tsx";
import { Card } from "../../ui/card.tsx";
import { Icon } from "../../ui/every-icon.tsx";
import { FoldedCard } from "../../ui/folded-card.tsx";
import { Skeleton, Skeletons } from "../../ui/skeleton.tsx";
import { SignOut } from "../frame/sign-out.tsx";
import { pastParam } from "../past/address.ts";
import { TraineeHeader } from "../trainee-header.tsx";
import { weightWritesKey } from "../weight/keys.ts";
import type { WeightWrite } from "../weight/weight-write.ts";
import { withWeights } from "../weight/with-weights.ts";
import { OwnAbsences } from "./absences.tsx";
import { BasicsCard } from "./basics-card.tsx";
import { IdentityCard } from "./identity-card.tsx";
import { MembershipCard } from "./membership-card.tsx";
import { profileQuery } from "./queries.ts";
import ProfileSkeleton from "./skeleton.tsx";
import { useBodySource } from "./use-body-source.ts";
import { WeightCard } from "./weight-card.tsx";

const OwnPayments = lazyPart(async () => (await import("./own-payments.tsx")).OwnPayments);

const OwnPast = lazyPart(async () => (await import("../past/own-past.tsx")).OwnPast);

/** «حسابي», or the way in from other apps. */
export default function ProfileScreen() {
  const { params } = useAddress();
  if (!params.has(pastParam)) return <OwnProfile />;
  return (
    <Suspense fallback={<Skeletons heights={["h-14", "h-64", "h-40"]} />}>
      <OwnPast />
    </Suspense>
  );
}

/** The person, the subscription and the measurements. */
function OwnProfile() {
  const { data, error, isFetching, refetch } = useQuery(profileQuery());
  const source = useBodySource();
  const locked = useLocked();
  const weightWrites = usePendingWrites<WeightWrite>(weightWritesKey);
  if (!data) {
    return (
      <div className="grid grid-cols-1 gap-4">
        <TraineeHeader title={m.trainee_profile()} />
        {error ? (
          <LoadFailure
            error={error}
            title={m.profile_load_failed()}
            pending={isFetching}
            onRetry={() => void refetch()}
          />
        ) : (
          <ProfileSkeleton />
        )}
        <Ways />
      </div>
    );
  }
  const weight = withWeights(data.weight, weightWrites);
  return (
    <div className="grid grid-cols-1 gap-4">
      <TraineeHeader title={m.trainee_profile()} />
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
        <div className="grid min-w-0 grid-cols-1 gap-4">
          <IdentityCard profile={data} />
          <MembershipCard {...data.membership} today={source.today} />
          <PaymentsCard />
          <OwnAbsences />
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-4">
          {locked ? (
            <LockedCard title={m.trainees_card_weight()} />
          ) : (
            <WeightCard weight={weight} goals={data.goals} />
          )}
          <BasicsCard profile={data} />
        </div>
      </div>
      {locked ? (
        <LockedCard title={m.body_title()} />
      ) : (
        <BodyView
          source={source}
          measured={withMeasured(data.measurements, source.pending)}
          goals={data.goals}
          lastWeight={weight.current}
        />
      )}
      <Ways />
    </div>
  );
}

/** The payments, folded; code and rows load when it opens. */
function PaymentsCard() {
  return (
    <FoldedCard icon="receipt" title={m.payments_own_title()} className="px-3 pb-3">
      <Suspense fallback={<Skeleton className="h-40 rounded-xl" />}>
        <OwnPayments />
      </Suspense>
    </FoldedCard>
  );
}

/** Links to the settings and the legal pages, and the buttons to sign out. */
function Ways() {
  return (
    <Card padded={false} className="p-2">
      <SettingsLink
        tab="profile"
        className="flex min-h-12 items-center gap-3 rounded-md px-4 hover:bg-soft"
      >
        <Icon name="settings" />
        <span className="grow">{m.trainee_settings()}</span>
        <Icon name="chevron" className="text-muted" />
      </SettingsLink>
      <a
        href={paths.privacyPolicy}
        className="flex min-h-12 items-center gap-3 rounded-md px-4 hover:bg-soft"
      >
        <Icon name="lock" />
        <span className="grow">{m.profile_privacy()}</span>
        <Icon name="chevron" className="text-muted" />
      </a>
      <SignOut />
    </Card>
  );
}

import { useQuery } from "@tanstack/react-query";
import type { TraineeDetails } from "../../../domain/contract/people/trainees.ts";
import { Fact, Facts, withUnit } from "../../body/fact.tsx";
import { callLink } from "../../lib/contact-links.ts";
import { datedDay, formatCount, formatDay } from "../../lib/format/format.ts";
import { m } from "../../paraglide/messages.js";
import { GoalsFact } from "../../person-form/goals-fact.tsx";
import { genderTexts } from "../../person-form/texts.ts";
import { Ltr } from "../../ui/bidi.tsx";
import { Card } from "../../ui/card.tsx";
import { glanceQuery } from "../glance/queries.ts";
import { Summary } from "../glance/summary.tsx";
import { AccountInvitation } from "../invitations/account-invitation.tsx";
import { liveEveryMs } from "../trainees/queries.ts";
import { joinedText, planName } from "../trainees/texts.ts";
import { TraineeAbsences } from "./absences.tsx";
import { Address } from "./address.tsx";
import { TraineeBody } from "./body.tsx";
import { NutritionTarget } from "./nutrition/nutrition-target.tsx";
import { TraineeOwnFoods } from "./own-foods.tsx";
import { SummarySkeleton } from "./skeleton.tsx";
import { Thresholds } from "./thresholds/thresholds.tsx";
import { TraineeData, TraineePastLink } from "./trainee-data.tsx";
import { TwoFactor } from "./two-factor.tsx";
import { Weights } from "./weights.tsx";

/**
 * A trainee's summary, and the cards by use: what moves each week (weight, measurements, the target of a day), what
 * moves each month (absences, the subscription), what is looked up (contact, body), and what is set once.
 */
export function Profile({ trainee }: { trainee: TraineeDetails }) {
  const glance = useQuery({
    ...glanceQuery(trainee.id),
    // The page's read brings it along, and repeats it.
    staleTime: liveEveryMs,
    refetchInterval: false,
  });
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
      <div className="lg:col-span-2">
        {glance.data ? <Summary glance={glance.data} /> : <SummarySkeleton />}
      </div>
      {!trainee.entered && (
        <div className="lg:col-span-2">
          <AccountInvitation trainee={trainee} />
        </div>
      )}
      <Weights trainee={trainee} />
      <div className="grid grid-cols-1 gap-4">
        <NutritionTarget trainee={trainee} />
        <TraineeOwnFoods trainee={trainee} />
        <TraineeAbsences traineeId={trainee.id} />
        <Subscription trainee={trainee} />
        <Contact trainee={trainee} />
      </div>
      <TraineeBody trainee={trainee} />
      <Body trainee={trainee} />
      <div className="grid grid-cols-1 gap-4">
        <Thresholds traineeId={trainee.id} name={trainee.name} />
        {trainee.twoFactor && <TwoFactor trainee={trainee} />}
        <TraineePastLink traineeId={trainee.id} />
        <TraineeData trainee={trainee} />
      </div>
    </div>
  );
}

function Contact({ trainee }: { trainee: TraineeDetails }) {
  const { phone, joinedAt } = trainee;
  return (
    <Card title={m.trainees_card_contact()}>
      <Facts>
        <Fact label={m.trainees_col_email()} wide>
          <Address trainee={trainee} />
        </Fact>
        <Fact label={m.trainees_col_phone()}>
          {phone && (
            <a href={callLink(phone)} className="touch text-accent-ink hover:underline">
              <Ltr>{phone}</Ltr>
            </a>
          )}
        </Fact>
        <Fact label={m.trainees_col_joined()}>{joinedText(joinedAt)}</Fact>
      </Facts>
    </Card>
  );
}

function Subscription({ trainee }: { trainee: TraineeDetails }) {
  const { plans, plan, subscriptionStart, subscriptionEnd } = trainee;
  return (
    <Card title={m.trainees_card_subscription()}>
      <Facts>
        <Fact label={m.trainees_col_plan()}>{planName(plans, plan)}</Fact>
        <Fact label={m.trainees_subscription_start()}>
          {subscriptionStart && formatDay(subscriptionStart, datedDay)}
        </Fact>
        <Fact label={m.trainees_subscription_end()}>
          {subscriptionEnd && formatDay(subscriptionEnd, datedDay)}
        </Fact>
      </Facts>
    </Card>
  );
}

function Body({ trainee }: { trainee: TraineeDetails }) {
  const { gender, age, bloodType, height, targetSteps, goals } = trainee;
  return (
    <Card title={m.trainees_card_body()}>
      <Facts>
        <Fact label={m.person_gender()}>{gender && genderTexts[gender]()}</Fact>
        <Fact label={m.person_age()}>{age && withUnit(String(age), m.person_years())}</Fact>
        <Fact label={m.person_blood_type()}>{bloodType && <Ltr>{bloodType}</Ltr>}</Fact>
        <Fact label={m.person_height()}>{height && withUnit(String(height), m.person_cm())}</Fact>
        <Fact label={m.trainees_col_steps()}>{formatCount(targetSteps)}</Fact>
        <GoalsFact goals={goals} />
      </Facts>
    </Card>
  );
}

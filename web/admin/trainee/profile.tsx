import type { TraineeDetails } from "../../../domain/contract/people/trainees.ts";
import { Fact, Facts, withUnit } from "../../body/fact.tsx";
import { callLink, mailLink } from "../../lib/contact-links.ts";
import { datedDay, formatCount, formatDay } from "../../lib/format/format.ts";
import { m } from "../../paraglide/messages.js";
import { GoalsFact } from "../../person-form/goals-fact.tsx";
import { genderTexts } from "../../person-form/texts.ts";
import { Ltr } from "../../ui/bidi.tsx";
import { Card } from "../../ui/card.tsx";
import { AccountInvitation } from "../invitations/account-invitation.tsx";
import { joinedText, planName } from "../trainees/texts.ts";
import { TraineeAbsences } from "./absences.tsx";
import { TraineeBody } from "./body.tsx";
import { NutritionTarget } from "./nutrition/nutrition-target.tsx";
import { Thresholds } from "./thresholds/thresholds.tsx";
import { TraineeData } from "./trainee-data.tsx";
import { TwoFactor } from "./two-factor.tsx";
import { Weights } from "./weights.tsx";

/** A trainee's details, the weight first. */
export function Profile({ trainee }: { trainee: TraineeDetails }) {
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
      <Weights trainee={trainee} />
      <div className="grid grid-cols-1 gap-4">
        {!trainee.entered && <AccountInvitation trainee={trainee} />}
        <Contact trainee={trainee} />
        {trainee.twoFactor && <TwoFactor trainee={trainee} />}
        <Subscription trainee={trainee} />
        <TraineeAbsences traineeId={trainee.id} />
        <NutritionTarget trainee={trainee} />
        <Thresholds traineeId={trainee.id} name={trainee.name} />
        <Body trainee={trainee} />
        <TraineeData trainee={trainee} />
      </div>
      <TraineeBody trainee={trainee} />
    </div>
  );
}

function Contact({ trainee: { email, phone, joinedAt } }: { trainee: TraineeDetails }) {
  return (
    <Card title={m.trainees_card_contact()}>
      <Facts>
        <Fact label={m.trainees_col_email()} wide>
          <a href={mailLink(email)} className="text-accent-ink wrap-anywhere hover:underline">
            <Ltr>{email}</Ltr>
          </a>
        </Fact>
        <Fact label={m.trainees_col_phone()}>
          {phone && (
            <a href={callLink(phone)} className="text-accent-ink hover:underline">
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

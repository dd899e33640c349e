import type { ReactNode } from "react";
import type { Home } from "../../../domain/contract/home/home.ts";
import { paths } from "../../../domain/paths.ts";
import { m } from "../../paraglide/messages.js";
import { Card } from "../../ui/card.tsx";
import { FactLine } from "../../ui/fact-line.tsx";
import { Icon } from "../../ui/icon.tsx";
import CheckInLine from "../check-ins/home-line.tsx";
import { ScreenLink } from "../screen-link.tsx";

/** The first card while nothing is planned: the trainer's greeting and the first possible steps. */
export function FirstDay({ home, heading }: { home: Home; heading?: ReactNode }) {
  const { greeted, weight } = home;
  return (
    // As high as the skeleton, so that nothing below moves.
    <Card title={m.home_first()} className="min-h-64">
      {heading}
      <p className="text-muted">{m.home_first_text()}</p>
      <ol className="mt-2">
        <Step to={paths.trainee.chat} done={greeted} title={m.home_first_greet()} />
        <Step
          to={paths.trainee.weight}
          done={weight.current !== null}
          title={m.home_first_weigh()}
        />
        <CheckInLine home={home} Line={Step} />
      </ol>
    </Card>
  );
}

type StepProps = { to: string; done?: boolean; title: string; facts?: readonly string[] };

function Step({ to, done, title, facts }: StepProps) {
  return (
    <li>
      <ScreenLink to={to} className="flex min-h-12 items-center gap-3 py-1 font-medium">
        <span
          className={`grid size-7 shrink-0 place-items-center rounded-full border-2 ${done ? "border-good bg-good text-raised" : "border-line-strong text-transparent"}`}
        >
          <Icon name="check" />
        </span>
        <span className="min-w-0">
          <bdi className="block wrap-anywhere">{title}</bdi>
          {facts && <FactLine facts={facts} className="text-sm font-normal text-muted" />}
        </span>
        {done && <span className="sr-only">{m.home_first_done()}</span>}
      </ScreenLink>
    </li>
  );
}

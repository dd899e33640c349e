import type { Home } from "../../../domain/contract/home/home.ts";
import { paths } from "../../../domain/paths.ts";
import { nameIn } from "../../lib/format/names.ts";
import { m } from "../../paraglide/messages.js";
import { Card } from "../../ui/card.tsx";
import { Icon } from "../../ui/icon.tsx";
import { formAddress } from "../check-ins/address.ts";
import { ScreenLink } from "../screen-link.tsx";

/** The first card while nothing is planned: the trainer's greeting and the first possible steps. */
export function FirstDay({ home: { greeted, weight, checkIn } }: { home: Home }) {
  return (
    // As high as the skeleton, so that nothing below moves.
    <Card title={m.home_first()} className="min-h-64">
      <p className="text-muted">{m.home_first_text()}</p>
      <ol className="mt-2">
        <Step to={paths.trainee.chat} done={greeted} text={m.home_first_greet()} />
        <Step
          to={paths.trainee.weight}
          done={weight.current !== null}
          text={m.home_first_weigh()}
        />
        {checkIn && (
          <Step
            to={formAddress(checkIn.formId)}
            done={false}
            text={nameIn({ name: checkIn.formName, englishName: checkIn.formEnglishName })}
          />
        )}
      </ol>
    </Card>
  );
}

function Step({ to, done, text }: { to: string; done: boolean; text: string }) {
  return (
    <li>
      <ScreenLink to={to} className="flex min-h-12 items-center gap-3 font-medium">
        <span
          className={`grid size-7 shrink-0 place-items-center rounded-full border-2 ${done ? "border-good bg-good text-raised" : "border-line-strong text-transparent"}`}
        >
          <Icon name="check" />
        </span>
        {text}
        {done && <span className="sr-only">{m.home_first_done()}</span>}
      </ScreenLink>
    </li>
  );
}

import type { CheckInFacts } from "../../domain/check-ins/facts.ts";
import { type FactName, factNames } from "../../domain/check-ins/questions.ts";
import { m } from "../paraglide/messages.js";
import { FactLine } from "../ui/fact-line.tsx";
import { LogoMark } from "../ui/logo.tsx";
import { factLabel, factTexts } from "./answer-text.ts";

type FactRowProps = {
  fact: FactName;
  /** Missing in a preview, which names the fact alone. */
  facts?: CheckInFacts | undefined;
  className?: string;
};

/** What the product knows by itself, as a quiet line in place of a question. */
export function FactRow({ fact, facts, className = "" }: FactRowProps) {
  const [first, ...others] = facts ? factTexts(fact, facts) : [];
  return (
    <p className={`flex items-center gap-3 rounded-lg bg-soft px-3.5 py-2.5 ${className}`}>
      <LogoMark className="text-xl text-muted" />
      <span className="min-w-0">
        <span className="block text-sm text-muted">
          {m.check_in_fact_known({ fact: factLabel(fact) })}
        </span>
        {first === undefined ? (
          facts && <span className="text-muted">{m.check_in_fact_unknown()}</span>
        ) : (
          <FactLine
            sentences
            className="text-muted"
            facts={[
              <b key={first} className="font-semibold text-ink">
                {first}
              </b>,
              ...others,
            ]}
          />
        )}
      </span>
    </p>
  );
}

/** All that was known of a week, in one block; nothing if nothing was. */
export function KnownFacts({ facts }: { facts: CheckInFacts }) {
  const known = factNames.flatMap((fact) => {
    const [first, ...others] = factTexts(fact, facts);
    return first === undefined ? [] : [{ fact, first, others }];
  });
  if (known.length === 0) return null;
  return (
    <section className="@container grid grid-cols-1 gap-2 rounded-xl bg-soft px-4 py-3">
      <h2 className="flex items-center gap-3 text-sm font-normal text-muted">
        <LogoMark className="text-xl" />
        {m.check_in_facts()}
      </h2>
      <dl className="grid grid-cols-1 gap-x-4 gap-y-1 @min-[15rem]:grid-cols-[auto_1fr]">
        {known.map(({ fact, first, others }) => (
          <div key={fact} className="min-w-0 @min-[15rem]:contents">
            <dt className="text-muted">{factLabel(fact)}</dt>
            <dd className="min-w-0">
              <b className="font-semibold">{first}</b>
              {others.map((each) => (
                <span key={each} className="block text-sm text-muted">
                  {each}
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

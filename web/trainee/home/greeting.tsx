import { givenName } from "../../../domain/accounts/given-name.ts";
import type { Gender } from "../../../domain/trainees/trainee.ts";
import { useWho } from "../../lib/use-who.ts";
import { m } from "../../paraglide/messages.js";
import { Glyph } from "../../ui/glyph.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

/** Venus and Mars, outlines from Lucide (ISC licence). */
const symbols = {
  female: "M12 15v7M9 19h6M6 9a6 6 0 1 0 12 0a6 6 0 1 0 -12 0",
  male: "M16 3h5v5M21 3l-6.75 6.75M4 14a6 6 0 1 0 12 0a6 6 0 1 0 -12 0",
};

type GreetingProps = { name?: string; gender?: Gender | null };

/** Speaks at once with what this device remembers; the server's answer then corrects it. */
export function Greeting(props: GreetingProps) {
  const who = useWho();
  const name = props.name ?? who?.name;
  const gender = (props.name === undefined ? who?.gender : props.gender) ?? "other";
  return (
    <div className="flex min-h-16.5 items-center gap-3 pt-2">
      {name === undefined ? (
        <Unknown />
      ) : (
        <>
          <span className="grid size-11 shrink-0 place-items-center rounded-full bg-accent-soft text-lg text-accent-ink">
            {gender === "other" ? <Icon name="user" /> : <Glyph d={symbols[gender]} />}
          </span>
          <div className="min-w-0">
            <h1 className="text-lg wrap-anywhere">
              {m.home_greeting({ name: givenName(name), gender })}
            </h1>
            <p className="text-muted">{m.home_greeting_text({ gender })}</p>
          </div>
        </>
      )}
    </div>
  );
}

/** Only where nothing is remembered: a first visit, or the frame that is rendered ahead. */
function Unknown() {
  return (
    <>
      <h1 className="sr-only">{m.home_title()}</h1>
      <Skeleton className="size-11 shrink-0 rounded-full!" />
      <div className="grid grow gap-2">
        <Skeleton className="h-5 max-w-52" />
        <Skeleton className="h-4 max-w-32" />
      </div>
    </>
  );
}

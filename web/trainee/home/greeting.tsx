import { givenName } from "../../../domain/accounts/given-name.ts";
import type { Gender } from "../../../domain/trainee.ts";
import { useWho } from "../../lib/session/use-who.ts";
import { m } from "../../paraglide/messages.js";
import { HijriToday } from "../../prayers/hijri-day.tsx";
import type { KnownMonth } from "../../prayers/hijri-text.tsx";
import { Glyph } from "../../ui/glyph.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

/** Venus and Mars, outlines from Lucide (ISC licence). */
const symbols = {
  female: "M12 15v7M9 19h6M6 9a6 6 0 1 0 12 0a6 6 0 1 0 -12 0",
  male: "M16 3h5v5M21 3l-6.75 6.75M4 14a6 6 0 1 0 12 0a6 6 0 1 0 -12 0",
};

type GreetingProps = KnownMonth & { name?: string; gender?: Gender | null };

/** Shows the name stored on this device; the server's answer may correct it. */
export function Greeting(props: GreetingProps) {
  const who = useWho();
  const name = props.name ?? who?.name;
  const gender = (props.name === undefined ? who?.gender : props.gender) ?? "other";
  return (
    <div className="flex min-h-19 items-center gap-3 pt-2 sm:min-h-23">
      {name === undefined ? (
        <Unknown />
      ) : (
        <>
          <span className="grid size-11 shrink-0 place-items-center rounded-full bg-accent-soft text-lg text-accent-ink">
            {gender === "other" ? <Icon name="user" /> : <Glyph d={symbols[gender]} />}
          </span>
          {/* One block of text, as the largest paint: it precedes the day's data. */}
          <div className="min-w-0">
            <h1 className="text-base font-normal wrap-anywhere">
              <span className="text-[min(var(--text-hero),7vw)] leading-snug font-semibold">
                {m.home_greeting({ name: givenName(name), gender })}
              </span>
              <br />
              <span className="text-muted">{m.home_greeting_text({ gender })}</span>
            </h1>
            <HijriToday month={props.month} />
          </div>
        </>
      )}
    </div>
  );
}

/** Only without a stored name: a first visit, or the prerendered frame. */
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

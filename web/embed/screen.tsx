import { type ComponentType, useCallback, useEffect, useState } from "react";
import { paths } from "../../domain/paths.ts";
import { m } from "../paraglide/messages.js";
import { Banner } from "../ui/banner.tsx";
import { Button } from "../ui/button.tsx";
import { Spinner } from "../ui/spinner.tsx";
import type { EmbeddedPart } from "./snippet.ts";

/** The code that embeds the whole app. */
export const AppEmbed = () => (
  <Screen
    part="app"
    title={m.access_embed_title()}
    text={m.access_embed_text()}
    other={{ href: paths.loginEmbed, text: m.embed_to_login() }}
  />
);

/** The code that embeds the sign-in page. */
export const LoginEmbed = () => (
  <Screen
    part="login"
    title={m.access_login_embed_title()}
    text={m.access_login_embed_text()}
    other={{ href: paths.embed, text: m.embed_to_app() }}
  />
);

type ScreenProps = {
  part: EmbeddedPart;
  title: string;
  text: string;
  other: { href: string; text: string };
};

/** The introduction; the generator below loads after hydration. */
function Screen({ part, title, text, other }: ScreenProps) {
  return (
    <div className="grid min-w-0 grid-cols-1 content-start gap-8">
      <header className="grid min-w-0 gap-1">
        <h1 className="page-title">{title}</h1>
        <p className="text-muted">
          {text}{" "}
          <a
            href={other.href}
            className="font-medium text-accent-ink underline-offset-4 hover:underline"
          >
            {other.text}
          </a>
        </p>
      </header>
      <Workshop part={part} />
    </div>
  );
}

type Loaded = { Generator?: ComponentType<{ part: EmbeddedPart }>; failed?: boolean };

function Workshop({ part }: { part: EmbeddedPart }) {
  const [{ Generator, failed = false }, setLoaded] = useState<Loaded>({});
  const load = useCallback(() => {
    setLoaded({});
    import("./generator.tsx").then(
      ({ Generator }) => setLoaded({ Generator }),
      () => setLoaded({ failed: true }),
    );
  }, []);
  useEffect(load, [load]);
  if (Generator) return <Generator part={part} />;
  if (!failed) return <Spinner className="mx-auto my-24 text-2xl text-accent-ink" />;
  return (
    <Banner kind="error" action={<Button onClick={load}>{m.ui_retry()}</Button>}>
      {m.error_offline()}
    </Banner>
  );
}

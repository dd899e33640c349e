import { Loaded } from "../../frame/loaded.tsx";
import { formatCount } from "../../lib/format/format.ts";
import { useLocated } from "../../lib/session/use-located.ts";
import { m } from "../../paraglide/messages.js";
import { Badge } from "../../ui/badge.tsx";
import { Ltr } from "../../ui/bidi.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { Icon } from "../../ui/every-icon.tsx";
import { EndpointList } from "./endpoints/endpoint-list.tsx";
import { addresses, endpointsQuery, type Health, healthQuery } from "./endpoints/queries.ts";
import { Section } from "./section.tsx";

/** The endpoints of the product, and its present health. */
export function EndpointsTab() {
  return (
    <>
      <Section title={m.settings_health()}>
        <Loaded query={healthQuery} heights={["h-11"]}>
          {(health) => <HealthLine health={health} />}
        </Loaded>
      </Section>
      <Section title={m.settings_endpoints_title()} text={m.settings_endpoints_text()}>
        <div className="flex flex-wrap gap-3 pb-4">
          <OpenLink href={addresses.reference} primary>
            {m.settings_endpoints_reference()}
          </OpenLink>
          <OpenLink href={addresses.description}>openapi.json</OpenLink>
        </div>
        <Loaded query={endpointsQuery} heights={["h-72"]}>
          {(groups) => <EndpointList groups={groups} />}
        </Loaded>
      </Section>
    </>
  );
}

const states: Record<Health["database"], { tone: "good" | "warn" | "bad"; text: () => string }> = {
  up: { tone: "good", text: m.settings_health_up },
  read_only: { tone: "warn", text: m.settings_health_read_only },
  down: { tone: "bad", text: m.settings_health_down },
};

/** The health of the product, from the last answer. */
function HealthLine({ health: { version, database, took } }: { health: Health }) {
  const { tone, text } = states[database];
  return (
    <p className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1">
      <Badge tone={tone}>{text()}</Badge>
      <span>
        {m.settings_health_version()} <Ltr className="tabular-nums">{version}</Ltr>
      </span>
      <span className="text-muted">{m.settings_health_took({ count: formatCount(took) })}</span>
    </p>
  );
}

type OpenLinkProps = { href: string; primary?: boolean; children: string };

/** A link to a page of the server, in another tab. */
function OpenLink({ href, primary = false, children }: OpenLinkProps) {
  return (
    <a
      href={useLocated(href)}
      target="_blank"
      rel="noreferrer"
      className={buttonClass({ variant: primary ? "primary" : "secondary" })}
    >
      <Icon name={primary ? "code" : "file"} />
      <bdi>{children}</bdi>
    </a>
  );
}

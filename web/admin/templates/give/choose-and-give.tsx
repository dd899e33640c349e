import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { adminPaths } from "../../../../domain/admin-paths.ts";
import type { LocalDate } from "../../../../domain/calendar.ts";
import type { JobAudience } from "../../../../domain/contract/jobs/jobs.ts";
import type { Template } from "../../../../domain/contract/templates/templates.ts";
import { LoadFailure } from "../../../frame/load-failure.tsx";
import { nameIn } from "../../../lib/format/names.ts";
import { m } from "../../../paraglide/messages.js";
import { Dialog } from "../../../ui/dialog.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Icon } from "../../../ui/every-icon.tsx";
import { FactLine } from "../../../ui/fact-line.tsx";
import { SearchField } from "../../../ui/search-field.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { choicesQuery } from "../queries.ts";
import { countsOf, tagsOf } from "../texts.ts";
import { GiveDialog } from "./give-dialog.tsx";

type ChooseAndGiveProps = {
  audience: JobAudience;
  name?: string;
  startsOn?: LocalDate;
  onClose: () => void;
  onGiven?: () => void;
};

/** The choice of a template for selected people, then its terms. */
export function ChooseAndGive(props: ChooseAndGiveProps) {
  const { onClose } = props;
  const [template, setTemplate] = useState<Template>();
  if (template) {
    return <GiveDialog {...props} template={template} onBack={() => setTemplate(undefined)} />;
  }
  return (
    <Dialog open size="tall" title={m.templates_choose()} onClose={onClose}>
      <Choices onChoose={setTemplate} />
    </Dialog>
  );
}

function Choices({ onChoose }: { onChoose: (template: Template) => void }) {
  const [search, setSearch] = useState("");
  const { data, error, isFetching, refetch } = useQuery(choicesQuery(search));
  if (error && !data) {
    return (
      <LoadFailure
        title={m.templates_load_failed()}
        error={error}
        pending={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (data?.total === 0 && search === "") {
    return (
      <EmptyState
        icon={<Icon name="layers" />}
        title={m.templates_empty()}
        text={m.templates_empty_text()}
        action={<Link to={adminPaths.templates}>{m.templates_to_list()}</Link>}
      />
    );
  }
  return (
    <div className="grid grid-cols-1 gap-3">
      <SearchField label={m.templates_search()} value={search} onSearch={setSearch} />
      {!data && <Skeleton className="h-64" />}
      {data?.total === 0 && <p className="py-4 text-center text-muted">{m.templates_no_match()}</p>}
      <ul className="divide-y divide-line">
        {data?.templates.map((template) => (
          <li key={template.id}>
            <button
              type="button"
              onClick={() => onChoose(template)}
              className="flex min-h-14 w-full items-center gap-3 rounded-md px-2 py-1.5 text-start hover:bg-soft"
            >
              <span className="min-w-0 grow">
                <bdi className="block wrap-anywhere">{nameIn(template)}</bdi>
                <FactLine
                  facts={[...tagsOf(template), ...countsOf(template)]}
                  className="text-sm text-muted"
                />
              </span>
              <Icon name="chevron" className="text-muted" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

import type { Goal } from "../../domain/trainee.ts";
import { Fact } from "../body/fact.tsx";
import { m } from "../paraglide/messages.js";
import { Badge } from "../ui/badge.tsx";
import { goalTexts } from "./texts.ts";

export function GoalsFact({ goals }: { goals: readonly Goal[] }) {
  return (
    <Fact label={m.person_section_goals()} wide>
      {goals.length > 0 && (
        <span className="flex flex-wrap gap-1.5 pt-1">
          {goals.map((goal) => (
            <Badge key={goal}>{goalTexts[goal]()}</Badge>
          ))}
        </span>
      )}
    </Fact>
  );
}

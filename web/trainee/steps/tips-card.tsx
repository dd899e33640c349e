import { m } from "../../paraglide/messages.js";
import { Card } from "../../ui/card.tsx";
import { Icon, type IconName } from "../../ui/every-icon.tsx";

const tips: readonly [IconName, () => string][] = [
  ["bowl", m.steps_tip_1],
  ["flame", m.steps_tip_2],
  ["phone", m.steps_tip_3],
  ["steps", m.steps_tip_4],
  ["chart", m.steps_tip_5],
];

/** Five tips for walking more. */
export function TipsCard() {
  return (
    <Card title={m.steps_tips()} className="min-w-0">
      <ul className="grid gap-3">
        {tips.map(([icon, text]) => (
          <li key={icon} className="flex items-start gap-3">
            <span className="grid size-9 shrink-0 place-items-center rounded-md bg-soft text-muted">
              <Icon name={icon} />
            </span>
            <span className="pt-1">{text()}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

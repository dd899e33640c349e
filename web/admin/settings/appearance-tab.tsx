import { AppearanceSettings } from "../../settings/appearance-settings.tsx";
import { Card } from "../../ui/card.tsx";
import { keepTrainerAppearance } from "./queries.ts";

/** How the trainer's own screens look, seen as it is chosen. */
export function AppearanceTab() {
  return (
    <Card>
      <AppearanceSettings accents api={keepTrainerAppearance} />
    </Card>
  );
}

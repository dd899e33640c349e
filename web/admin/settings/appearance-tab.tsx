import { AppearanceSettings } from "../../settings/appearance-settings.tsx";
import { Card } from "../../ui/card.tsx";
import { keepTrainerAppearance } from "./queries.ts";

/** The appearance of the trainer's own screens, with immediate effect. */
export function AppearanceTab() {
  return (
    <Card>
      <AppearanceSettings accents api={keepTrainerAppearance} />
    </Card>
  );
}

import type { EquipmentFilter } from "../../domain/libraries/movement/equipment.ts";
import { m } from "../paraglide/messages.js";

export const equipmentTexts: Record<EquipmentFilter, () => string> = {
  barbell: m.equipment_barbell,
  dumbbell: m.equipment_dumbbell,
  machine: m.equipment_machine,
  cable: m.equipment_cable,
  bodyweight: m.equipment_bodyweight,
  station: m.equipment_station,
  kettlebell: m.equipment_kettlebell,
  band: m.equipment_band,
  other: m.equipment_other,
  unknown: m.equipment_unknown,
};

/** The equipment of a movement, the most common in a gym first. */
export const equipments = [
  "barbell",
  "dumbbell",
  "machine",
  "cable",
  "bodyweight",
  "station",
  "kettlebell",
  "band",
  "other",
] as const;
export type Equipment = (typeof equipments)[number];

/** A filter by equipment; `unknown` finds exercises without a movement. */
export const equipmentFilters = [...equipments, "unknown"] as const;
export type EquipmentFilter = (typeof equipmentFilters)[number];

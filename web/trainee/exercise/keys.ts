/** All writes of the exercise screens. */
export const exerciseWritesKey = ["trainee", "exercise"] as const;
export const setStatusKey = [...exerciseWritesKey, "status"] as const;
export const recordSetsKey = [...exerciseWritesKey, "sets"] as const;
export const substituteKey = [...exerciseWritesKey, "substitute"] as const;
export const seatKey = [...exerciseWritesKey, "seat"] as const;
export const feelingKey = [...exerciseWritesKey, "feeling"] as const;

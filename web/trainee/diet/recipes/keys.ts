export const ownFoodsKey = ["trainee", "own-foods"] as const;

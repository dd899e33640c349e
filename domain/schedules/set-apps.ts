/** Apps whose files have sets, by their own names, which are the same in every language. */
export const setAppNames = { hevy: "Hevy", strong: "Strong", fitnotes: "FitNotes" } as const;
export type SetApp = keyof typeof setAppNames;
export const setApps = ["hevy", "strong", "fitnotes"] as const satisfies readonly SetApp[];

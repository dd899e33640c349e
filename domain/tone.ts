export type JudgedTone = "good" | "fair" | "warn" | "bad";

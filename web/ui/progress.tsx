export { ProgressRing } from "./chart/progress-ring.tsx";
export { ProgressBar, type ProgressTone } from "./progress-bar.tsx";

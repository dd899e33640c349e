export { ProgressBar, type ProgressTone } from "./progress-bar.tsx";
export { ProgressRing } from "./progress-ring.tsx";

/**
 * Which browser tests run on which screen, by the file's name alone. `x.spec.ts` runs once: the
 * trainer's on a desktop, all others on a phone. `x.both.spec.ts` runs on both and is for what a
 * width changes; `x.phone.spec.ts` and `x.desktop.spec.ts` run on that one.
 */
export const specsOf = {
  phone: [/tests\/e2e\/(?!admin\/)([^.]+\/)?[^./]+\.spec\.ts$/, /\.(phone|both)\.spec\.ts$/],
  desktop: [/tests\/e2e\/admin\/[^.]+\.spec\.ts$/, /\.(desktop|both)\.spec\.ts$/],
};

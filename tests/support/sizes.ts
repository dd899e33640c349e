/**
 * The screens of browser tests by file name. `x.spec.ts` runs once: the trainer's on a desktop, all others on a
 * phone. `x.both.spec.ts` runs on both, for differences by width. `x.phone.spec.ts` and `x.desktop.spec.ts` run
 * on one.
 */
export const specsOf = {
  phone: [/tests\/e2e\/(?!admin\/)([^.]+\/)?[^./]+\.spec\.ts$/, /\.(phone|both)\.spec\.ts$/],
  desktop: [/tests\/e2e\/admin\/[^.]+\.spec\.ts$/, /\.(desktop|both)\.spec\.ts$/],
};

export interface Finding {
  path: string;
  line: number;
  message: string;
}

/** A finding of a rule without any code to check, which would pass silently after files were moved. */
export const nothingToCheck = (guard: string, sought: string): Finding => ({
  path: `scripts/lint/${guard}`,
  line: 1,
  message: `finds nothing to check: ${sought}`,
});

/** The names of the controls that no draft keeps. */
export const passwords = /password/i;

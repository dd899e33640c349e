/** Maximum saved replies. */
export const maxSavedReplies = 100;

/** How many replies the trainer can keep: more than anybody finds again. */
export const maxSavedReplies = 100;

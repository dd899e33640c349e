/**
 * A step as a noun, for the message of its undo: «تم نقل القرفصاء» would read as done once more. The Arabic texts of
 * the steps are «تم» with a noun.
 */
export const stepName = (text: string): string => text.replace(/^تمت? /, "");

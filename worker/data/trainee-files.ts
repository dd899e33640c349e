/** The prefix of every file of a trainee. */
export const traineeFiles = (traineeId: string) => `trainees/${traineeId}/`;

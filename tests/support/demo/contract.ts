/**
 * What shows in every run that the browser's platform is the one the app asks for: the files of tests/worker that
 * touch where the two differ. All of them run over it as the project `demo-all`.
 */
export const contractFiles = [
  // Every route, called by whom it is for.
  "http/answers.test.ts",
  "http/ownership.test.ts",
  // The database: statements, and how it fails.
  "db/!(statements).test.ts",
  "http/storage-failure.test.ts",
  // Objects and their sockets.
  "conversations/!(object-location).test.ts",
  // Cookies.
  "accounts/session.test.ts",
  // Files.
  "libraries/media.test.ts",
  "libraries/sweep-videos.test.ts",
  "libraries/upload-video.test.ts",
  "libraries/videos.test.ts",
  "accounts/trainer-photo.test.ts",
  "people/photo.test.ts",
  // The longest statements, and many of them: filling and linking.
  "planning/extend-*.test.ts",
  "templates/linking-properties.test.ts",
].map((file) => `tests/worker/${file}`);

/**
 * Files of tests/worker that touch the differences between the platforms. They show in each run that the browser's
 * platform is complete. The project `demo-all` runs all files on it.
 */
export const contractFiles = [
  // All routes, each by its own caller.
  "http/answers.test.ts",
  "http/ownership.test.ts",
  // The database: statements and failures.
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
  // The longest statements: filling and linking.
  "planning/extend-*.test.ts",
  "templates/linking-properties.test.ts",
].map((file) => `tests/worker/${file}`);

/* Replaces `cloudflare:test`, as far as tests of the Worker need it. */

export function createExecutionContext() {
  const work: Promise<unknown>[] = [];
  return { work, waitUntil: (each: Promise<unknown>) => void work.push(each) };
}

export const waitOnExecutionContext = (context: { work: Promise<unknown>[] }) =>
  Promise.all(context.work);

export const createScheduledController = (controller: { cron: string }) => controller;

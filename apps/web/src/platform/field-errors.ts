import { CallFailed } from './api.ts';

/** COMMON-R6: the first sentence for a field of the last failed save. */
export const fieldErrors =
  (error: Error | null) =>
  (field: string): string | undefined =>
    error instanceof CallFailed ? error.problem.errors?.[field]?.[0] : undefined;

/** What is said beside the button: the sentence of the server, unless the fields say it all. */
export const formError = (error: Error | null, fallback: string): string | undefined => {
  if (!error) return undefined;
  return error.message || fallback;
};

import { CallFailed } from './api.ts';

/** COMMON-R6: first error sentence of a field after a failed save. */
export const fieldErrors =
  (error: Error | null) =>
  (field: string): string | undefined =>
    error instanceof CallFailed ? error.problem.errors?.[field]?.[0] : undefined;

/** Error next to the button: the error's message, or `fallback` if it is empty. */
export const formError = (error: Error | null, fallback: string): string | undefined => {
  if (!error) return undefined;
  return error.message || fallback;
};

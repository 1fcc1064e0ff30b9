import { CallFailed } from './api.ts';

/** True if the server refused the call with this code. */
export const isRefused = (error: unknown, code: string): boolean =>
  error instanceof CallFailed && error.problem.code === code;

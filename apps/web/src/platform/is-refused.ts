import { CallFailed } from './api.ts';

/** Whether the server refused a call for this reason. */
export const isRefused = (error: unknown, code: string): boolean =>
  error instanceof CallFailed && error.problem.code === code;

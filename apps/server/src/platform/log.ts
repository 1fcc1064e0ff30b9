/** The process log: JSON lines without tokens, query strings or bodies. */
import { type Logger, pino } from 'pino';

export type Log = Logger;

export const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const;

export type LogLevel = (typeof logLevels)[number];

export function openLog(level: LogLevel): Log {
  return pino({
    level,
    base: null,
    redact: {
      paths: [
        ...['*.authorization', '*.token', '*.secret', '*.api_token', '*.password', 'headers.authorization'],
        // PostgreSQL's error details quote rows, with names, addresses and texts.
        ...['err.detail', 'err.where'],
      ],
      censor: '[secret]',
    },
  });
}

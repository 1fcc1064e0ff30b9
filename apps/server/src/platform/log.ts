/** The log of the process: JSON lines, without tokens, query strings or bodies. */
import { type Logger, pino } from 'pino';

export type Log = Logger;

/** What `SHEAF_LOG` may say. */
export const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const;

export type LogLevel = (typeof logLevels)[number];

export function openLog(level: LogLevel): Log {
  return pino({
    level,
    base: null,
    redact: {
      paths: [
        ...['*.authorization', '*.token', '*.secret', '*.api_token', '*.password', 'headers.authorization'],
        // What PostgreSQL adds to an error quotes the row: names, addresses, texts.
        ...['err.detail', 'err.where'],
      ],
      censor: '[secret]',
    },
  });
}

/** State, progress and download period of a congregation export (EXPORT). */
export const exportStates = ['waiting', 'running', 'ready', 'failed'] as const;
export type ExportState = (typeof exportStates)[number];

/** Download period: one day, because the file contains all data. */
export const exportHours = 24;

/** Retries after a process ended; an export that fails this often has a fault of its own. */
export const mostExportAttempts = 5;

export const exportEndsAt = (readyAt: Date): Date => new Date(readyAt.getTime() + exportHours * 3_600_000);

/** Whole per cent; 100 only when the file is ready. */
export function exportPercent(state: ExportState, done: number, total: number): number {
  if (state === 'ready') return 100;
  if (total <= 0) return 0;
  return Math.min(99, Math.max(0, Math.floor((100 * done) / total)));
}

export const mayDownload = (state: ExportState, expiresAt: Date | null, now: Date): boolean =>
  state === 'ready' && expiresAt !== null && now < expiresAt;

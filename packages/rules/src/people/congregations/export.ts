/** EXPORT: what an export of the whole congregation is at, and how long its file is kept. */
export const exportStates = ['waiting', 'running', 'ready', 'failed'] as const;
export type ExportState = (typeof exportStates)[number];

/** A day: long enough to come back to it, short for a file with everything. */
export const exportHours = 24;

/** A process that ends begins anew; what fails as often as this fails by its own fault. */
export const mostExportAttempts = 5;

export const exportEndsAt = (readyAt: Date): Date => new Date(readyAt.getTime() + exportHours * 3_600_000);

/** Whole per cent; 100 only when the file is there. */
export function exportPercent(state: ExportState, done: number, total: number): number {
  if (state === 'ready') return 100;
  if (total <= 0) return 0;
  return Math.min(99, Math.max(0, Math.floor((100 * done) / total)));
}

export const mayDownload = (state: ExportState, expiresAt: Date | null, now: Date): boolean =>
  state === 'ready' && expiresAt !== null && now < expiresAt;

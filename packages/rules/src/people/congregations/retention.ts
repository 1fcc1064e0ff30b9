/** Retention periods of a congregation (X-RETAIN). Months; 0 means for ever. */
export const retained = ['not_at_homes', 'notes', 'messages', 'journal'] as const;
export type RetainedKind = (typeof retained)[number];
export type RetentionMonths = Record<RetainedKind, number>;

export const mostMonths = 120;

/** Defaults: no longer than needed for the work. */
export const retentionDefaults: RetentionMonths = { not_at_homes: 12, notes: 24, messages: 6, journal: 36 };

/** Instant before which data is deleted, milliseconds since 1970; null for unlimited retention. */
export function keptSince(months: number, now: number): number | null {
  if (months <= 0) return null;
  const first = new Date(now);
  const day = first.getUTCDate();
  first.setUTCDate(1);
  first.setUTCMonth(first.getUTCMonth() - months);
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(day, last));
  return first.getTime();
}

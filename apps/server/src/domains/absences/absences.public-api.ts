/** What other domains may ask of days away. */
import { away } from '#domains/absences/absences.store';

export { awaySpans, importedAway, isAwayNow } from '#domains/absences/away-columns.store';

export const awayBetween = away.between;
export const nextAway = away.next;

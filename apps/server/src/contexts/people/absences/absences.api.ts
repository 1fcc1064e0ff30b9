import { away } from '#contexts/people/absences/absences.store';

export { awaySpans, importedAway, isAwayNow } from '#contexts/people/absences/away-columns.store';

export const awayBetween = away.between;
export const nextAway = away.next;

/** What other domains may ask of days away. */
export { awaySpans, importedAway, isAwayNow } from '#domains/absences/away-columns.store';

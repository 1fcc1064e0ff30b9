/** What other domains may ask of the journal. */
export { changesThatDeleted, removedBy } from '#domains/journal/removal.store';

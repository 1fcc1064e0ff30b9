/** What other domains may ask of the journal. */
export { currentChange } from '#domains/journal/current-change.store';
export { changesThatDeleted, removedBy } from '#domains/journal/removal.store';

/** What other domains may ask of the journal. */
export { removedBy } from '#domains/journal/removal.store';

export { currentChange } from '#contexts/journal/current-change.store';
export { addedBy, changesThatDeleted, removedBy } from '#contexts/journal/removal.store';
export { readClearedRows, restoreClearedRows, triedRestoring } from '#contexts/journal/restore-cleared';

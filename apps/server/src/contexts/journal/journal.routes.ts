import { journal } from '@sheaf/contract/journal/journal';
import { countChanges } from '#contexts/journal/count-changes';
import { listChanges } from '#contexts/journal/list-changes';
import { readChange } from '#contexts/journal/read-change';
import { revertChange } from '#contexts/journal/revert-change';
import { undoOwnChange } from '#contexts/journal/undo-own-change';
import { handle } from '#platform/handle';

export const journalRoutes = [
  handle(journal.listChanges, listChanges),
  handle(journal.countChanges, countChanges),
  handle(journal.readChange, readChange),
  handle(journal.revertChange, revertChange),
  handle(journal.undoOwnChange, undoOwnChange),
];

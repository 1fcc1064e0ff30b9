/** What the domain answers, one line an operation. */
import { journal } from '@sheaf/contract/journal/journal';
import { listChanges } from '#domains/journal/list-changes';
import { readChange } from '#domains/journal/read-change';
import { takeBack } from '#domains/journal/take-back';
import { handle } from '#platform/handle';

export const journalRoutes = [
  handle(journal.listChanges, listChanges),
  handle(journal.readChange, readChange),
  handle(journal.takeBack, takeBack),
];

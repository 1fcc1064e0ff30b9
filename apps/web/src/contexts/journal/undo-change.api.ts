/** Reverts a change like the journal, and names rows that could not be restored (JOURNAL-R12). */
import { call, newKey, type Reply } from '#platform/api.ts';
import { refreshAfter } from '#platform/queries.ts';
import { joinTexts, loadPhrases, say } from '#platform/texts.ts';
import { aboutText } from './change-texts.ts';
import { loadPhrasesOf } from './journal.queries.ts';

export type LeftRows = Reply<'journal.revertChange'>['left'];

const mostNamed = 6;

/** States that everything was restored, or names what was not. */
export async function undoneText(left: LeftRows): Promise<string> {
  await loadPhrases(['journal']);
  if (left.length === 0) return say('journal:takeBack.done');
  await loadPhrasesOf(left);
  const list = joinTexts(left.slice(0, mostNamed).map((about) => aboutText(say, about)));
  const count = left.length - mostNamed;
  return say('journal:takeBack.left', {
    list: count > 0 ? say('journal:takeBack.more', { list, count }) : list,
  });
}

/** Labels of rows, as in the journal. */
export async function rowNames(rows: LeftRows): Promise<string[]> {
  await loadPhrases(['journal']);
  await loadPhrasesOf(rows);
  return rows.map((about) => aboutText(say, about));
}

/**
 * Reverts an own change that removed assignments.
 * @returns text for the person.
 */
export async function undoOwnChange(id: number, key = newKey()): Promise<string> {
  const { left } = await call('journal.undoOwnChange', { params: { id }, key });
  await refreshAfter('journal.undoOwnChange');
  return undoneText(left);
}

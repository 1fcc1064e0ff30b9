/** Undoes a change as the journal does, and names what was no longer free (JOURNAL-R12). */
import { call, newKey, type Reply } from '#platform/api.ts';
import { refreshAfter } from '#platform/queries.ts';
import { joinTexts, loadPhrases, say } from '#platform/texts.ts';
import { aboutText } from './change-texts.ts';
import { loadPhrasesOf } from './journal.queries.ts';

export type LeftRows = Reply<'journal.revertChange'>['left'];

const mostNamed = 6;

/** Whether everything is as before, or which of it is not. */
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

/** Rows of changes, as the journal names them. */
export async function rowNames(rows: LeftRows): Promise<string[]> {
  await loadPhrases(['journal']);
  await loadPhrasesOf(rows);
  return rows.map((about) => aboutText(say, about));
}

/** Of a change that cleared assignments, by the person who made it. @returns what to tell the person. */
export async function undoOwnChange(id: number, key = newKey()): Promise<string> {
  const { left } = await call('journal.undoOwnChange', { params: { id }, key });
  await refreshAfter('journal.undoOwnChange');
  return undoneText(left);
}

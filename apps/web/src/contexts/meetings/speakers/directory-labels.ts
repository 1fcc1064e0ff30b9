/** Formats entries of the directory: meeting times, and notes next to a name. */
import type { Reply } from '#platform/api.ts';
import { phraseIn } from '#platform/phrase-in.ts';
import type { Translate } from '#platform/texts.ts';
import { wallClock } from '#platform/wall-times.ts';

export type ListedCongregation = Reply<'speakers.listDirectory'>[number];
export type Profile = Reply<'speakers.readProfile'>;
export type Speaker = Profile['speakers'][number];

/** "Sundays 10:00 am". */
export const meetsText = (
  t: Translate,
  row: Pick<ListedCongregation, 'public_day' | 'public_start_time'>,
): string =>
  t(phraseIn('speakers:meets', String(row.public_day)), {
    time: wallClock(`2000-01-02T${row.public_start_time}`),
  });

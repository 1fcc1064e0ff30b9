/** Who may read a notice, and when it is shown (X-BOARD). */
import { type Extent, extents, isInExtent } from '../events/extent.ts';

export const audiences = [...extents, 'groups'] as const;
export type Audience = (typeof audiences)[number];

export interface NoticeTerms {
  audience: Extent | 'groups';
  /** Groups of the audience `groups`; meaningless for other audiences. */
  group_ids: readonly number[];
  /** Days, `YYYY-MM-DD`, both inclusive. */
  from_on: string;
  /** Null without an end. */
  until_on: string | null;
}

export interface NoticePerson {
  appointment: string;
  pioneer: boolean;
  special_pioneer: boolean;
  group_id: number | null;
}

export interface NoticeReader extends NoticePerson {
  /** Writers read every notice, because they have to correct and remove it. */
  mayWrite: boolean;
}

/** Permissions are left out: writing on the board does not make a person part of an audience. */
export function isInAudience(
  { audience, group_ids }: Pick<NoticeTerms, 'audience' | 'group_ids'>,
  person: NoticePerson,
): boolean {
  if (audience !== 'groups') return isInExtent(audience, person);
  return person.group_id !== null && group_ids.includes(person.group_id);
}

export type NoticeState = 'coming' | 'shown' | 'ended';

export function stateOfNotice(
  { from_on, until_on }: Pick<NoticeTerms, 'from_on' | 'until_on'>,
  today: string,
): NoticeState {
  if (from_on > today) return 'coming';
  return until_on !== null && until_on < today ? 'ended' : 'shown';
}

export const mayReadNotice = (notice: NoticeTerms, reader: NoticeReader, today: string): boolean =>
  reader.mayWrite || (isInAudience(notice, reader) && stateOfNotice(notice, today) === 'shown');

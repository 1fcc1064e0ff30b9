/** Columns that store the mark of a keeper. */
import type { PostMark } from '@sheaf/rules/forum/post-rights';
import type { Tenant } from '#platform/database/tenant';

export interface MarkChange {
  /** Null shows a hidden post again. */
  mark: PostMark | null;
  /** Id of the keeper. */
  personId: number;
  now: Date;
}

export const markColumns = (
  { congregationId }: Pick<Tenant, 'congregationId'>,
  { mark, personId, now }: MarkChange,
) => ({
  mark,
  marked_at: mark === null ? null : now,
  marked_congregation_id: mark === null ? null : congregationId,
  marked_person_id: mark === null ? null : personId,
});

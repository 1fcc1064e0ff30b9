/** Converts the row of a post to the shape of the rules. */
import type { Post, PostMark } from '@sheaf/rules/forum/post-rights';

export interface PostRow {
  congregation_id: number;
  person_id: number | null;
  mark: PostMark | null;
}

export const postOf = ({ congregation_id, person_id, mark }: PostRow): Post => ({
  congregationId: congregation_id,
  personId: person_id,
  mark,
});

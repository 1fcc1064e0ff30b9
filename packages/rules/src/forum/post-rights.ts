/** Rights of a forum reader on a post (FORUM-R3, FORUM-R8, FORUM-X1 to FORUM-X4). */

export interface Reader {
  congregationId: number;
  personId: number;
  /** Is a keeper. */
  keeps: boolean;
}

/** `hidden` posts stay readable for their author and keepers; `deleted` posts lose their text. */
export const postMarks = ['hidden', 'deleted'] as const;
export type PostMark = (typeof postMarks)[number];

export interface Post {
  congregationId: number;
  /** Null after the author was deleted. */
  personId: number | null;
  /** Set by a keeper. */
  mark: PostMark | null;
}

export type Topic = Post & { comments: number };

const isAuthor = (reader: Reader, post: Post): boolean =>
  post.personId === reader.personId && post.congregationId === reader.congregationId;

/** Only the author may edit. */
export const mayEditPost = (reader: Reader, post: Post): boolean =>
  isAuthor(reader, post) && post.mark !== 'deleted';

export const mayKeepPost = (reader: Reader, post: Pick<Post, 'mark'>): boolean =>
  reader.keeps && post.mark !== 'deleted';

/** Authors cannot delete a topic that has answers. */
export const mayDeleteTopic = (reader: Reader, topic: Topic): boolean =>
  mayKeepPost(reader, topic) || (mayEditPost(reader, topic) && topic.comments === 0);

export const mayDeleteComment = (reader: Reader, comment: Post): boolean =>
  mayKeepPost(reader, comment) || mayEditPost(reader, comment);

/** Authors remove their own posts; a keeper leaves a mark in place of the text. */
export const leavesMark = (reader: Reader, post: Post & { comments?: number }): boolean =>
  !isAuthor(reader, post) || (post.comments ?? 0) > 0;

export const mayReadPost = (reader: Reader, post: Post): boolean =>
  post.mark === null || (post.mark === 'hidden' && (reader.keeps || isAuthor(reader, post)));

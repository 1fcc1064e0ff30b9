/** What a reader of the forum may do with a post (FORUM-R3, FORUM-R8, FORUM-X1 to FORUM-X4). */

export interface Reader {
  congregationId: number;
  personId: number;
  /** One of the persons whom the installation names to keep the forum in order. */
  keeps: boolean;
}

/** `hidden` keeps the words for their author and the keepers; `deleted` has no words any more. */
export const postMarks = ['hidden', 'deleted'] as const;
export type PostMark = (typeof postMarks)[number];

export interface Post {
  congregationId: number;
  /** Null once the author was deleted. */
  personId: number | null;
  /** What a keeper did with it. */
  mark: PostMark | null;
}

export type Topic = Post & { comments: number };

const isAuthor = (reader: Reader, post: Post): boolean =>
  post.personId === reader.personId && post.congregationId === reader.congregationId;

/** Nobody changes the words of another person. */
export const mayEditPost = (reader: Reader, post: Post): boolean =>
  isAuthor(reader, post) && post.mark !== 'deleted';

export const mayKeepPost = (reader: Reader, post: Pick<Post, 'mark'>): boolean =>
  reader.keeps && post.mark !== 'deleted';

/** Authors do not remove what others have answered to. */
export const mayDeleteTopic = (reader: Reader, topic: Topic): boolean =>
  mayKeepPost(reader, topic) || (mayEditPost(reader, topic) && topic.comments === 0);

export const mayDeleteComment = (reader: Reader, comment: Post): boolean =>
  mayKeepPost(reader, comment) || mayEditPost(reader, comment);

/** Authors remove their own posts; a keeper leaves a mark in place of the words. */
export const leavesMark = (reader: Reader, post: Post & { comments?: number }): boolean =>
  !isAuthor(reader, post) || (post.comments ?? 0) > 0;

/** Whether the words of a post are for this reader. */
export const mayReadPost = (reader: Reader, post: Post): boolean =>
  post.mark === null || (post.mark === 'hidden' && (reader.keeps || isAuthor(reader, post)));

/** Who may change what was written in the forum of all congregations (FORUM-R3, FORUM-R8). */

export interface Reader {
  congregationId: number;
  personId: number;
  /** One of the congregations that keep the forum in order. */
  keeps: boolean;
}

export interface Post {
  congregationId: number;
  /** Null once whoever wrote it was deleted. */
  personId: number | null;
}

const isAuthor = (reader: Reader, post: Post): boolean =>
  post.personId === reader.personId && post.congregationId === reader.congregationId;

export const mayEditPost = (reader: Reader, post: Post): boolean => reader.keeps || isAuthor(reader, post);

/** What others answered to is not taken away from them by its author. */
export const mayDeleteTopic = (reader: Reader, topic: Post & { comments: number }): boolean =>
  reader.keeps || (isAuthor(reader, topic) && topic.comments === 0);

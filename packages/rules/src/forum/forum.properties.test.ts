import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  leavesMark,
  mayDeleteComment,
  mayDeleteTopic,
  mayEditPost,
  mayKeepPost,
  mayReadPost,
  postMarks,
} from './post-rights.ts';
import { nextState, type TopicState, topicStates } from './topic-state.ts';

it('FORUM-O1 a proposal moves through its states in order, and a finished one stays finished', () => {
  const way: TopicState[] = ['proposed'];
  for (let next = nextState('proposed'); next.allowed; next = nextState(next.value)) way.push(next.value);
  expect(way).toEqual(['proposed', 'dev_queue', 'in_progress', 'done']);
  expect(nextState('declined')).toEqual({ allowed: false, reason: 'topic-finished' });
  expect([...topicStates].filter((state) => !nextState(state).allowed)).toEqual(['done', 'declined']);
});

const numbers = fc.integer({ min: 1, max: 3 });
const readers = fc.record({ congregationId: numbers, personId: numbers, keeps: fc.boolean() });
const posts = fc.record({
  congregationId: numbers,
  personId: fc.option(numbers),
  comments: fc.integer({ min: 0, max: 2 }),
  mark: fc.option(fc.constantFrom(...postMarks)),
});

it('FORUM-X1 FORUM-R8 only authors edit their text, keepers hide and delete with a mark, and deleted posts stay deleted', () => {
  fc.assert(
    fc.property(readers, posts, (reader, post) => {
      const own = post.personId === reader.personId && post.congregationId === reader.congregationId;
      const present = post.mark !== 'deleted';
      expect(mayEditPost(reader, post)).toBe(own && present);
      expect(mayKeepPost(reader, post)).toBe(reader.keeps && present);
      expect(mayDeleteTopic(reader, post)).toBe(present && (reader.keeps || (own && post.comments === 0)));
      expect(mayDeleteComment(reader, post)).toBe(present && (reader.keeps || own));
      const { comments, ...comment } = post;
      expect(leavesMark(reader, comment)).toBe(!own);
      expect(leavesMark(reader, post)).toBe(!own || comments > 0);
      expect(mayReadPost(reader, post)).toBe(
        post.mark === null || (post.mark === 'hidden' && (own || reader.keeps)),
      );
    }),
  );
});

it('FORUM-R8 a person with the same id in another congregation is a different person', () => {
  const post = { congregationId: 2, personId: 7, comments: 0, mark: null };
  expect(mayEditPost({ congregationId: 3, personId: 7, keeps: false }, post)).toBe(false);
  expect(mayDeleteTopic({ congregationId: 3, personId: 7, keeps: false }, post)).toBe(false);
});

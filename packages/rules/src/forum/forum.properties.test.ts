import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mayDeleteTopic, mayEditPost } from './post-rights.ts';
import { nextState, type TopicState, topicStates } from './topic-state.ts';

it('FORUM-O1 a proposal goes step by step until it is done, and what has ended stays', () => {
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
});

it('FORUM-R8 authors change their own, those who keep the forum everything, and nobody else anything', () => {
  fc.assert(
    fc.property(readers, posts, (reader, post) => {
      const own = post.personId === reader.personId && post.congregationId === reader.congregationId;
      expect(mayEditPost(reader, post)).toBe(own || reader.keeps);
      expect(mayDeleteTopic(reader, post)).toBe(reader.keeps || (own && post.comments === 0));
    }),
  );
});

it('FORUM-R8 whoever has the same number in another congregation is somebody else', () => {
  const post = { congregationId: 2, personId: 7, comments: 0 };
  expect(mayEditPost({ congregationId: 3, personId: 7, keeps: false }, post)).toBe(false);
  expect(mayDeleteTopic({ congregationId: 3, personId: 7, keeps: false }, post)).toBe(false);
});

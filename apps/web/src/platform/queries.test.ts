import { beforeEach, expect, it } from 'vitest';
import { queryClient } from './queries.ts';
import { session } from './session.ts';
import { signInAs } from './testing/replies.ts';

const remembered = () => queryClient.getQueryData(['maps.listMaps']);

beforeEach(() => {
  signInAs([]);
  queryClient.setQueryData(['maps.listMaps'], ['a map of Ruth']);
});

it('the next person on this phone sees nothing of who was here before', () => {
  signInAs([], { id: 2, first_name: 'Samuel' });
  expect(remembered()).toBeUndefined();
});

it('signing out forgets what was read', () => {
  session.clear();
  expect(remembered()).toBeUndefined();
});

it('a check of the same person forgets nothing', () => {
  signInAs([]);
  expect(remembered()).toEqual(['a map of Ruth']);
});

it('a permission that was given or taken forgets what was read without it', () => {
  signInAs(['maps.dnc']);
  expect(remembered()).toBeUndefined();
});

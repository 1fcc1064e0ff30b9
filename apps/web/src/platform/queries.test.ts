import { beforeEach, expect, it } from 'vitest';
import { queryClient } from './queries.ts';
import { session } from './session.ts';
import { signInAs } from './testing/replies.ts';

const remembered = () => queryClient.getQueryData(['maps.listMaps']);

beforeEach(() => {
  signInAs([]);
  queryClient.setQueryData(['maps.listMaps'], ['a map of Ruth']);
});

it('the next person on this phone sees no cached data of the previous one', () => {
  signInAs([], { id: 2, first_name: 'Samuel' });
  expect(remembered()).toBeUndefined();
});

it('signing out clears the cache', () => {
  session.clear();
  expect(remembered()).toBeUndefined();
});

it('a check of the same person keeps the cache', () => {
  signInAs([]);
  expect(remembered()).toEqual(['a map of Ruth']);
});

it('a granted or withdrawn permission clears the cache', () => {
  signInAs(['maps.dnc']);
  expect(remembered()).toBeUndefined();
});

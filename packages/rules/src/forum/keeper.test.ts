import { expect, it } from 'vitest';
import { defaultKeepers, isForumKeeper, readKeepers } from './keeper.ts';

const person = { congregationId: 1, personId: 12, administers: false, email: 'ruth@example.org' };

it('FORUM-R4 a keeper is configured by person id, congregation and person id, or e-mail', () => {
  expect(readKeepers('12, 3/12 ,Ruth@Example.org,')).toEqual([
    { congregationId: 1, personId: 12 },
    { congregationId: 3, personId: 12 },
    { email: 'ruth@example.org' },
  ]);
  expect(readKeepers('')).toEqual([]);
  for (const wrong of [
    '0',
    '0/1',
    '1/0',
    '-1',
    '1.5',
    '1/2/3',
    'ruth',
    'a@b@c',
    '1:ruth@x.org/2',
    '١٢',
    '9999999999999999',
  ])
    expect(readKeepers(`12,${wrong}`)).toBeUndefined();
});

it('FORUM-R4 the same id in another congregation is a different person', () => {
  expect(isForumKeeper(person, [{ congregationId: 1, personId: 12 }])).toBe(true);
  expect(isForumKeeper(person, [{ congregationId: 2, personId: 12 }])).toBe(false);
  expect(isForumKeeper(person, [])).toBe(false);
  expect(isForumKeeper({ ...person, personId: 1 }, defaultKeepers)).toBe(true);
  expect(isForumKeeper({ ...person, congregationId: 2, personId: 1 }, defaultKeepers)).toBe(false);
});

it('FORUM-X6 an e-mail matches only an administrator of congregation 1', () => {
  const keepers = [{ email: 'ruth@example.org' }];
  const administrator = { ...person, administers: true };
  expect(isForumKeeper(administrator, keepers)).toBe(true);
  expect(isForumKeeper({ ...administrator, email: 'RUTH@example.org' }, keepers)).toBe(true);
  expect(isForumKeeper(person, keepers)).toBe(false);
  expect(isForumKeeper({ ...administrator, congregationId: 2 }, keepers)).toBe(false);
  expect(isForumKeeper({ ...administrator, email: null }, keepers)).toBe(false);
});

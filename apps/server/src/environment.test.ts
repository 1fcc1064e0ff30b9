import { afterEach, expect, it, vi } from 'vitest';
import { readEnvironment } from './environment.ts';

afterEach(() => vi.unstubAllEnvs());

it('FORUM-R4 person 1 of congregation 1 keeps the forum unless the installation names others, or nobody', () => {
  expect(readEnvironment().forumKeepers).toEqual([{ congregationId: 1, personId: 1 }]);
  vi.stubEnv('SHEAF_FORUM_KEEPERS', '12, 3/7, ruth@example.org');
  expect(readEnvironment().forumKeepers).toEqual([
    { congregationId: 1, personId: 12 },
    { congregationId: 3, personId: 7 },
    { email: 'ruth@example.org' },
  ]);
  vi.stubEnv('SHEAF_FORUM_KEEPERS', '');
  expect(readEnvironment().forumKeepers).toEqual([]);
});

it('FORUM-R4 an entry that names nobody stops the start with a sentence', () => {
  vi.stubEnv('SHEAF_FORUM_KEEPERS', '12,ruth');
  expect(() => readEnvironment()).toThrow(
    'SHEAF_FORUM_KEEPERS must be people with commas between, each a number (12), a congregation and a number (3/12) or an e-mail, not "12,ruth".',
  );
});

it('FORUM-X6 the former variable gives nobody a right, and one sentence at the start names the new one', () => {
  expect(readEnvironment().withoutEffect).toEqual([]);
  vi.stubEnv('FORUM_CONGREGATIONS', '1,2');
  const { forumKeepers, withoutEffect } = readEnvironment();
  expect(forumKeepers).toEqual([{ congregationId: 1, personId: 1 }]);
  expect(withoutEffect).toEqual([
    'FORUM_CONGREGATIONS has no effect any more. SHEAF_FORUM_KEEPERS names the people who keep the forum.',
  ]);
});

it.each(['token:too-short', '70000'])(
  'X-METRICS SHEAF_METRICS=%s stops the start with a sentence that does not repeat it',
  (given) => {
    vi.stubEnv('SHEAF_METRICS', given);
    expect(() => readEnvironment()).toThrow(
      /^SHEAF_METRICS must be a port such as 9464, or token: and 24 to 200 letters, digits or \._~\+\/=-\.$/,
    );
  },
);

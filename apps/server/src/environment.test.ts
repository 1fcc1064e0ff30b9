import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readEnvironment } from './environment.ts';
import { customaryNames, variableList } from './environment-variables.ts';

it('I18N-O1 lets congregation 1 alone edit translations by default, and the configured ones otherwise', () => {
  expect(readEnvironment({}).translationCongregations).toEqual([1]);
  expect(readEnvironment({ SHEAF_TRANSLATION_CONGREGATIONS: '2,5' }).translationCongregations).toEqual([
    2, 5,
  ]);
});

it('FORUM-R4 makes person 1 of congregation 1 the moderator of the forum unless the installation names others or nobody', () => {
  expect(readEnvironment({}).forumKeepers).toEqual([{ congregationId: 1, personId: 1 }]);
  expect(readEnvironment({ SHEAF_FORUM_KEEPERS: '12, 3/7, ruth@example.org' }).forumKeepers).toEqual([
    { congregationId: 1, personId: 12 },
    { congregationId: 3, personId: 7 },
    { email: 'ruth@example.org' },
  ]);
  expect(readEnvironment({ SHEAF_FORUM_KEEPERS: '' }).forumKeepers).toEqual([]);
});

it('FORUM-R4 refuses to start with an entry that names nobody', () => {
  expect(() => readEnvironment({ SHEAF_FORUM_KEEPERS: '12,ruth' })).toThrow(
    'SHEAF_FORUM_KEEPERS must be people with commas between, each a number (12), a congregation and a number (3/12) or an e-mail, not "12,ruth".',
  );
});

it('FORUM-X6 grants no rights through the former variable, and names the new one in a sentence at the start', () => {
  expect(readEnvironment({}).warnings).toEqual([]);
  const { forumKeepers, warnings } = readEnvironment({ FORUM_CONGREGATIONS: '1,2' });
  expect(forumKeepers).toEqual([{ congregationId: 1, personId: 1 }]);
  expect(warnings).toEqual([
    'FORUM_CONGREGATIONS has no effect any more. SHEAF_FORUM_KEEPERS names the people who keep the forum.',
  ]);
});

it.each(['token:too-short', '70000'])(
  'X-METRICS refuses to start with SHEAF_METRICS=%s without repeating the value',
  (given) => {
    expect(() => readEnvironment({ SHEAF_METRICS: given })).toThrow(
      /^SHEAF_METRICS must be a port such as 9464, or token: and 24 to 200 letters, digits or \._~\+\/=-\.$/,
    );
  },
);

it.each(['postgres://u:p,w@a.example.org,b.example.org/sheaf', 'postgres://a:5432,b:5432/sheaf'])(
  'X-FAILOVER.2 refuses a list of servers with a sentence: %s',
  (given) => {
    expect(() => readEnvironment({ DATABASE_URL: given })).toThrow(
      /^DATABASE_URL must name one server\. Put HAProxy before several, as docs\/failover\.md describes\.$/,
    );
  },
);

it('X-STANDBY warns about a missing standby by default if the database is on another machine', () => {
  const standbyOf = (given: Record<string, string>) => readEnvironment(given).standby;
  expect(standbyOf({})).toBe('off');
  expect(standbyOf({ DATABASE_URL: 'postgres://sheaf@127.0.0.1:5433/sheaf' })).toBe('off');
  expect(standbyOf({ DATABASE_URL: 'postgres://sheaf@localhost/sheaf?host=/run/postgresql' })).toBe('off');
  expect(standbyOf({ DATABASE_URL: 'postgres://sheaf:a,b@db.example.org/sheaf' })).toBe('warn');
  expect(standbyOf({ SHEAF_SYNC: 'required' })).toBe('required');
});

it('X-ENV accepts the former name of a variable and warns with the new one', () => {
  const environment = readEnvironment({ SMTP_URL: 'smtps://mail.example.org' });
  expect(environment.smtpUrl).toBe('smtps://mail.example.org');
  expect(environment.warnings).toEqual(['SMTP_URL is now SHEAF_SMTP_URL. The former name still works.']);
});

it('X-ENV prefers the new name, and reports that the former one has no effect', () => {
  const environment = readEnvironment({ MAIL_FROM: 'a@example.org', SHEAF_MAIL_FROM: 'b@example.org' });
  expect(environment.mailFrom).toBe('b@example.org');
  expect(environment.warnings).toEqual(['MAIL_FROM has no effect: SHEAF_MAIL_FROM is set too.']);
});

it('X-ENV names an invalid variable under the name that was set', () => {
  expect(() => readEnvironment({ TRANSLATION_CONGREGATIONS: 'one' })).toThrow(
    /^TRANSLATION_CONGREGATIONS must be numbers of congregations with commas between, not "one"\.$/,
  );
});

it('X-ENV names every invalid variable at once', () => {
  expect(() => readEnvironment({ PORT: 'eighty', SHEAF_DEMO: 'maybe' })).toThrow(
    'PORT must be a whole number from 0 to 65535, not "eighty". SHEAF_DEMO must be on or off, not "maybe".',
  );
});

it('X-ENV names an unknown SHEAF_ variable at the start', () => {
  expect(readEnvironment({ SHEAF_ADRESS: 'https://sheaf.example.org', HOME: '/root' }).warnings).toEqual([
    'SHEAF_ADRESS is not a variable of Sheaf and has no effect. docs/deploy.md lists all of them.',
  ]);
});

it('X-ENV begins every name with SHEAF_ except the customary ones', () => {
  const others = variableList.map(({ name }) => name).filter((name) => !name.startsWith('SHEAF_'));
  expect(others).toEqual(customaryNames);
});

it('X-ENV describes every variable, and accepts its example', () => {
  expect(variableList.filter(({ notes }) => !notes.meaning || !notes.without)).toEqual([]);
  const examples = Object.fromEntries(variableList.map(({ name, notes }) => [name, notes.example]));
  const { warnings } = readEnvironment(examples);
  expect(warnings).toEqual([]);
});

it('X-ENV lists every variable in .env.example, all unset', () => {
  const lines = readFileSync(join(import.meta.dirname, '../../../.env.example'), 'utf8').split('\n');
  const assignments = lines.flatMap((line) => /^#?([A-Z_]+)=/.exec(line)?.[1] ?? []);
  expect(assignments).toEqual(variableList.map(({ name }) => name));
  expect(lines.filter((line) => line !== '' && !line.startsWith('#'))).toEqual([]);
});

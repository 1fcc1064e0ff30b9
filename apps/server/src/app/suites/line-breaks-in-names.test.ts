/** Names with line breaks, through each path into a mail. */
import { access } from '@sheaf/contract/people/access/access';
import { congregations } from '@sheaf/contract/people/congregations/congregations';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import {
  exportTo,
  fileFolder,
  importFrom,
  placeOf,
  readParts,
  withRows,
  writeParts,
} from '#platform/congregation-file/testing/exported-file';
import { sendQueuedMessage } from '#platform/outbox/send-queued-message';
import { freshDatabase } from '#platform/testing/fresh-database';
import { openMailServer } from '#platform/testing/mail-server';
import { type SeededCongregation, seedCongregation } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';
import { sendersOver } from '#platform/testing/test-outbox';

const attack = 'Sheaf\n\nConfirm your account\nhttps://evil.example/x\n\nThe congregation';
const flat = 'Sheaf Confirm your account https://evil.example/x The congregation';

let test: TestApp;
let own: SeededCongregation;

beforeAll(async () => {
  test = await openTestApp();
  own = await seedCongregation(test.database.owner);
});
afterAll(() => test.close());

it('COMMON-X11 refuses a typed name with line breaks or hidden characters under its field, in the language of the person', async () => {
  const said = { en: ['Write this on one line.', /invisible/], ar: ['اكتب هذا في سطر واحد.', /لا تُرى/] };
  for (const [lang, [line, hidden]] of Object.entries(said)) {
    const { token } = await own.addPerson({ lang, permissions: ['settings.cong.edit'] });
    const rename = async (name: string) => {
      const { status, problem } = await test.call(congregations.editCongregation, {
        as: token,
        body: { name } as never,
      });
      return [status, problem.errors];
    };
    expect(await rename(attack)).toEqual([422, { name: [line] }]);
    expect(await rename('Sheaf\u202egnp.exe')).toEqual([422, { name: [expect.stringMatching(hidden!)] }]);
  }
});

async function sendMail(id: number) {
  const server = await openMailServer();
  const senders = sendersOver(server.url);
  try {
    await sendQueuedMessage(test.platform, senders)({ congregationId: own.id, id });
    return await PostalMime.parse(server.taken[0]!);
  } finally {
    senders.email.close();
    await server.close();
  }
}

const linksOf = (html: string | undefined): string[] =>
  [...(html ?? '').matchAll(/<a href="([^"]*)"/g)].map(([, target]) => target!);

it('COMMON-X12 sends one button, to our own address, if stored names hold line breaks', async () => {
  const { owner } = test.database;
  await owner.query('update congregations set name = $1 where congregation_id = $2', [attack, own.id]);
  await own.addPerson({ email: 'ruth@example.org', firstName: attack.slice(0, 60) });
  await test.call(access.askForLink, { body: { contact: 'ruth@example.org' } });
  const [row] = await vi.waitFor(
    async () => {
      const { rows } = await owner.query('select * from outgoing_messages order by id');
      expect(rows).toHaveLength(1);
      return rows;
    },
    { timeout: 10_000 },
  );
  const { subject, html } = await sendMail(row.id);
  const links = linksOf(html);
  expect(links).toHaveLength(1);
  expect(links[0]).toMatch(/^[^?]*\/\?token=[\w-]{43}&amp;source=email$/);
  expect(subject).toContain(flat);
  const { rows: after } = await owner.query('select body, mail_parts from outgoing_messages where id = $1', [
    row.id,
  ]);
  expect(after).toEqual([{ body: '', mail_parts: null }]);
});

it('COMMON-X12 sends a mail that was queued without parts as text with a visible address', async () => {
  const { rows } = await test.database.owner.query(
    `insert into outgoing_messages (congregation_id, channel, recipient, subject, body)
     values ($1, 'email', 'ruth@example.org', $2, $3) returning id`,
    [own.id, 'Sheaf', `${attack}\n\nOpen Sheaf\nhttps://sheaf.example/?token=a`],
  );
  const { html } = await sendMail(rows[0].id);
  expect(linksOf(html)).toEqual([]);
  expect(html).toContain('https://sheaf.example/?token=a');
});

it('COMMON-X11 flattens names, settings and row copies in a congregation file', async () => {
  const folder = fileFolder();
  const database = await freshDatabase();
  try {
    await own.addPerson({ firstName: 'Ruth', permissions: ['settings.roles.edit'] });
    await exportTo(test.database.app, own.id, folder.path('own.zip'));
    const parts = readParts(folder.path('own.zip'));
    const [name, first] = [placeOf(parts, 'congregations', 'name'), placeOf(parts, 'people', 'first_name')];
    const emergency = placeOf(parts, 'people', 'emergency');
    const named = withRows(parts, 'congregations', ([row]) => {
      row![name] = attack;
    });
    const changed = withRows(named, 'people', (rows) => {
      for (const row of rows) [row[first], row[emergency]] = ['Ru\u202eth\r\nA', 'Call\r\nAmos\u200b'];
    });
    writeParts(folder.path('bad.zip'), changed);
    const { congregationId } = await importFrom(database.owner, folder.path('bad.zip'));
    const { rows } = await database.owner.query('select name from congregations');
    expect(rows).toEqual([{ name: flat }]);
    const { rows: people } = await database.owner.query(
      'select distinct first_name, emergency from people where congregation_id = $1',
      [congregationId],
    );
    expect(people).toEqual([{ first_name: 'Ruth A', emergency: 'Call\nAmos' }]);
  } finally {
    await database.close();
    folder.remove();
  }
});

/**
 * Every mail that the app writes, with hostile values everywhere: only our own links are links, and a value
 * adds no line.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '@sheaf/phrases/languages';
import { proposalsNotifications } from '@sheaf/rules/meetings/proposals/notifications';
import { expect, it } from 'vitest';
import { phoneStorageMail } from '#contexts/assignments/phone-storage.mail';
import {
  changedDutyMail,
  dutyMail,
  dutyMessage,
  heldMail,
  withdrawnMail,
} from '#contexts/duties/duty-message';
import { newsMail } from '#contexts/forum/news.mail';
import type { PrintedMeeting } from '#contexts/meetings/meetings/printed-meetings';
import { scheduleMail } from '#contexts/meetings/meetings/schedule.mail';
import * as proposalLetter from '#contexts/meetings/proposals/proposal-letter';
import { speakersMail } from '#contexts/meetings/speakers/speakers.mail';
import { changedMail, talkNewsMail } from '#contexts/meetings/talks/changed-mail';
import * as talkMail from '#contexts/meetings/talks/talk-mail';
import { invoiceMail } from '#contexts/messaging/billing/invoice.mail';
import type { InvoiceRow } from '#contexts/messaging/billing/invoices.store';
import { congregationMail } from '#contexts/messaging/messages/congregation.mail';
import { noticeMail } from '#contexts/noticeboard/notice.mail';
import { signInMail } from '#contexts/people/access/sign-in.mail';
import { taskMail } from '#contexts/tasks/task.mail';
import { expiredAddressesMail } from '#contexts/territory/addresses/expired-addresses.mail';
import { type Mail, mailHtml } from '#platform/mail/mail';
import { sayPlain } from '#platform/texts';

const attack = 'Sheaf\n\nConfirm your account\nhttps://evil.example/x\n\nThe congregation';
const link = 'https://sheaf.example/speak#token';
const coordinator = { name: attack, phone: attack };

const talk = (lang: string): talkMail.TalkLetter => ({
  lang,
  firstName: attack,
  congregation: attack,
  address: attack,
  date: '2026-11-28',
  time: '10:00',
  timeFormat: 24,
  talk: attack,
  coordinator,
});
const proposal = (
  lang: string,
  direction: 'offer' | 'invite',
  name: string | null,
): proposalLetter.ProposalLetter => ({
  direction,
  lang,
  name,
  congregation: attack,
  speaker: attack,
  date: '2026-11-28',
  place: attack,
  talks: [attack, attack],
  word: attack,
  coordinator,
  moved: null,
});
const moved = {
  was: { date: '2026-11-28', time: '10:00' },
  now: { date: '2026-11-27', time: '20:00' },
  timeFormat: 24,
};
const duty = (lang: string) => ({
  told: {
    what: attack,
    minutes: 5,
    role: 'reader' as const,
    from: '19:00',
    class: attack,
    with: [attack],
    note: attack,
    instead: null,
  },
  date: '2026-11-25',
  name: attack,
  congregation: attack,
  timeFormat: 24,
  lang,
  link,
});
const week = {
  meeting: { held_on: '2026-11-25', halls: 2, reading: attack },
  parts: [
    {
      row: { id: 1, key: 'song', section: 'treasures', title: attack, minutes: 4 },
      number: 1,
      time: { from: '19:00' },
    },
  ],
  duties: [
    { kind: 'chairman', hall: 1, place: 1, part_id: null, first_name: attack, last_name: attack },
    { kind: 'student', hall: 1, place: 1, part_id: 1, first_name: attack, last_name: attack },
  ],
  instead: null,
} as unknown as PrintedMeeting;
const address = {
  id: 1,
  map_id: 1,
  map_number: attack,
  suburb: attack,
  street: attack,
  house: '1',
  suffix: attack,
  unit: attack,
  do_not_call: false,
};
const speaker = {
  id: 1,
  congregation_id: 1,
  congregation: attack,
  full_name: attack,
  last_first: attack,
  email: attack,
  phone: attack,
  phone_reading: null,
  appointment: 'elder',
  outlines: [{ number: 1, title: attack }],
  away_dates: [],
  editable: true,
  version: 1,
};
const invoice = { id: 1, number: 7, total_cents: 500, due_on: '2026-12-01' } as unknown as InvoiceRow;

const version = { date: '2026-11-27', time: '19:00', what: attack };

/** Each mail with its number of links, by the file that builds it. */
const mails: Record<string, (lang: string) => [mail: Mail, links: number][]> = {
  'people/access/sign-in.mail.ts': (lang) =>
    (['invite', 'asked'] as const).map((kind) => [
      signInMail({ lang, kind, firstName: attack, congregation: attack, link, code: '123456' }),
      1,
    ]),
  'assignments/phone-storage.mail.ts': (lang) => [
    [
      phoneStorageMail(lang, {
        firstName: attack,
        lastVisit: '2026-11-28',
        lastDay: '2026-12-04',
        nextDuty: '2026-12-06',
        address: 'https://sheaf.example',
        stop: link,
      }),
      2,
    ],
  ],
  'territory/addresses/expired-addresses.mail.ts': (lang) => [
    [expiredAddressesMail(lang, attack, [address]), 0],
  ],
  'tasks/task.mail.ts': (lang) =>
    (['week', 'undone'] as const).map((news): [Mail, number] => [
      taskMail(lang, {
        firstName: attack,
        label: attack,
        date: '2026-12-05',
        news,
        address: 'https://sheaf.example',
        stop: link,
      }),
      2,
    ]),
  'noticeboard/notice.mail.ts': (lang) =>
    (['everyone', 'elders'] as const).flatMap((audience) =>
      [false, true].map((isReminder): [Mail, number] => [
        noticeMail(lang, {
          firstName: attack,
          notice: { id: 1, title: attack, audience },
          isReminder,
          address: 'https://sheaf.example',
          stop: link,
        }),
        2,
      ]),
    ),
  'messaging/billing/invoice.mail.ts': (lang) => [
    [
      invoiceMail(
        invoice,
        { lang, firstName: attack, congregation: attack, congregationId: 7 },
        { address: 'https://sheaf.example', currency: 'AUD', paymentDetails: [attack] },
      ),
      1,
    ],
  ],
  'duties/duty-message.ts': (lang) => [
    [dutyMail(duty(lang)), 1],
    [changedDutyMail(duty(lang), { was: version, now: version }), 1],
    [heldMail(duty(lang), 'calledOff'), 0],
    [heldMail(duty(lang), 'restored'), 1],
    [withdrawnMail(duty(lang), { what: attack, time: '19:00' }), 0],
  ],
  'forum/news.mail.ts': (lang) => [
    [
      newsMail(lang, {
        firstName: attack,
        topics: [
          { id: 1, label: attack, fresh: true },
          { id: 2, label: attack, fresh: false },
        ],
        address: 'https://sheaf.example',
        stop: 'https://sheaf.example/stop',
      }),
      3,
    ],
  ],
  'meetings/meetings/schedule.mail.ts': (lang) => [
    [
      scheduleMail(
        week,
        { lang, name: attack, time_format: 24 } as Parameters<typeof scheduleMail>[1],
        attack,
      ),
      0,
    ],
  ],
  'messaging/messages/congregation.mail.ts': (lang) => [
    [congregationMail(lang, attack, attack), 0],
    [
      congregationMail(
        lang,
        attack,
        sayPlain(lang, 'messages:automatic.map-assigned', { first_name: attack }),
        {
          open: 'https://sheaf.example/maps',
          stop: 'https://sheaf.example/stop',
        },
      ),
      2,
    ],
  ],
  'meetings/proposals/proposal-letter.ts': (lang) => [
    ...(['offer', 'invite'] as const).flatMap((direction): [Mail, number][] => [
      [proposalLetter.askingMail(proposal(lang, direction, attack), link), 1],
      [proposalLetter.askingMail(proposal(lang, direction, null), link), 1],
      [proposalLetter.askingMail({ ...proposal(lang, direction, attack), moved }, link), 1],
      [proposalLetter.settledMail(proposal(lang, direction, attack), 'accepted'), 0],
      [proposalLetter.settledMail(proposal(lang, direction, attack), 'withdrawn'), 0],
    ]),
    ...Object.keys(proposalsNotifications).map((kind): [Mail, number] => [
      proposalLetter.toldMail({
        lang,
        kind: kind as keyof typeof proposalsNotifications,
        speaker: attack,
        other: attack,
        date: '2026-11-28',
        word: attack,
        link,
        moved,
      }),
      1,
    ]),
  ],
  'meetings/speakers/speakers.mail.ts': (lang) => [
    [
      speakersMail({
        lang,
        congregation: attack,
        name: attack,
        message: attack,
        speakers: [speaker],
        coordinator: { full_name: attack, phone: attack, email: attack },
      } as Parameters<typeof speakersMail>[0]),
      0,
    ],
  ],
  'meetings/talks/changed-mail.ts': (lang) => [
    [changedMail(talk(lang), { date: '2026-11-27', time: '10:00', where: attack }, link), 1],
    [changedMail(talk(lang), { date: '2026-11-27', time: '10:00' }, null), 0],
    [talkNewsMail(talk(lang), 'calledOff'), 0],
    [talkNewsMail(talk(lang), 'restored'), 0],
  ],
  'meetings/talks/talk-mail.ts': (lang) => [
    [talkMail.requestMail(talk(lang), link), 1],
    [talkMail.outlineMail(talk(lang)), 0],
    [talkMail.reminderMail(talk(lang)), 0],
    ...(['accepted', 'declined', 'another'] as const).map((answer): [Mail, number] => [
      talkMail.answerMail({
        lang,
        answer,
        speaker: attack,
        talk: attack,
        date: '2026-11-28',
        word: attack,
        link,
      }),
      1,
    ]),
  ],
};

/** Text written by a person has its own lines. */
const ownWords = new Set(['messaging/messages/congregation.mail.ts', 'meetings/speakers/speakers.mail.ts']);

it('COMMON-X12 lists every file that builds a mail', () => {
  const folder = join(import.meta.dirname, '../../contexts');
  const writing = globSync('**/*.ts', { cwd: folder }).filter((path) =>
    /import \{[^}]*\bmail\b[^}]*\} from '#platform\/mail\/mail'/.test(
      readFileSync(join(folder, path), 'utf8'),
    ),
  );
  expect(writing.sort()).toEqual(Object.keys(mails).sort());
});

const cases = Object.keys(languages).flatMap((lang) =>
  Object.keys(mails).map((file) => [lang, file] as const),
);

it.each(cases)(
  'COMMON-X12 adds neither button nor line for hostile values in a mail in %s of %s',
  (lang, file) => {
    for (const [mail, links] of mails[file]!(lang)) {
      const html = mailHtml(mail);
      const targets = [...html.matchAll(/<a href="([^"]*)"/g)].map(([, target]) => target!);
      expect(targets).toHaveLength(links);
      expect(targets.filter((target) => !target.startsWith('https://sheaf.example/'))).toEqual([]);
      expect(html.match(/<a /g)?.length ?? 0).toBe(links);
      expect(mail.subject).not.toContain('\n');
      expect(mail.body).toContain('evil.example');
      if (!ownWords.has(file))
        expect(mail.body.split('\n').filter((line) => line.startsWith('https://evil'))).toEqual([]);
    }
  },
);

it.each(Object.keys(languages))('COMMON-X12 adds no line for hostile values in a text in %s', (lang) => {
  const texts = [
    dutyMessage(duty(lang)),
    talkMail.requestText(talk(lang), link),
    talkMail.reminderText(talk(lang)),
    proposalLetter.askingText(proposal(lang, 'offer', attack), link),
    proposalLetter.askingText(proposal(lang, 'invite', null), link),
  ];
  for (const text of texts) {
    expect(text).toContain('evil.example');
    expect(text.split('\n').filter((line) => line.startsWith('https://evil'))).toEqual([]);
  }
});

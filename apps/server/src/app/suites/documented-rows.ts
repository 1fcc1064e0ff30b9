/** Rows that documented calls name, `$map` or `$keptDoor.map`, each planted on first use. */

import { events } from '@sheaf/contract/events/events';
import { responsibilities } from '@sheaf/contract/meetings/responsibilities/responsibilities';
import { noticeboard } from '@sheaf/contract/noticeboard/noticeboard';
import { absences } from '@sheaf/contract/people/absences/absences';
import { access } from '@sheaf/contract/people/access/access';
import { calendarFeed } from '@sheaf/contract/people/calendar-feed/calendar-feed';
import { groups } from '@sheaf/contract/people/groups/groups';
import { people } from '@sheaf/contract/people/people/people';
import { roles } from '@sheaf/contract/people/roles/roles';
import { reports } from '@sheaf/contract/reports/reports';
import { maps } from '@sheaf/contract/territory/maps/maps';
import { translations } from '@sheaf/contract/translations/translations';
import { billingRows } from '#app/suites/documented-billing';
import { cartRows } from '#app/suites/documented-carts';
import { doors } from '#app/suites/documented-doors';
import { forumRows } from '#app/suites/documented-forum';
import { heldMaps } from '#app/suites/documented-held-maps';
import { meetingRows } from '#app/suites/documented-meetings';
import { serviceRows } from '#app/suites/documented-service';
import type { DocumentedSetting } from '#app/suites/documented-setting';
import { speakerRows } from '#app/suites/documented-speakers';
import { talkRows } from '#app/suites/documented-talks';
import { daysAt } from '#app/suites/planting';
import { sendForm, sheets } from '#app/suites/send-form';
import { makeRecords } from '#contexts/reports/testing/make-records';

type Row = (setting: DocumentedSetting) => Promise<unknown>;

const group: Row = async ({ done, row }) =>
  (
    await done(groups.addGroup, {
      body: {
        name: 'South',
        overseer_id: Number(await row('elder')),
        assistant_id: null,
        address: '2 Hall Lane',
      },
    })
  ).id;

/** An editable wording line without placeholders. */
const lineOf: Row = async ({ done, row }) => {
  const lines = await done(translations.readSection, {
    params: { iso: 'ar', category: (await row('section')) as string },
  });
  return lines.find(({ locked, english }) => locked === null && !english.includes('{'))!.key;
};

const section: Row = async ({ done }) => {
  const languages = await done(translations.listLanguages);
  const arabic = languages.find(({ iso }) => iso === 'ar')!;
  return arabic.sections.find(({ total, locked }) => total > 0 && locked === 0)!.category;
};

const noticeFile: Row = async (setting) => {
  const answer = await sendForm(setting, noticeboard.addFile, { field: 'file', ...sheets.pdf });
  return answer.json().data[0].id;
};

const ticket: Row = async ({ done }) =>
  (await done(access.createReportTicket, { body: { document: 'reports/publisher-contact-list' } })).api_token;

const recordTicket: Row = async ({ done, row }) =>
  (await done(access.createReportTicket, { body: { document: `reports/s21/${await row('person')}` } }))
    .api_token;

const visitTicket: Row = async ({ done }) =>
  (await done(access.createReportTicket, { body: { document: 'reports/co-schedule' } })).api_token;

const monthTicket: Row = async ({ done }) =>
  (
    await done(access.createReportTicket, {
      body: { document: 'reports/field-service-reports/2026/5' },
    })
  ).api_token;

const recordsTicket: Row = async ({ test, me, done }) => {
  await makeRecords(test, me.token);
  const body = { document: 'reports/publisher-reports/download' };
  return (await done(access.createReportTicket, { body })).api_token;
};

const feed: Row = async ({ done }) => (await done(calendarFeed.renewCalendarFeed)).url.split('/').at(-1);

const awayDate: Row = async ({ test, done, row }) => {
  const { inDays } = daysAt(test.platform.clock());
  return (
    await done(absences.addAwayDate, {
      body: { user_id: Number(await row('person')), start_date: inDays(60), end_date: inDays(66) },
    })
  ).id;
};

const report: Row = async ({ done, row }) =>
  (
    await done(reports.saveReport, {
      body: { user_id: Number(await row('person')), report_month: '2026-05-01', active: true, studies: 1 },
    })
  ).id;

const reportedPerson: Row = async ({ row }) => {
  await row('report');
  return row('person');
};

const ownReport: Row = async ({ done }) =>
  (await done(reports.saveReport, { body: { report_month: '2026-05-01', active: true } })).id;

const event: Row = async ({ test, done }) => {
  const start_date = `${daysAt(test.platform.clock()).inDays(40)}T10:00`;
  return (await done(events.addEvent, { body: { type: 'bee', start_date } })).id;
};

let addedDoors = 0;
const responsibility: Row = async ({ done, row, me }) => {
  await row('meeting');
  const user = Number(await row('person'));
  // Two responsibilities do not share a label, so the renamed one of an earlier case is deleted.
  const earlier = await done(responsibilities.listResponsibilities, {});
  for (const { id, label } of earlier)
    if (label === 'Stage microphones') await done(responsibilities.deleteResponsibility, { params: { id } });
  addedDoors += 1;
  const body = { label: `Door ${addedDoors}`, frequency: 'meeting' as const, attendants: [user, me.id] };
  return (await done(responsibilities.addResponsibility, { body })).id;
};

const role: Row = async ({ done }) =>
  (await done(roles.addRole, { body: { name: 'Helper', permissions: [1] } })).id;

const member: Row = async ({ done, row, congregation }) => {
  const { id } = await congregation.addPerson({ email: 'member@example.org' });
  await done(groups.assignToGroup, {
    params: { group: Number(await row('group')) },
    body: { users: [id] },
  });
  return id;
};

const offeredMap: Row = async ({ done, row }) => {
  await row('map');
  return (await done(maps.listMapOptions))[0]!.id;
};

/** The caller, with two cart partners. */
const partnered: Row = async ({ done, row, me }) => {
  const partners = [Number(await row('person')), Number(await row('otherPerson'))];
  await done(people.editCartPartners, { body: { partners } });
  return me.id;
};

/** The assignee of a map is notified. */
const notified: Row = async ({ done, row }) => {
  const user = Number(await row('person'));
  await done(maps.assignMap, { body: { id: Number(await row('map')), user } });
  return user;
};

export const documentedRows: Record<string, Row> = {
  me: async ({ me }) => me.id,
  person: async ({ congregation }) => (await congregation.addPerson({ email: 'person@example.org' })).id,
  otherPerson: async ({ congregation }) => (await congregation.addPerson({ firstName: 'Boaz' })).id,
  elder: async ({ addBrother }) => addBrother('elder'),
  assistant: async ({ addBrother }) => addBrother('publisher'),
  country: async ({ world }) => world.country,
  region: async ({ world }) => world.region,
  group,
  responsibility,
  member,
  memberGroup: async ({ row }) => {
    await row('member');
    return row('group');
  },
  line: lineOf,
  section,
  noticeFile,
  ticket,
  recordTicket,
  recordsTicket,
  monthTicket,
  visitTicket,
  feed,
  awayDate,
  event,
  report,
  reportedPerson,
  ownReport,
  role,
  offeredMap,
  notified,
  partnered,
  ...billingRows,
  ...forumRows,
  ...heldMaps,
  ...meetingRows,
  ...cartRows,
  ...serviceRows,
  ...speakerRows,
  ...talkRows,
  ...doors,
};

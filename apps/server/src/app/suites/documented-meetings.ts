/** Meetings, meeting parts and assignments that documented calls name. */
import { duties } from '@sheaf/contract/duties/duties';
import { meetings } from '@sheaf/contract/meetings/meetings/meetings';
import { people } from '@sheaf/contract/people/people/people';
import { meetingParts } from '@sheaf/rules/people/people/meeting-part';
import { addDays } from '@sheaf/rules/schedules/calendar-week';
import { mondayOf } from '@sheaf/rules/time/wall-time';
import type { DocumentedSetting } from '#app/suites/documented-setting';
import { sendForm } from '#app/suites/send-form';
import { makeWeeks } from '#contexts/meetings/meetings/make-weeks';
import { comingWorkbook } from '#contexts/meetings/meetings/workbook/testing/coming-workbook';
import { tenantTransaction } from '#platform/database/tenant';

type Row = (setting: DocumentedSetting) => Promise<unknown>;

/** A workbook at the address of the example, without any week that is not imported yet. */
const imported = async (setting: DocumentedSetting): Promise<void> => {
  const { test, done } = setting;
  const { meeting_id } = await demonstration(done);
  const { week, type } = (await done(meetings.listMeetings)).find(({ id }) => id === meeting_id)!;
  const { name, bytes } = comingWorkbook(week);
  test.platform.downloads = { hosts: ['jw-cdn.org'], fetch: async () => bytes };
  const titles = (await done(meetings.listParts)).map(({ title }) => title);
  if (type === 'clam' && !titles.includes('Digging Deeper'))
    await sendForm(
      setting,
      meetings.uploadWorkbook,
      { field: 'file', name, bytes },
      {},
      { dry_run: 'false' },
    );
};

const meeting: Row = async (setting) => {
  const { test, congregation, done } = setting;
  const act = { congregationId: congregation.id, personId: null, operation: 'frequent.meetings' };
  await tenantTransaction(test.platform, act, (tenant) => makeWeeks(tenant, test.platform.clock()));
  await imported(setting);
  return (await demonstration(done)).meeting_id;
};

/** A part that no earlier call has edited. */
const demonstration = async (done: DocumentedSetting['done']) =>
  (await done(meetings.listParts)).find(({ helper_type }) => helper_type === 'householder')!;

/** A part that both people of the example are eligible for. */
const meetingPart: Row = async ({ done, row }) => {
  const id = Number(await row('meeting'));
  const qualify = async (person: unknown, part: number) =>
    done(people.attachQualification, { params: { id: Number(person), part } });
  await qualify(await row('person'), meetingParts.encode('demonstration'));
  await qualify(await row('otherPerson'), meetingParts.encode('householder'));
  const parts = await done(meetings.listParts);
  return parts.find(({ meeting_id, helper_type }) => meeting_id === id && helper_type === 'householder')!.id;
};

const meetingAssignment: Row = async ({ done, row }) => {
  const part = await row('meetingPart');
  const rows = await done(meetings.listMeetingAssignments);
  return rows.find(({ meeting_part_id }) => meeting_part_id === part)!.id;
};

/** Monday of a week whose chairman has an e-mail address. */
const chairedWeek: Row = async ({ congregation, done, row }) => {
  const id = Number(await row('meeting'));
  const elder = { gender: 1, appointment: 'elder', email: 'chairman@example.org' };
  const chairman = (await congregation.addPerson(elder)).id;
  const part = meetingParts.encode('chairman');
  await done(people.attachQualification, { params: { id: chairman, part } });
  const duty = (await done(meetings.listMeetingAssignments)).find(
    (found) => found.meeting_id === id && found.part === 'prelude.chairman',
  )!;
  await done(duties.fillDuty, { params: { id: duty.id }, body: { user_id: chairman } });
  return (await done(meetings.listMeetings)).find((found) => found.id === id)!.week;
};

/** A meeting of last year, which is past for any test clock. */
const heldMeeting: Row = async ({ test, congregation }) => {
  const week = mondayOf(addDays(test.platform.clock().toISOString().slice(0, 10), -364));
  const { rows } = await test.database.owner.query<{ id: number }>(
    `insert into meetings (congregation_id, type, week, held_on, starts_at, ends_at)
     values ($1, 'clam', $2, $2::date + 2, '19:00', '20:42')
     on conflict (congregation_id, coalesce(language_group_id, 0), type, week) do update set halls = 1 returning id`,
    [congregation.id, week],
  );
  return rows[0]!.id;
};

/** A meeting with a recorded attendance. */
const countedMeeting: Row = async ({ done, row }) => {
  const id = Number(await row('heldMeeting'));
  await done(meetings.saveAttendance, { body: { meeting_id: id, attendance: 90 } });
  return id;
};

export const meetingRows = {
  meeting,
  meetingPart,
  meetingAssignment,
  chairedWeek,
  heldMeeting,
  countedMeeting,
};

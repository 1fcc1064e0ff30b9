import { events } from '@sheaf/contract/events/events';
import { meetings } from '@sheaf/contract/meetings/meetings/meetings';
import type { ReplyOf } from '@sheaf/contract/operation';
import type { PlantTexts } from '#platform/testing/plant-texts';

export const plantTexts: PlantTexts = async (done, planted, { inDays }) => {
  const listed = await done<ReplyOf<typeof meetings.listMeetings>>(meetings.listMeetings);
  const [meeting] = listed;
  const midweek = listed.find(({ type }) => type === 'clam');
  await done(meetings.addPart, {
    params: { meeting_id: meeting!.id },
    body: {
      title: planted.name,
      references: planted.name,
      time: 5,
      meeting: meeting!.type === 'clam' ? 'living' : 'talk',
      order: 1,
    },
  });
  await done(meetings.setReading, {
    params: { id: midweek!.id },
    body: { reading: planted.name },
  });
  await done(meetings.addLanguageGroup, {
    body: {
      label: planted.name,
      lang: 'es',
      clam_day: 2,
      clam_start_time: '19:30',
      public_day: 0,
      public_start_time: '14:00',
    },
  });
  const last = listed.at(-1)!;
  await done(meetings.saveMeetingTimes, {
    params: { week: last.week },
    body: { clam_day: 2, clam_start_time: '18:30', public_day: 6, public_start_time: '15:30' },
  });
  const dedication = await done<ReplyOf<typeof events.addEvent>>(events.addEvent, {
    body: {
      ...{ type: 'custom', label: planted.name, start_date: `${inDays(50)}T16:00` },
      own_programme: true,
    },
  });
  await done(meetings.saveSpecialMeeting, {
    params: { event: dedication.id },
    body: { note: planted.name, parts: [{ title: planted.name, minutes: 5, seat: 'talk' }] },
  });
  await done(meetings.nameHeading, { body: { lang: 'E', heading: planted.name, kind: 'student-talk' } });
};

import { service } from '@sheaf/contract/service/service';
import type { DocumentedSetting } from '#app/suites/documented-setting';
import { daysAt } from '#app/suites/planting';

type Row = (setting: DocumentedSetting) => Promise<unknown>;

const location = '4 Mount Street';

const serviceGroup: Row = async ({ done, row }) =>
  (
    await done(service.addFieldGroup, {
      body: { meeting_day: 0, meeting_time: '09:00', location, overseer_id: Number(await row('elder')) },
    })
  ).id;

const specialGroup: Row = async ({ test, done, me }) => {
  const meeting_date = `${daysAt(test.platform.clock()).inDays(48)}T09:00`;
  const body = { label: 'Visit', meeting_date, location, overseer: { id: me.id } };
  return (await done(service.addSpecialGroup, { body })).id;
};

const rotationGroup: Row = async ({ done, row }) =>
  (
    await done(service.addRotationGroup, {
      body: {
        label: 'Saturday',
        overseers: [Number(await row('elder'))],
        frequency: 'week',
        day_of_week: 6,
        time_of_day: '09:00',
        location,
      },
    })
  ).id;

/** Another person requests that the caller takes over their group. */
const changeRequest: Row = async ({ test, congregation, done, me }) => {
  const overseer = await congregation.addPerson({ appointment: 'elder', gender: 1 });
  const meeting_date = `${daysAt(test.platform.clock()).inDays(55)}T09:00`;
  const { id } = await done(service.addSpecialGroup, {
    body: { label: 'Visit', meeting_date, location, overseer: { id: overseer.id } },
  });
  await test.call(service.requestChange, { as: overseer.token, body: { id, user: me.id } });
  const { rows } = await test.database.owner.query<{ id: number }>(
    'select max(id) as id from change_requests where congregation_id = $1',
    [congregation.id],
  );
  return rows[0]!.id;
};

export const serviceRows: Record<string, Row> = { serviceGroup, specialGroup, rotationGroup, changeRequest };

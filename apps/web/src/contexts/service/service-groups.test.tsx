import { permissionKeys } from '@sheaf/rules/permissions/permission-keys';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerWith, signInAs } from '#platform/testing/replies.ts';
import { showScreen } from '#platform/testing/show-screen.tsx';
import { FieldGroupsScreen } from './field-groups-screen.tsx';
import { RotationGroupsScreen } from './rotation-groups-screen.tsx';
import type { FieldGroup, RotationGroup, SpecialGroup } from './service-labels.ts';
import { SpecialGroupsScreen } from './special-groups-screen.tsx';

const place = { online: false, location: '4 Mount Street', coordinates: null };
const weekly: FieldGroup = {
  id: 1,
  meeting_day: 2,
  meeting_time: '09:30',
  ...place,
  overseer_id: 8,
  group_id: 3,
  label: null,
  version: 1,
};
const special: SpecialGroup = {
  id: 2,
  label: 'Town Hall steps',
  meeting_date: '2026-12-05T09:00',
  ...place,
  groups: [3],
  overseer: { id: 8, full_name: 'Samuel Webb' },
  replaces: true,
  notify: false,
  short_date: 'Sat 5 Dec',
  version: 1,
};
const rotation: RotationGroup = {
  id: 4,
  label: 'Saturdays',
  overseers: [8, 9],
  rotation: true,
  frequency: 'week',
  ...place,
  day_of_week: 6,
  week_of_month: 0,
  time_of_day: '09:30',
  replaces: false,
  groups: [],
  current_date: '2027-02-20',
  anchor: '2026-11-24',
  version: 1,
};
const may = { location: true, special: true, rotation: true };
const overseers = [
  { id: 8, full_name: 'Samuel Webb', last_first: 'Webb, Samuel', ...may },
  { id: 9, full_name: 'Tobias Larkin', last_first: 'Larkin, Tobias', ...may },
  {
    id: 10,
    full_name: 'Ruth Hollis',
    last_first: 'Hollis, Ruth',
    location: true,
    special: false,
    rotation: false,
  },
];
const north = {
  id: 3,
  name: 'North',
  overseer: null,
  assistant: null,
  overseer_id: null,
  assistant_id: null,
  address: null,
  members: 4,
  version: 1,
};
const around = {
  'service.listOverseers': overseers,
  'service.listPlaces': [{ id: 1, label: 'Hall', location: '1 Hall Lane', coordinates: '1,2' }],
  'groups.listGroups': [north],
};

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-24T00:00:00Z'), toFake: ['Date'] });
  signInAs([...permissionKeys]);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const form = async () => within(await screen.findByRole('dialog'));
const posted = (sent: ReturnType<typeof answerWith>) => sent.find(({ method }) => method === 'POST')?.body;

it('SERVICE-C1 SERVICE-S2 SERVICE-O4 a weekly meeting is listed by its group, and added at a recent place', async () => {
  const sent = answerWith({
    ...around,
    'service.listFieldGroups': [weekly],
    'service.addFieldGroup': weekly,
  });
  showScreen(<FieldGroupsScreen />, '/settings/field-service-locations', '/settings/field-service-locations');
  expect(await screen.findByText('Tuesday 9:30 am, North')).toBeTruthy();
  expect(screen.getByText('4 Mount Street, Samuel Webb')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Add a weekly meeting' }));
  const sheet = await form();
  await userEvent.selectOptions(await sheet.findByLabelText('Used before'), 'Hall');
  await userEvent.click(sheet.getByRole('button', { name: 'Save' }));
  expect(posted(sent)).toBeUndefined();
  await userEvent.selectOptions(sheet.getByLabelText(/^Overseer/), 'Hollis, Ruth');
  await userEvent.click(sheet.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(posted(sent)).toMatchObject({
    meeting_day: 0,
    meeting_time: '09:00',
    location: '1 Hall Lane',
    coordinates: '1,2',
    overseer_id: 10,
  });
});

it('SERVICE-M1 SERVICE-S2 deleting shows the documented confirmation', async () => {
  answerWith({ ...around, 'service.listFieldGroups': [weekly] });
  showScreen(<FieldGroupsScreen />, '/settings/field-service-locations', '/settings/field-service-locations');
  await userEvent.click(await screen.findByRole('button', { name: 'More: Delete North' }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete North' }));
  expect(
    await screen.findByText('Are you sure you wish to delete this field service location?'),
  ).toBeTruthy();
});

const lists = [
  {
    rule: 'SERVICE-S2',
    Screen: FieldGroupsScreen,
    name: 'North',
    path: 'field-service-locations',
    key: 'settings.field_service_locations',
    deletes: 'delete',
    gone: '/api/field-service-groups/1',
    replies: { 'service.listFieldGroups': [weekly], 'service.deleteFieldGroup': { ok: true as const } },
  },
  {
    rule: 'SERVICE-S3',
    Screen: SpecialGroupsScreen,
    name: special.label,
    path: 'special-service-groups',
    key: 'settings.special_service_groups',
    deletes: 'delete',
    gone: '/api/special-service-groups/2',
    replies: { 'service.listSpecialGroups': [special], 'service.deleteSpecialGroup': { ok: true as const } },
  },
  {
    rule: 'SERVICE-S4',
    Screen: RotationGroupsScreen,
    name: rotation.label,
    path: 'rotation-groups',
    key: 'settings.rotation_groups',
    deletes: 'add',
    gone: '/api/rotation-groups/4',
    replies: {
      'service.listRotationGroups': [rotation],
      'service.deleteRotationGroup': { ok: true as const },
    },
  },
];

it.each(lists)('$rule a confirmed deletion is sent', async ({ Screen, name, path, gone, replies }) => {
  const sent = answerWith({ ...around, ...replies });
  showScreen(<Screen />, `/settings/${path}`, `/settings/${path}`);
  await userEvent.click(await screen.findByRole('button', { name: `More: Delete ${name}` }));
  await userEvent.click(screen.getByRole('button', { name: `Delete ${name}` }));
  const question = await form();
  expect(sent.some(({ method }) => method === 'DELETE')).toBe(false);
  await userEvent.click(question.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent.find(({ method }) => method === 'DELETE')?.path).toBe(gone);
});

it.each(lists)(
  '$rule each button requires its permission',
  async ({ Screen, name, path, key, deletes, replies }) => {
    const shown = async (...permits: string[]) => {
      signInAs([key, ...permits] as never);
      answerWith({ ...around, ...replies });
      showScreen(<Screen />, `/settings/${path}`, `/settings/${path}`);
      await screen.findByText(name);
      const found = [/^Add a (?:weekly|special|rotation)/, `Edit ${name}`, `More: Delete ${name}`].map(
        (button) => screen.queryByRole('button', { name: button }) !== null,
      );
      cleanup();
      return found;
    };
    const single = deletes === 'add';
    expect(await shown()).toEqual([false, false, false]);
    expect(await shown(`${key}.add`)).toEqual([true, single, single]);
    expect(await shown(`${key}.edit`)).toEqual([false, !single, false]);
    expect(await shown(`${key}.delete`)).toEqual([false, false, !single]);
  },
);

it('SERVICE-S3 upcoming special groups are first, by date, then past ones, latest first', async () => {
  const on = (id: number, label: string, meeting_date: string) => ({ ...special, id, label, meeting_date });
  answerWith({
    ...around,
    'service.listSpecialGroups': [
      on(1, 'Long ago', '2026-09-05T09:00'),
      on(2, 'Last week', '2026-11-17T09:00'),
      on(3, 'Today', '2026-11-24T09:00'),
      on(4, 'Next year', '2027-01-02T14:30'),
    ],
  });
  showScreen(<SpecialGroupsScreen />, '/settings/special-service-groups', '/settings/special-service-groups');
  const list = await screen.findByRole('region', { name: 'Special service groups' });
  expect(list.textContent).toMatch(/Today.*Next year.*Last week.*Long ago/);
  expect(within(list).getByText(/Sat 2 January.*, 2:30 pm, 4 Mount Street/)).toBeTruthy();
});

it('SERVICE-S3 SERVICE-R11 a special group lists its possible leaders, and shows its effect on the weekly meetings', async () => {
  const sent = answerWith({
    ...around,
    'service.listSpecialGroups': [special],
    'service.editSpecialGroup': special,
  });
  showScreen(<SpecialGroupsScreen />, '/settings/special-service-groups', '/settings/special-service-groups');
  expect(await screen.findByText(/Samuel Webb, in place of the weekly meetings/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Edit Town Hall steps' }));
  const sheet = await form();
  expect(within(sheet.getByLabelText(/^Overseer/)).queryByText('Hollis, Ruth')).toBeNull();
  expect(sheet.getByText(/the ticked groups hold no weekly meeting/)).toBeTruthy();
  await userEvent.click(await sheet.findByRole('checkbox', { name: 'North' }));
  expect(sheet.getByText('On that day no weekly meeting is held.')).toBeTruthy();
  await userEvent.click(sheet.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent.some(({ method }) => method === 'PUT')).toBe(true));
  expect(sent.find(({ method }) => method === 'PUT')?.body).toMatchObject({ groups: [], version: 1 });
});

it('SERVICE-S4 SERVICE-M1 SERVICE-R7 a rotation shows until when it is planned, and has a week field only if monthly', async () => {
  const sent = answerWith({
    ...around,
    'service.listRotationGroups': [rotation],
    'service.editRotationGroup': rotation,
  });
  showScreen(<RotationGroupsScreen />, '/settings/rotation-groups', '/settings/rotation-groups');
  expect(await screen.findByText('Booked up to Sat 20 February')).toBeTruthy();
  expect(screen.getByText('Every week, Saturday 9:30 am, 2 brothers take turns')).toBeTruthy();
  expect(screen.getByText('4 Mount Street')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Edit Saturdays' }));
  const sheet = await form();
  expect(sheet.getByText(/Next dates: Sat 28 November, Sat 5 December/)).toBeTruthy();
  expect(sheet.queryByText('Week of the month')).toBeNull();
  expect(sheet.queryByRole('button', { name: '2 weeks' })).toBeNull();
  await userEvent.click(sheet.getByRole('button', { name: 'Month' }));
  expect(sheet.getByText('Week of the month')).toBeTruthy();
  expect(sheet.queryByText('Rotate overseers')).toBeNull();
  await userEvent.click(sheet.getByRole('button', { name: 'Last' }));
  expect(sheet.getByText(/Next dates: Sat 28 November, Sat 26 December/)).toBeTruthy();
  await userEvent.click(sheet.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent.some(({ method }) => method === 'PUT')).toBe(true));
  expect(sent.find(({ method }) => method === 'PUT')?.body).toMatchObject({
    frequency: 'month',
    week_of_month: 4,
    day_of_week: 6,
    overseers: [8, 9],
  });
});

it('SERVICE-C5.3 a weekly meeting at a time that clocks skip names the date and its start', async () => {
  answerWith({
    ...around,
    'service.listFieldGroups': [{ ...weekly, meeting_day: 0, meeting_time: '02:30' }],
  });
  showScreen(<FieldGroupsScreen />, '/settings/field-service-locations', '/settings/field-service-locations');
  await userEvent.click(await screen.findByRole('button', { name: /^Edit/ }));
  const sheet = await form();
  expect(sheet.getByText('Clocks go forward on Sun 3 October: that day it starts at 3:30 am.')).toBeTruthy();
  await userEvent.selectOptions(sheet.getByLabelText(/^Day/), 'Monday');
  expect(sheet.queryByText(/Clocks go forward/)).toBeNull();
});

it('SERVICE-R10 the form of a rotation group offers every second week only if it is stored', async () => {
  const offered = async (row: RotationGroup): Promise<(string | null)[]> => {
    answerWith({ ...around, 'service.listRotationGroups': [row] });
    showScreen(<RotationGroupsScreen />, '/settings/rotation-groups', '/settings/rotation-groups');
    await userEvent.click(await screen.findByRole('button', { name: /^Edit/ }));
    const often = within((await form()).getByRole('group', { name: 'How often' }));
    const labels = often.getAllByRole('button').map(({ textContent }) => textContent);
    cleanup();
    return labels;
  };
  expect(await offered(rotation)).toEqual(['Week', 'Month']);
  expect(await offered({ ...rotation, frequency: 'fortnight' })).toEqual(['Week', '2 weeks', 'Month']);
});

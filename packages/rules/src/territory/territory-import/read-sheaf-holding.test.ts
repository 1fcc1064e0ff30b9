import { expect, it } from 'vitest';
import { exportColumns } from './export.ts';
import { readImport } from './read-import.ts';
import { tableOf } from './testing/table.ts';

const read = (...rows: Record<string, string>[]) => {
  const result = readImport(tableOf(exportColumns.join(','), rows), {
    today: '2026-11-21',
    lang: 'en',
    hyphen: 'range',
  });
  if (!result.allowed) throw new Error(result.reason);
  return result.value;
};

const reasonOf = (row: Record<string, string>) => read(row).problems.map(({ reason }) => reason);

const at = (day: string) => `${day}T02:00:00.000Z`;

const out = { map: '12', kind: 'assignment', name: 'Ruth Hollis', assigned: at('2026-01-05') };

const plainHolding = {
  kind: 'holding',
  line: 2,
  number: '12',
  code: '',
  from: at('2026-01-05'),
  to: null,
  completed: false,
  personal: false,
  campaign: 'none',
  campaignName: null,
  exact: true,
  startUnknown: false,
  previousCompleted: null,
  holders: [{ name: 'Ruth Hollis', from: at('2026-01-05'), to: null }],
};

it('X-MIGRATE reads an assignment back exactly, with all its fields', () => {
  const { history, newest } = read({
    ...out,
    date: '2025-12-01',
    returned: at('2026-02-05'),
    completed: 'yes',
    personal: 'yes',
    campaign: '3',
    campaign_name: 'Memorial',
    start_unknown: 'yes',
    holder_from: at('2026-01-06'),
    holder_to: at('2026-02-04'),
  });
  expect(history).toEqual([
    {
      ...plainHolding,
      text: expect.any(String),
      to: at('2026-02-05'),
      completed: true,
      personal: true,
      campaign: 'custom',
      campaignName: 'Memorial',
      startUnknown: true,
      previousCompleted: '2025-12-01',
      holders: [{ name: 'Ruth Hollis', from: at('2026-01-06'), to: at('2026-02-04') }],
    },
  ]);
  expect(newest).toBe(at('2026-02-05'));
});

it('X-MIGRATE an open assignment is not completed, and its holder holds it from the start', () => {
  const open = read({ ...out, completed: 'yes', start_unknown: 'yes', personal: 'no', campaign: '4' });
  expect(open.history).toEqual([{ ...plainHolding, text: expect.any(String) }]);
  const ended = read({ ...out, returned: '2026-02-05', assigned: '2026-01-05' }).history[0];
  expect(ended).toMatchObject({ completed: false, holders: [{ from: '2026-01-05', to: '2026-02-05' }] });
  expect(read({ ...out, name: '' }).history[0]).toMatchObject({ holders: [] });
});

it('X-MIGRATE merges successive holders of one assignment, and keeps two assignments of one map separate', () => {
  const { history } = read(
    out,
    { ...out, name: 'Ada Webb', holder_from: at('2026-01-07') },
    { ...out, assigned: at('2026-03-05') },
    { ...out, map: '13' },
  );
  expect(
    history.map((note) =>
      note.kind === 'holding' ? [note.number, note.holders.map(({ name }) => name)] : [],
    ),
  ).toEqual([
    ['12', ['Ruth Hollis', 'Ada Webb']],
    ['13', ['Ruth Hollis']],
    ['12', ['Ruth Hollis']],
  ]);
});

it('X-MIGRATE ignores an assignment without readable instants', () => {
  for (const assigned of [
    '',
    'x',
    '05/01/2026',
    '2026-01-05 02:00',
    '2026-13-05',
    `x${at('2026-01-05')}`,
    `${at('2026-01-05')}x`,
  ])
    expect([assigned, reasonOf({ ...out, assigned })]).toEqual([assigned, ['assignment-empty']]);
  expect(reasonOf({ ...out, returned: 'soon' })).toEqual(['assignment-empty']);
  expect(reasonOf({ ...out, returned: at('2026-01-04') })).toEqual(['dates-reversed']);
  expect(reasonOf({ ...out, returned: at('2026-01-05') })).toEqual([]);
  expect(reasonOf({ ...out, map: '' })).toEqual(['number-missing']);
  expect([
    reasonOf({ ...out, assigned: '2026-11-23' }),
    reasonOf({ ...out, assigned: '2026-11-24' }),
  ]).toEqual([[], ['assignment-empty']]);
});

/** Effect of each single note on the assignments of a map (TERR-R25). */
import { expect, it } from 'vitest';
import { type Holding, type HoldingNote, MapTimeline } from './map-timeline.ts';

const ruth = { person: 4, name: 'Ruth Hollis' };
const joel = { person: null, name: 'Joel Webb' };
const holding = (from: string, to: string | null, rest: Partial<Holding> = {}): Holding => ({
  id: 9,
  instant: null,
  from,
  startUnknown: false,
  to,
  completed: false,
  personal: false,
  campaign: 'none',
  campaignName: null,
  previousCompleted: null,
  holders: [{ ...ruth, from, to }],
  editable: true,
  changed: false,
  ...rest,
});
const note = (from: string | null, to: string | null, rest: Partial<HoldingNote> = {}): HoldingNote => ({
  from,
  to,
  completed: false,
  holder: ruth,
  ...rest,
});
const after = (holdings: Holding[], ...notes: HoldingNote[]) => {
  const timeline = new MapTimeline(holdings);
  const noted = notes.map((one) => timeline.add(one));
  const told = timeline.holdings.map(({ id, from, to, completed, startUnknown, changed }) => ({
    id,
    from,
    to,
    completed,
    startUnknown,
    changed,
  }));
  return { noted, told, holdings: timeline.holdings };
};
const made = { id: null, completed: false, startUnknown: false, changed: false };

it('TERR-R25 creates a missing assignment, with its holder for the whole time', () => {
  const { noted, holdings } = after([], note('2026-01-05', '2026-02-05', { completed: true }));
  expect(noted).toEqual(['new']);
  expect(holdings).toEqual([holding('2026-01-05', '2026-02-05', { id: null, completed: true })]);
  const nobody = after([], note('2026-01-05', '2026-02-05', { holder: null }));
  expect(nobody.holdings[0]!.holders).toEqual([]);
});

it('TERR-R25 a completion ends the assignment of the same holder that was open on its date', () => {
  const done = note(null, '2026-02-05', { completed: true });
  const open = after([holding('2026-01-05', null)], done);
  expect([open.noted, open.told]).toEqual([
    ['changed'],
    [{ id: 9, from: '2026-01-05', to: '2026-02-05', completed: true, startUnknown: false, changed: true }],
  ]);
  expect(open.holdings[0]!.holders).toEqual([{ ...ruth, from: '2026-01-05', to: '2026-02-05' }]);
  const longer = after([holding('2026-01-05', '2026-03-05')], done);
  expect(longer.told[0]).toMatchObject({ to: '2026-02-05', completed: true });
  for (const day of ['2026-01-05', '2026-03-05'])
    expect(after([holding('2026-01-05', '2026-03-05')], note(null, day, { completed: true })).noted).toEqual([
      'changed',
    ]);
  const two = after([holding('2025-01-05', null, { id: 1 }), holding('2026-01-05', null, { id: 2 })], done);
  expect(two.told.map(({ id, to }) => [id, to])).toEqual([
    [1, null],
    [2, '2026-02-05'],
  ]);
});

it('TERR-R25 a completion that matches no assignment has an unknown start', () => {
  const done = note(null, '2026-02-05', { completed: true });
  const completion = { ...made, from: '2026-02-05', to: '2026-02-05', completed: true, startUnknown: true };
  for (const other of [
    holding('2026-02-06', null),
    holding('2026-01-05', '2026-02-04'),
    holding('2026-01-05', '2026-03-05', { completed: true }),
    holding('2026-01-05', '2026-03-05', { editable: false }),
    holding('2026-01-05', '2026-03-05', { startUnknown: true }),
    holding('2026-01-05', '2026-03-05', { holders: [{ ...joel, from: '2026-01-05', to: null }] }),
  ]) {
    const { noted, told } = after([other], done);
    expect([noted, told[1]]).toEqual([['new'], completion]);
  }
  expect(after([holding('2026-01-05', null, { editable: false })], done).noted).toEqual(['map-held']);
  expect(after([], done, done).noted).toEqual(['new', 'known']);
  expect(after([holding('2026-01-05', '2026-02-05', { completed: true })], done).noted).toEqual(['known']);
});

it('TERR-R25 a completion without a holder completes the open assignment, and creates none', () => {
  const done = note(null, '2026-02-05', { completed: true, holder: null });
  expect(after([], done)).toMatchObject({ noted: ['known'], told: [] });
  expect(after([holding('2026-01-05', null)], done).noted).toEqual(['changed']);
});

it('TERR-R25 a new assignment ends the open one, and is created once', () => {
  const given = note('2026-02-05', null, { holder: joel });
  const { noted, told, holdings } = after([holding('2026-01-05', null)], given, given);
  expect(noted).toEqual(['new', 'known']);
  expect(told).toEqual([
    { id: 9, from: '2026-01-05', to: '2026-02-05', completed: false, startUnknown: false, changed: true },
    { ...made, from: '2026-02-05', to: null },
  ]);
  expect(holdings[1]!.holders).toEqual([{ ...joel, from: '2026-02-05', to: null }]);
  expect(after([holding('2026-01-05', null, { editable: false })], given).noted).toEqual(['map-held']);
});

it('TERR-R25 an assignment followed by a later one ended when that one began', () => {
  const { told } = after(
    [holding('2026-04-05', null), holding('2026-03-05', '2026-03-06')],
    note('2026-02-05', null, { holder: joel }),
  );
  expect(told[2]).toEqual({ ...made, from: '2026-02-05', to: '2026-03-05' });
  const sameDay = after([holding('2026-02-05', '2026-02-06')], note('2026-02-05', null, { holder: joel }));
  expect(sameDay.told[1]).toEqual({ ...made, from: '2026-02-05', to: null });
});

const completion = (to: string, rest: Partial<Holding> = {}) =>
  holding(to, to, { completed: true, startUnknown: true, ...rest });

it('TERR-R25 a start joins the next completion of the same holder, unless somebody else held the map in between', () => {
  const given = note('2026-02-05', null);
  const { noted, holdings } = after(
    [completion('2026-05-05', { id: 2 }), completion('2026-04-05', { id: 1 })],
    given,
  );
  expect(noted).toEqual(['changed']);
  expect(holdings[1]).toMatchObject({
    id: 1,
    from: '2026-02-05',
    to: '2026-04-05',
    startUnknown: false,
    changed: true,
    holders: [{ from: '2026-02-05' }],
  });
  expect(after([completion('2026-02-05')], given).noted).toEqual(['changed']);
  for (const between of [
    [completion('2026-04-05'), holding('2026-03-05', '2026-03-06', { holders: [] })],
    [completion('2026-04-05', { editable: false })],
    [completion('2026-02-04')],
    [completion('2026-04-05', { holders: [{ ...joel, from: '', to: null }] })],
  ])
    expect(after(between, given).noted).toEqual(['new']);
  for (const beside of [
    holding('2026-04-05', '2026-04-06'),
    holding('2026-02-05', '2026-02-06', { holders: [] }),
  ])
    expect(after([completion('2026-04-05'), beside], given).noted).toEqual(['changed']);
});

it('TERR-R25 a complete note ends an assignment with its start, starts one with its end, and is created otherwise', () => {
  const span = note('2026-01-05', '2026-02-05');
  const done = { ...span, completed: true };
  const ended = { id: 9, from: '2026-01-05', to: '2026-02-05', changed: true, startUnknown: false };
  expect(after([holding('2026-01-05', null)], span)).toMatchObject({
    noted: ['changed'],
    told: [{ ...ended, completed: false }],
  });
  expect(after([holding('2026-01-05', null, { editable: false })], span).noted).toEqual(['map-held']);
  expect(after([holding('2026-01-05', '2026-02-01')], done)).toMatchObject({
    noted: ['changed'],
    told: [{ ...ended, completed: true }],
  });
  expect(after([holding('2026-01-05', '2026-02-01')], span).noted).toEqual(['known']);
  expect(after([holding('2026-01-05', '2026-02-01', { completed: true })], done).noted).toEqual(['known']);
  expect(after([completion('2026-02-05')], span)).toMatchObject({ noted: ['changed'], told: [ended] });
  for (const other of [
    holding('2026-01-06', null),
    holding('2026-01-05', '2026-03-05', { startUnknown: true }),
    completion('2026-02-05', { editable: false }),
    completion('2026-02-06'),
    holding('2026-01-04', '2026-02-05'),
    holding('2026-01-05', null, { holders: [{ ...joel, from: '', to: null }] }),
  ])
    expect(after([other], span).noted).toEqual(['new']);
});

it('TERR-R25 a file that shows a map as unassigned ends an assignment from before its newest date', () => {
  const notOut = (one: Holding[], day: string) => {
    const timeline = new MapTimeline(one);
    return [timeline.addNotOut(day), timeline.holdings[0]?.to];
  };
  expect(notOut([holding('2026-01-05', null)], '2026-02-05')).toEqual(['changed', '2026-02-05']);
  expect(notOut([holding('2026-01-05', null)], '2026-01-05')).toEqual(['known', null]);
  expect(notOut([holding('2026-01-05', null, { editable: false })], '2026-02-05')).toEqual(['known', null]);
  expect(notOut([holding('2026-01-05', '2026-01-06')], '2026-02-05')).toEqual(['known', '2026-01-06']);
  expect(notOut([], '2026-02-05')).toEqual(['known', undefined]);
});

it('TERR-R25 earlier holders keep their dates, and the last one holds the map to its end', () => {
  const holders = [
    { ...joel, from: '2026-01-05', to: '2026-01-10' },
    { ...ruth, from: '2026-01-10', to: '2026-01-20' },
  ];
  const { holdings } = after([holding('2026-01-05', null, { holders })], note('2026-01-05', '2026-02-05'));
  expect(holdings[0]!.holders.map(({ to }) => to)).toEqual(['2026-01-10', '2026-02-05']);
  const shorter = [
    { ...joel, from: '2026-01-05', to: '2026-03-01' },
    { ...ruth, from: '2026-01-10', to: null },
  ];
  const cut = after([holding('2026-01-05', null, { holders: shorter })], note('2026-01-05', '2026-02-05'));
  expect(cut.holdings[0]!.holders.map(({ to }) => to)).toEqual(['2026-02-05', '2026-02-05']);
});

it('TERR-R24 matches a holder by person or by name', () => {
  const held = holding('2026-01-05', null, {
    holders: [{ person: 4, name: 'R. Hollis', from: '', to: null }],
  });
  const known = (holder: HoldingNote['holder']) =>
    after([held], note('2026-01-05', null, { holder })).noted[0];
  expect(known(ruth)).toBe('known');
  expect(known({ person: null, name: 'r. HOLLIS' })).toBe('known');
  expect(known({ person: 5, name: 'Ruth Hollis' })).toBe('new');
  const named = holding('2026-01-05', null, { holders: [{ person: null, name: 'Ada', from: '', to: null }] });
  expect(after([named], note('2026-01-05', null, { holder: joel })).noted).toEqual(['new']);
});

/** Backups of several years yield the same history in any order of reading. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { joinImports } from './join-imports.ts';
import { type Holding, MapTimeline } from './map-timeline.ts';
import { planImport } from './plan-import.ts';
import { readImport } from './read-import.ts';
import { headings, nothingKnown, tableOf } from './testing/table.ts';

const dayOf = (days: number): string =>
  new Date(Date.UTC(2020, 0, 1) + days * 86_400_000).toISOString().slice(0, 10);

interface TrueHolding {
  holder: string;
  from: number;
  to: number;
  completed: boolean;
}

/**
 * Holdings of a map, one person after another, with days between. One person never has two in a row, because
 * a backup that saw only the first start and the last end cannot tell them apart.
 */
const life: fc.Arbitrary<TrueHolding[]> = fc
  .array(
    fc.record({
      gap: fc.integer({ min: 1, max: 90 }),
      out: fc.integer({ min: 1, max: 120 }),
      completed: fc.boolean(),
    }),
    { minLength: 1, maxLength: 6 },
  )
  .map((holdings) => {
    let day = 0;
    return holdings.map(({ gap, out, completed }, index) => {
      const from = day + gap;
      day = from + out;
      return { holder: `Publisher ${index}`, from, to: day, completed };
    });
  });

/** The row of the map in a backup made at the end of a day. */
function rowOn(holdings: readonly TrueHolding[], day: number): Record<string, string> {
  const out = holdings.find(({ from, to }) => from <= day && day < to);
  const done = holdings.filter(({ to, completed }) => completed && to <= day).at(-1);
  return {
    Number: '12',
    Description: 'Burnie',
    Kind: 'Residential',
    Status: out ? 'Signed-out' : 'Available',
    SignedOut: out ? dayOf(out.from) : '',
    SignedOutTo: out?.holder ?? '',
    LastCompleted: done ? dayOf(done.to) : '',
    LastCompletedBy: done?.holder ?? '',
  };
}

const heading = headings.albaTerritories.replace('Id,', '').replace(',MobileLink', '');
const readBackup = (holdings: readonly TrueHolding[], day: number, file: string) => {
  const other = { Number: '13', Description: 'Burnie', Kind: 'Residential', Status: 'Signed-out' };
  // Another map was assigned on the day of the backup, so that the newest date in the file is that day.
  const rows = [rowOn(holdings, day), { ...other, SignedOut: dayOf(day), SignedOutTo: 'Owen Larkin' }];
  const read = readImport(tableOf(heading, rows), { today: '2026-11-21', lang: 'en', hyphen: 'range' });
  if (!read.allowed) throw new Error(read.reason);
  return { file, read: read.value };
};
const backups = fc.tuple(life, fc.uniqueArray(fc.nat(1300), { minLength: 1, maxLength: 6 }));

it('TERR-R25 joined backups yield every recorded assignment once, and only true ones', () => {
  fc.assert(
    fc.property(backups, ([holdings, days]) => {
      const reads = days.map((day) => readBackup(holdings, day, `${day}.csv`));
      const plan = planImport(joinImports(reads), nothingKnown);
      const made = plan.assignments.filter(({ map }) => map === '12');
      const last = Math.max(...days);
      const seen = (holding: TrueHolding) => days.some((day) => holding.from <= day && day < holding.to);
      const noted = (holding: TrueHolding) =>
        days.some((day) => holdings.filter(({ to, completed }) => completed && to <= day).at(-1) === holding);
      expect(made).toHaveLength(holdings.filter((holding) => seen(holding) || noted(holding)).length);
      for (const holding of holdings.filter(seen)) {
        const found = made.find(({ from, startUnknown }) => !startUnknown && from === dayOf(holding.from))!;
        expect(found.holders.map(({ name }) => name)).toEqual([holding.holder]);
        if (noted(holding)) expect([found.completed, found.to]).toEqual([true, dayOf(holding.to)]);
        else expect(found.completed).toBe(false);
        if (found.to === null) expect(holding.from <= last && last < holding.to).toBe(true);
      }
      for (const holding of holdings.filter((one) => noted(one) && !seen(one))) {
        const found = made.find(({ to, completed }) => completed && to === dayOf(holding.to))!;
        expect([found.startUnknown, found.holders[0]!.name]).toEqual([true, holding.holder]);
      }
      expect(made.filter(({ to }) => to === null).length).toBeLessThanOrEqual(1);
      // The order of reading does not change the result.
      expect(planImport(joinImports(reads.toReversed()), nothingKnown).assignments).toEqual(plan.assignments);
    }),
  );
});

it('TERR-R25 reading a backup again changes nothing', () => {
  fc.assert(
    fc.property(backups, ([holdings, days]) => {
      const reads = days.map((day) => readBackup(holdings, day, `${day}.csv`));
      const { assignments } = planImport(joinImports(reads), nothingKnown);
      const here = assignments.filter(({ map }) => map === '12');
      const map = {
        id: 1,
        number: '12',
        type: 'residential' as const,
        bordered: false,
        locked: false,
        completed: null,
      };
      const other = { ...map, id: 2, number: '13' };
      const known = {
        ...nothingKnown,
        maps: [map, other],
        assignments: assignments.map((holding, index) => ({
          ...holding,
          id: index + 1,
          map_id: holding.map === '12' ? 1 : 2,
          instant: `${holding.from}T02:00:00.000Z`,
          editable: true,
        })),
      };
      expect(planImport(joinImports(reads), known).assignments.filter(({ map: of }) => of === '12')).toEqual(
        [],
      );
      expect(here.length).toBeGreaterThanOrEqual(0);
    }),
  );
});

const held: Holding = {
  id: 9,
  instant: '2026-01-05T02:00:00.000Z',
  from: '2026-01-05',
  startUnknown: false,
  to: null,
  completed: false,
  personal: false,
  campaign: 'none',
  campaignName: null,
  previousCompleted: null,
  holders: [{ person: 4, name: 'Ruth Hollis', from: '2026-01-05', to: null }],
  editable: false,
  changed: false,
};
const joel = { person: null, name: 'Joel Webb' };
const ruth = { person: null, name: 'ruth  hollis' };

it('TERR-R24 a file neither reassigns nor hands in a map that is assigned here', () => {
  const timeline = new MapTimeline([held]);
  expect(timeline.add({ from: '2026-03-01', to: null, completed: false, holder: joel })).toBe('map-held');
  expect(timeline.add({ from: null, to: '2026-04-01', completed: true, holder: ruth })).toBe('map-held');
  expect(timeline.addNotOut('2026-05-01')).toBe('known');
  expect(timeline.add({ from: '2025-03-01', to: null, completed: false, holder: joel })).toBe('new');
  expect(timeline.holdings.at(-1)).toMatchObject({ from: '2025-03-01', to: '2026-01-05', completed: false });
  expect(timeline.holdings[0]).toBe(held);
  const locked = new MapTimeline([], true);
  expect(locked.add({ from: '2026-03-01', to: null, completed: false, holder: joel })).toBe('map-held');
});

it('TERR-R25 a holder matched to a person in one file and imported as a name from another is one holder', () => {
  const timeline = new MapTimeline([held]);
  expect(timeline.add({ from: '2026-01-05', to: null, completed: false, holder: ruth })).toBe('known');
});

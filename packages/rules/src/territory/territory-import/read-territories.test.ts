/** Territories with their holders, and tables of assignments (TERR-R24). */
import { expect, it } from 'vitest';
import { readImport } from './read-import.ts';
import { headings, tableOf } from './testing/table.ts';

const readAs = (heading: string, ...rows: Record<string, string>[]) => {
  const result = readImport(tableOf(heading, rows), { today: '2026-11-21', lang: 'en', hyphen: 'range' });
  if (!result.allowed) throw new Error(result.reason);
  return result.value;
};
const base = { Id: '1', Number: '7', Description: 'Montello', Kind: 'Rural' };
const alba = (...rows: Record<string, string>[]) =>
  readAs(headings.albaTerritories, ...rows.map((row) => ({ ...base, ...row })));
const reasonsOf = (file: ReturnType<typeof alba>) => file.problems.map(({ reason }) => reason);
const plainHolding = {
  kind: 'holding',
  number: '7',
  code: null,
  line: 2,
  text: expect.any(String),
  personal: false,
  campaign: 'none',
  campaignName: null,
  exact: false,
  startUnknown: false,
  previousCompleted: null,
};

it('TERR-R24 reads the last completion and the current holder of a territory, by date', () => {
  const file = alba({
    LastCompleted: '2026-02-03',
    LastCompletedBy: 'Ada Webb',
    SignedOut: '2026-03-05',
    SignedOutTo: 'Ruth Hollis',
  });
  expect(file.maps).toEqual([
    {
      line: 2,
      text: expect.any(String),
      number: '7',
      code: null,
      type: 'rural',
      place: 'Montello',
      completed: '2026-02-03',
      boundary: null,
      out: true,
      own: null,
      history: expect.any(Array),
    },
  ]);
  expect(file.history).toEqual([
    {
      ...plainHolding,
      from: null,
      to: '2026-02-03',
      completed: true,
      holders: [{ name: 'Ada Webb', from: null, to: '2026-02-03' }],
    },
    {
      ...plainHolding,
      from: '2026-03-05',
      to: null,
      completed: false,
      holders: [{ name: 'Ruth Hollis', from: '2026-03-05', to: null }],
    },
  ]);
  expect([file.newest, file.rows, reasonsOf(file)]).toEqual(['2026-03-05', 1, []]);
});

it('TERR-R24 reads a completion without a name, and reports an unreadable date once', () => {
  expect(alba({ LastCompleted: '2026-02-03' }).history[0]).toMatchObject({ to: '2026-02-03', holders: [] });
  expect(reasonsOf(alba({ LastCompleted: 'soon' }))).toEqual(['date-unreadable']);
  expect(alba({ LastCompleted: 'soon' }).history).toEqual([]);
});

it('TERR-R24 reports a holder without a date, and a date without a holder', () => {
  const rows: Record<string, string>[] = [{ SignedOut: '2026-03-05' }, { SignedOutTo: 'Ruth' }];
  for (const row of rows) {
    const file = alba(row);
    expect([reasonsOf(file), file.history, file.maps[0]!.out]).toEqual([['assignment-incomplete'], [], true]);
  }
  expect(reasonsOf(alba({}))).toEqual([]);
  expect(reasonsOf(alba({ SignedOut: '2027-03-05', SignedOutTo: 'Ruth' }))).toEqual([
    'date-ahead',
    'assignment-incomplete',
  ]);
});

it('TERR-R25 lists unassigned maps with the newest date of the file, after all assignments', () => {
  const file = alba(
    { Number: '7' },
    { Number: '8', SignedOut: '2026-03-05', SignedOutTo: 'Ruth' },
    { Number: '9', LastCompleted: '2026-02-03', LastCompletedBy: 'Ada' },
  );
  expect(file.history).toMatchObject([
    { kind: 'holding', number: '9', to: '2026-02-03' },
    { kind: 'holding', number: '8', from: '2026-03-05' },
    { kind: 'not-out', number: '7', code: null, day: '2026-03-05' },
    { kind: 'not-out', number: '9', code: null, day: '2026-03-05' },
  ]);
  expect(alba({ Number: '7' }).history).toEqual([]);
});

it('TERR-R25 a file without a holder column shows no map as unassigned', () => {
  const file = readAs('Number,Description,Kind,Status,LastCompleted', {
    ...base,
    LastCompleted: '2026-02-03',
  });
  expect(file.maps[0]!.out).toBeNull();
  expect(file.history.map(({ kind }) => kind)).toEqual(['holding']);
  const withDay = readAs('Number,Description,Kind,Status,SignedOut', base);
  expect(withDay.maps[0]!.out).toBe(false);
});

it('TERR-R15 uses the first word that names a type, and reports an unknown one once', () => {
  const helper = 'TerritoryNumber,TerritoryType,TerritoryNotes,Boundary';
  const file = readAs(
    helper,
    { TerritoryNumber: '1', TerritoryType: 'Zone' },
    { TerritoryNumber: '2', TerritoryType: 'Zone' },
    { TerritoryNumber: '3', TerritoryType: 'Belt' },
    { TerritoryNumber: '4' },
  );
  expect(file.problems.map(({ line, reason }) => [line, reason])).toEqual([
    [2, 'type-unknown'],
    [4, 'type-unknown'],
  ]);
  const nws = readAs(headings.nwsTerritories, { Number: '1', Category: 'Business', Type: 'Zone' });
  expect([nws.maps[0]!.type, reasonsOf(nws)]).toEqual(['business', []]);
});

it('TERR-R17 reports an invalid boundary, and imports the map without it', () => {
  const border = (Boundary: string) => {
    const file = readAs(headings.nwsTerritories, { Number: '1', Boundary });
    return [file.maps[0]!.boundary === null, ...reasonsOf(file)];
  };
  expect(border('[145,-41],[146,-41],[145,-42]')).toEqual([false]);
  expect(border('[200,-41],[146,-41],[145,-42]')).toEqual([true, 'boundary-off-earth']);
  expect(border('[145,-41],[146,-42],[146,-41],[145,-42]')[0]).toBe(true);
  expect(border('')).toEqual([true]);
});

const table = 'Territory number,Category,Publisher,First name,Last name,Assigned,Returned,Completed';
const holdings = (row: Record<string, string>) =>
  readAs(table, { 'Territory number': '7', Category: 'R', ...row });

it('TERR-R24 reads start and end of a row of assignments, with a completion as its end', () => {
  const whole = holdings({
    Publisher: 'Ruth',
    Assigned: '2026-01-05',
    Returned: '2026-02-05',
    Completed: '2026-02-04',
  });
  expect(whole.history).toEqual([
    {
      ...plainHolding,
      from: '2026-01-05',
      to: '2026-02-04',
      completed: true,
      holders: [{ name: 'Ruth', from: '2026-01-05', to: '2026-02-04' }],
    },
  ]);
  expect(
    holdings({ Publisher: 'Ruth', Assigned: '2026-01-05', Returned: '2026-02-05' }).history,
  ).toMatchObject([{ to: '2026-02-05', completed: false }]);
  expect(holdings({ Publisher: 'Ruth', Completed: '2026-02-05' }).history).toMatchObject([
    { from: null, to: '2026-02-05', completed: true },
  ]);
  expect(holdings({ Publisher: 'Ruth', Assigned: '2026-01-05' }).newest).toBe('2026-01-05');
});

it('TERR-R24 reads a name from one column or from two', () => {
  const nameOf = (row: Record<string, string>) => {
    const [note] = holdings({ Assigned: '2026-01-05', ...row }).history;
    return note?.kind === 'holding' ? note.holders[0]?.name : undefined;
  };
  expect(nameOf({ 'First name': 'Ruth', 'Last name': 'Hollis' })).toBe('Ruth Hollis');
  expect(nameOf({ 'Last name': 'Hollis' })).toBe('Hollis');
  expect(nameOf({ Publisher: 'R. Hollis', 'First name': 'Ruth' })).toBe('R. Hollis');
  expect(nameOf({ Publisher: 'x'.repeat(121) })).toBe('x'.repeat(120));
});

it('TERR-R24 refuses a row without a name or a date, and one that ends before it begins', () => {
  const reasons = (row: Record<string, string>) => reasonsOf(holdings(row));
  expect(reasons({ Assigned: '2026-01-05' })).toEqual(['assignment-empty']);
  expect(reasons({ Publisher: 'Ruth' })).toEqual(['assignment-empty']);
  expect(reasons({ Publisher: 'Ruth', Returned: '2026-01-05' })).toEqual(['assignment-empty']);
  expect(reasons({ Publisher: 'Ruth', Assigned: '2026-01-05', Returned: '2026-01-04' })).toEqual([
    'dates-reversed',
  ]);
  expect(reasons({ Publisher: 'Ruth', Assigned: '2026-01-05', Returned: '2026-01-05' })).toEqual([]);
  expect(reasons({ 'Territory number': '', Publisher: 'Ruth', Assigned: '2026-01-05' })).toEqual([
    'number-missing',
  ]);
});

it('TERR-R12 any date of the file can decide the order of day and month', () => {
  const first = (row: Record<string, string>) => {
    const [note] = holdings({ Publisher: 'Ruth', ...row }).history;
    return note?.kind === 'holding' ? note.from : undefined;
  };
  expect(first({ Assigned: '05/01/2026', Returned: '13/02/2026' })).toBe('2026-01-05');
  expect(first({ Assigned: '01/05/2026', Completed: '02/13/2026' })).toBe('2026-01-05');
});

it('TERR-R32 reads the area from the first line of a description, including one in HTML', () => {
  const place = (text: string) => alba({ Description: text }).maps[0]!.place;
  expect(place('<b>Romaine East</b><br/>12 doors')).toBe('Romaine East');
  expect(place('Romaine East\n12 doors')).toBe('Romaine East');
  expect(place('Romaine\u00a0East\r\n12 doors')).toBe('Romaine East');
  expect(place('<div>Romaine <i>East</i></div><div>12 doors</div>')).toBe('Romaine East');
  expect(place('<p>&nbsp;</p> \n<p>Romaine East</p><p>12 doors</p>')).toBe('Romaine East');
  expect(place('Smith &amp; Sons')).toBe('Smith & Sons');
});

/** Reads an address in the format of each program (TERR-R12 to TERR-R15). */
import { expect, it } from 'vitest';
import { readImport } from './read-import.ts';
import { headings, tableOf } from './testing/table.ts';

const readAs = (heading: string, ...rows: Record<string, string>[]) => {
  const result = readImport(tableOf(heading, rows), { today: '2026-11-21', lang: 'en-AU', hyphen: 'range' });
  if (!result.allowed) throw new Error(result.reason);
  return result.value;
};
const base = { TerritoryNumber: '12', TerritoryAddressID: '7', Number: '14', Street: 'Mount Street' };
const read = (row: Record<string, string> = {}) => {
  const { addresses, problems } = readAs(headings.nwsAddresses, { ...base, ...row });
  return { address: addresses[0], reasons: problems.map(({ reason }) => reason) };
};
const albaBase = { Address_ID: '1', Territory_ID: '2', Territory_number: '7', Status: 'Valid' };
const placed = (Address: string) => {
  const [address] = readAs(headings.albaAddresses, { ...albaBase, Address }).addresses;
  return address ? [address.street, address.house, address.suffix, address.unit] : null;
};

it('TERR-R12 reads an address with a door only, and no other fields', () => {
  expect(read()).toEqual({
    reasons: [],
    address: {
      line: 2,
      text: '12, 7, 14, Mount Street',
      number: '12',
      code: '',
      street: 'Mount Street',
      house: '14',
      suffix: null,
      unit: null,
      lat: null,
      lng: null,
      type: null,
      place: null,
      suburb: null,
      postcode: null,
      kind: 'preloaded',
      attempts: 0,
      date: null,
      name: null,
      phone: null,
      note: null,
      lang: null,
    },
  });
});

it('TERR-R12 splits an address in one cell, with the house before or after the street', () => {
  expect(placed('14 Mount Street, Burnie, TAS')).toEqual(['Mount Street', '14', null, null]);
  expect(placed('  14   Mount Street ')).toEqual(['Mount Street', '14', null, null]);
  expect(placed('14a Mount Street')).toEqual(['Mount Street', '14', 'A', null]);
  expect(placed('3/14 Mount Street')).toEqual(['Mount Street', '14', null, '3']);
  expect(placed('3 / 14 Mount Street')).toEqual(['Mount Street', '14', null, '3']);
  expect(placed('Mount Street 14a, Burnie')).toEqual(['Mount Street', '14', 'A', null]);
  expect(placed('Mount Street')).toBeNull();
  expect(placed('14')).toBeNull();
  expect(placed('14Mount')).toBeNull();
  expect(placed(', 14 Mount Street')).toBeNull();
  expect(placed('3  /  14b   Mount Street')).toEqual(['Mount Street', '14', 'B', '3']);
  expect(placed('Straße des 17. Juni   135, Berlin')).toEqual(['Straße des 17. Juni', '135', null, null]);
  expect(placed('Rue de la Paix 5 bis')).toEqual(['Rue de la Paix', '5', 'bis', null]);
  expect(placed('Hauptstraße 12 a')).toEqual(['Hauptstraße', '12', 'A', null]);
  expect(placed('A12 Mount Street')).toEqual(['Mount Street', '12', '~A12', null]);
  expect(placed('Mount Street A12')).toEqual(['Mount Street', '12', '~A12', null]);
  expect(placed('١٢ شارع النيل')).toEqual(['شارع النيل', '12', null, null]);
  expect(placed('Block 12 Mount Street')).toBeNull();
});

it('TERR-R12 prefers separate street and house columns to an address in one cell', () => {
  const heading = headings.helperLocations;
  const [address] = readAs(heading, {
    'Territory number': '12',
    Number: '9',
    Street: 'Low Street',
    Address: '14 Mount Street',
    Latitude: '-41',
    Longitude: '145',
  }).addresses;
  expect([address!.street, address!.house]).toEqual(['Low Street', '9']);
});

it('TERR-R12 a unit is one door, and a list of units is stored as written', () => {
  expect(read({ ApartmentNumber: 'b' }).address!.unit).toBe('B');
  expect(read({ ApartmentNumber: '1-5' }).address!.unit).toBe('1-5');
  expect(read({ ApartmentNumber: 'x'.repeat(26) })).toMatchObject({
    reasons: ['text-shortened'],
    address: { unit: 'x'.repeat(25) },
  });
  expect(read({ Number: '3/14', ApartmentNumber: '9' }).address).toMatchObject({ house: '14', unit: '3' });
});

it('TERR-R12 skips a building only if its own units are listed and it has no attempts', () => {
  const unit = { ...base, ApartmentNumber: '1' };
  const kept = (...rows: Record<string, string>[]) =>
    readAs(headings.nwsAddresses, ...rows).addresses.map(({ unit: at }) => at);
  expect(kept(base, unit)).toEqual(['1']);
  expect(kept({ ...base, NotHomeAttempt: '1' }, unit)).toEqual([null, '1']);
  expect(kept({ ...base, Status: 'DNC' }, unit)).toEqual([null, '1']);
  const others: Record<string, string>[] = [
    { Number: '15' },
    { Street: 'Low' },
    { TerritoryNumber: '13' },
    { CategoryCode: 'B' },
    { Number: '14a' },
  ];
  for (const other of others) expect(kept({ ...base, ...other }, unit)).toEqual([null, '1']);
  expect(kept({ ...base, Street: 'MOUNT STREET' }, unit)).toEqual(['1']);
  const alba = { ...albaBase, Address: '14 Mount Street' };
  expect(readAs(headings.albaAddresses, alba, { ...alba, Suite: '1' }).addresses).toHaveLength(2);
});

it('TERR-R13 a not-at-home has at least one attempt', () => {
  expect(read({ Status: 'not at home' }).address!.attempts).toBe(1);
  expect(read({ Status: 'not at home', NotHomeAttempt: '3' }).address!.attempts).toBe(3);
  expect(read({ NotHomeAttempt: '99' }).address!.attempts).toBe(99);
  for (const text of ['100', '-1', '1x', 'x1', '1.5'])
    expect(read({ NotHomeAttempt: text })).toMatchObject({
      reasons: ['attempts-unreadable'],
      address: { attempts: 0 },
    });
});

it("TERR-R13 imports a language only if it differs from the congregation's, ignoring the country", () => {
  expect(read({ Language: 'English' }).address).toMatchObject({ kind: 'preloaded', lang: null });
  expect(read({ Language: 'German' }).address).toMatchObject({ kind: 'foreign', lang: 'de' });
  expect(read({ Language: 'Elvish' })).toMatchObject({
    reasons: ['language-unknown'],
    address: { lang: null },
  });
});

it('TERR-R15 accepts a place with two valid coordinates, including decimal commas, and ignores 0, 0', () => {
  const at = (Latitude: string, Longitude: string) => {
    const { address, reasons } = read({ Latitude, Longitude });
    return [address!.lat, address!.lng, ...reasons];
  };
  expect(at('-41.05', '145.9')).toEqual([-41.05, 145.9]);
  expect(at('-41,05', '145,9')).toEqual([-41.05, 145.9]);
  expect(at('0', '145.9')).toEqual([0, 145.9]);
  expect(at('0', '0')).toEqual([null, null]);
  expect(at('0.0', '0,0')).toEqual([null, null]);
  expect(at('', '')).toEqual([null, null]);
  for (const [lat, lng] of [
    ['-41.05', ''],
    ['', '145.9'],
    ['x', '145.9'],
    ['-91', '145.9'],
    ['x-41,05', '145.9'],
    ['-41,05x', '145.9'],
  ] as const)
    expect(at(lat, lng)).toEqual([null, null, 'coordinates-wrong']);
});

it('TERR-R15 cuts texts to the length of the database', () => {
  const longest = { Street: 120, Suburb: 60, PostalCode: 10, Name: 120, Phone: 40, Notes: 500 } as const;
  const fields = {
    Street: 'street',
    Suburb: 'suburb',
    PostalCode: 'postcode',
    Name: 'name',
    Phone: 'phone',
    Notes: 'note',
  } as const;
  for (const [column, most] of Object.entries(longest)) {
    const field = fields[column as keyof typeof fields];
    const whole = read({ [column]: 'x'.repeat(most) });
    expect([column, whole.address![field], whole.reasons]).toEqual([column, 'x'.repeat(most), []]);
    const cut = read({ [column]: 'x'.repeat(most + 1) });
    expect([column, cut.address![field], cut.reasons]).toEqual([
      column,
      'x'.repeat(most),
      ['text-shortened'],
    ]);
  }
});

it('TERR-R15 reports an unknown state or kind, and combines two known ones', () => {
  expect(read({ Status: 'Sleeping', Type: 'House' }).reasons).toEqual(['state-unknown']);
  expect(read({ Status: 'Valid', Type: 'Igloo' }).reasons).toEqual(['kind-unknown']);
  expect(read({ Status: 'Not at home', Type: 'Moved' }).reasons).toEqual(['marked-gone']);
  expect(read({ Status: 'Not at home', Type: 'DNC' }).address).toMatchObject({
    kind: 'do-not-call',
    attempts: 1,
  });
});

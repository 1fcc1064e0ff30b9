import { expect, it } from 'vitest';
import type { Json } from '../../files/json-value.ts';
import { isHourglass, readHourglass } from './hourglass.ts';

const cellsOf = (publisher: Json, around: Json = {}) =>
  readHourglass({ publishers: [publisher], ...around }).lines[0]!.cells;
const nobody = {
  first_name: '',
  last_name: '',
  gender: '',
  appointment: 'publisher',
  active: 'yes',
  pioneer: 'no',
  special_pioneer: 'no',
  aux: 'no',
  email: '',
  phone: '',
  address: '',
  emergency: '',
  dob: '',
  doi: '',
  hope: 'no',
  group: '',
  qualifications: '',
};

it('IMPORT-R2 detects a Hourglass file by its list of publishers', () => {
  expect([{ publishers: [] }, { publishers: {} }, {}].map(isHourglass)).toEqual([true, false, false]);
});

it('IMPORT-R2 imports all supported fields of a publisher', () => {
  const publisher = {
    id: 5,
    firstname: ' Miriam ',
    lastname: 'Webb',
    suffix: 'Jr',
    sex: 'Female',
    birth: '1988-02-03',
    baptism: '2002-03-04',
    status: 'Baptized Publisher',
    group_id: 2,
    anointed: true,
    email: 'miriam@example.org',
    cellphone: null,
    homephone: '03 6431 0000',
    otherphone: '03 6431 0001',
    address_id: 9,
    emergencycontacts: [
      {
        name: 'Samuel',
        cellphone: '0491 570 006',
        homephone: '1',
        otherphone: '2',
        email: 'samuel@example.org',
      },
      { cellphone: '0491 570 157' },
      { name: 'Ada' },
      {},
    ],
  };
  const around = {
    addresses: [
      { id: 9, line1: '4 Mount Street', line2: 'Unit 2', city: 'Burnie', state: 'TAS', postalcode: 7320 },
    ],
    fsGroups: [{ id: 2, name: ' Cooee ' }],
    privileges: { hh: [5, 6], dfg: [5], mics: [5], rv: 'nobody' },
  };
  expect(cellsOf(publisher, around)).toEqual({
    ...nobody,
    first_name: 'Miriam',
    last_name: 'Webb Jr',
    gender: 'Female',
    email: 'miriam@example.org',
    phone: '03 6431 0000',
    address: '4 Mount Street, Unit 2, Burnie, TAS, 7320',
    emergency: 'Samuel: 0491 570 006, 1, 2, samuel@example.org\n0491 570 157\nAda',
    dob: '1988-02-03',
    doi: '2002-03-04',
    hope: 'yes',
    group: 'Cooee',
    qualifications: '4; 18',
  });
  expect(cellsOf({ otherphone: '3' }).phone).toBe('3');
  expect(cellsOf({ cellphone: '1', homephone: '2' }).phone).toBe('1');
});

it('IMPORT-R2 missing fields become empty cells', () => {
  expect(cellsOf({})).toEqual(nobody);
  expect(cellsOf({ address_id: 1, group_id: 1 }, { addresses: 'none', fsGroups: [{ id: 2 }] })).toEqual(
    nobody,
  );
  expect(cellsOf({ group_id: 4 }, { fsGroups: [{ id: 3 }, { id: 4 }] }).group).toBe('Group 2');
});

it('IMPORT-R2 numbers lines continuously, with people who are not publishers last', () => {
  const { lines } = readHourglass({
    publishers: [{ firstname: 'A' }, { firstname: 'B' }],
    notPublishers: [{ firstname: 'C' }],
  });
  expect(lines.map(({ line, cells }) => [line, cells.first_name, cells.appointment])).toEqual([
    [1, 'A', 'publisher'],
    [2, 'B', 'publisher'],
    [3, 'C', 'guest'],
  ]);
});

it('IMPORT-R2 the appointment follows from office, then status, then the list of the person', () => {
  const appointments = [
    [{ appt: 'Elder', status: 'Inactive' }, 'elder'],
    [{ appt: 'MS', status: 'Inactive' }, 'servant'],
    [{ status: 'Unbaptized Publisher' }, 'unbaptised'],
    [{ status: 'StudentOnly' }, 'student'],
    [{ status: 'Inactive' }, 'inactive'],
    [{ status: 'Regular Pioneer' }, 'publisher'],
    [{ status: 'Baptized' }, 'publisher'],
    [{ status: 'Friend' }, 'guest'],
  ] as const;
  for (const [about, appointment] of appointments) {
    const [line] = readHourglass({ publishers: [], notPublishers: [about] }).lines;
    expect([about, line!.cells.appointment]).toEqual([about, appointment]);
  }
});

it('IMPORT-R2 distinguishes the kinds of pioneers, with missionaries as special pioneers', () => {
  const kinds = ['Regular Pioneer', 'Special Pioneer', 'Missionary', 'Auxiliary Pioneer'].map((status) => {
    const { pioneer, special_pioneer, aux } = cellsOf({ status });
    return [pioneer, special_pioneer, aux];
  });
  expect(kinds).toEqual([
    ['yes', 'no', 'no'],
    ['no', 'yes', 'no'],
    ['no', 'yes', 'no'],
    ['no', 'no', 'yes'],
  ]);
});

it('IMPORT-R23 reads members that are listed in a Hourglass group', () => {
  const groupOf = (members: unknown[], about = {}) =>
    cellsOf(
      { id: 5, ...about },
      {
        fsGroups: [
          { id: 1, name: 'Cooee' },
          { id: 2, members },
        ],
      },
    ).group;
  expect(
    [[5], ['5'], [{ id: 5 }], [{ user_id: 5, id: 9 }], [6, null]].map((members) => groupOf(members)),
  ).toEqual(['Group 2', 'Group 2', 'Group 2', 'Group 2', '']);
  expect(groupOf([5], { group_id: 1 })).toBe('Cooee');
});

it('IMPORT-R23 lists unread content of a Hourglass file with its count and a sample', () => {
  const { unused } = readHourglass({
    publishers: [
      {
        firstname: 'A',
        cellphone: '1',
        homephone: '2',
        kh_keys: 'yes',
        emergencycontacts: [{ relation: 'son' }],
      },
      { firstname: 'B', kh_keys: '' },
    ],
    fsGroups: [{ id: 1, members: [1], overseer_id: 4 }],
    addresses: [{ id: 1, line1: '4 Mount Street', lat: -41 }],
    privileges: { dfg: [5], mics: [5, 6] },
    reports: [{ month: '2026-01' }],
    schedules: [],
  });
  expect(unused).toEqual([
    { column: 'kh_keys', values: 1, sample: 'yes' },
    { column: 'second telephone number', values: 1, sample: '2' },
    { column: 'emergencycontacts.relation', values: 1, sample: 'son' },
    { column: 'addresses.lat', values: 1, sample: '-41' },
    { column: 'fsGroups.overseer_id', values: 1, sample: '4' },
    { column: 'privileges.mics', values: 2, sample: '[5,6]' },
    { column: 'reports', values: 1, sample: '{"month":"2026-01"}' },
  ]);
});

import { expect, it } from 'vitest';
import type { FileRow } from './columns.ts';
import { mostPeople, readPeopleBytes, readPeopleText } from './read-people-text.ts';

const read = (text: string) => {
  const found = readPeopleText(text);
  if (!found.allowed) throw new Error(found.reason);
  return found.value;
};
const why = (text: string) => {
  const found = readPeopleText(text);
  return found.allowed ? null : found.reason;
};
const cells = (text: string): FileRow[] => read(text).lines.map((line) => line.cells);

it('IMPORT-R1 recognises a table by its headings, with semicolons, byte order mark and dates of any country', () => {
  const text =
    '\uFEFFFirst name;Last name;Sex;DOB;Mobile;Group\r\nCaleb;Ashby;m;30/12/1985;0491 570 158;Cooee\r\n\r\nNaomi;"Ash;by";f;05/04/1990;;\r\n';
  expect(read(text)).toMatchObject({ format: 'table', lines: [{ line: 2 }, { line: 4 }] });
  expect(cells(text)).toEqual([
    {
      first_name: 'Caleb',
      last_name: 'Ashby',
      gender: 'm',
      dob: '1985-12-30',
      phone: '0491 570 158',
      group: 'Cooee',
      appointment: 'publisher',
    },
    { first_name: 'Naomi', last_name: 'Ash;by', gender: 'f', dob: '1990-04-05', appointment: 'publisher' },
  ]);
});

it('IMPORT-R2 reads the persons table of Organized with assignments, group and ticks', () => {
  const text = `personalInfo.firstname,personalInfo.lastname,personalInfo.gender,field_service_group,privilege.ms,enrollment.FMF,assignments.MM_BibleReading,assignments.MM_TGWGems
Samuel,Webb,male,3,yes,Yes,yes,yes
Miriam,Webb,female,3,,,,`;
  expect(read(text).format).toBe('organized-table');
  expect(cells(text)).toEqual([
    {
      first_name: 'Samuel',
      last_name: 'Webb',
      gender: 'male',
      group: '3',
      appointment: 'servant',
      special_pioneer: 'yes',
      qualifications: '4; 5',
    },
    { first_name: 'Miriam', last_name: 'Webb', gender: 'female', group: '3', appointment: 'publisher' },
  ]);
});

const at = (value: unknown) => ({ value, updatedAt: '2026-01-01T00:00:00.000Z' });
const backup = {
  name: 'Organized',
  data: {
    persons: [
      {
        _deleted: at(false),
        person_uid: 'a',
        person_data: {
          person_firstname: at('Samuel'),
          person_lastname: at('Webb'),
          male: at(true),
          female: at(false),
          birth_date: at('1985-12-29T13:00:00.000Z'),
          publisher_baptized: { active: at(true), anointed: at(true), baptism_date: at('2001/05/06') },
          privileges: [
            { privilege: 'ms', _deleted: false, end_date: '2019/01/01' },
            { privilege: 'elder', _deleted: false, end_date: null },
          ],
          enrollments: [{ enrollment: 'FR', _deleted: false, end_date: null }],
          assignments: [{ type: 'main', values: [110, 120, 300] }],
          timeAway: [
            {
              _deleted: false,
              start_date: '2026/12/01',
              end_date: '2026/12/10',
              comments: 'Visiting\nfamily',
            },
            { _deleted: true, start_date: '2026/12/11', end_date: '2026/12/12', comments: '' },
          ],
          emergency_contacts: [{ name: 'Ada', contact: '0491 570 157', _deleted: false }],
          family_members: { head: true, members: ['b'] },
        },
      },
      {
        _deleted: at(false),
        person_uid: 'b',
        person_data: {
          person_firstname: at('Joel'),
          person_lastname: at('Webb'),
          male: at(true),
          midweek_meeting_student: { active: at(true) },
        },
      },
      {
        _deleted: at(true),
        person_uid: 'c',
        person_data: { person_firstname: at('Gone'), person_lastname: at('Away') },
      },
    ],
    field_service_groups: [
      {
        group_id: 'g',
        group_data: { name: '', sort_index: 1, members: [{ person_uid: 'a', isOverseer: true }] },
      },
    ],
  },
};

it('IMPORT-R2 reads the Organized backup with groups, families, days away and current entries', () => {
  expect(read(JSON.stringify(backup)).format).toBe('organized-backup');
  const [samuel, joel, ...rest] = cells(JSON.stringify(backup));
  expect(rest).toEqual([]);
  expect(samuel).toMatchObject({
    gender: 'male',
    appointment: 'elder',
    pioneer: 'yes',
    dob: '1985-12-30',
    doi: '2001-05-06',
    hope: 'yes',
    group: 'Group 2',
    qualifications: '2; 14',
    emergency: 'Ada: 0491 570 157',
    away: '2026-12-01/2026-12-10 Visiting family',
    family: 'Webb',
    family_number: '1',
    tie: 'head',
  });
  expect(joel).toMatchObject({ appointment: 'student', family: 'Webb', family_number: '1', tie: 'other' });
});

const hourglass = {
  congregation: { name: 'Burnie' },
  publishers: [
    {
      id: 5,
      firstname: 'Miriam',
      lastname: 'Webb',
      sex: 'Female',
      birth: '1988-02-03',
      baptism: '2002-03-04',
      appt: null,
      status: 'Regular Pioneer',
      group_id: 2,
      anointed: false,
      email: 'Miriam@Example.org',
      cellphone: null,
      homephone: '03 6431 0000',
      address_id: 9,
      emergencycontacts: [{ name: 'Samuel', cellphone: '0491 570 006', email: null }],
    },
    { id: 6, firstname: 'Caleb', lastname: 'Ashby', sex: 'Male', appt: 'MS', status: 'Baptized Publisher' },
  ],
  notPublishers: [{ id: 7, firstname: 'Joel', lastname: 'Kerr', sex: 'Male', status: 'StudentOnly' }],
  addresses: [{ id: 9, line1: '4 Mount Street', line2: null, city: 'Burnie', postalcode: '7320' }],
  fsGroups: [{ id: 2, name: 'Cooee' }],
  privileges: { hh: [5], dfg: [6], treasures: [6], mics: [6] },
};

it('IMPORT-R2 reads the Hourglass export with addresses, groups and privileges', () => {
  expect(read(JSON.stringify(hourglass)).format).toBe('hourglass');
  const [miriam, caleb, joel] = cells(JSON.stringify(hourglass));
  expect(miriam).toMatchObject({
    gender: 'Female',
    appointment: 'publisher',
    pioneer: 'yes',
    dob: '1988-02-03',
    doi: '2002-03-04',
    phone: '03 6431 0000',
    address: '4 Mount Street, Burnie, 7320',
    emergency: 'Samuel: 0491 570 006',
    group: 'Cooee',
    qualifications: '18',
  });
  expect(caleb).toMatchObject({ appointment: 'servant', qualifications: '3; 4', pioneer: 'no' });
  expect(joel).toMatchObject({ appointment: 'student' });
});

it('IMPORT-R8 refuses an unsuitable file with a reason', () => {
  expect(why('first name,sex\nRuth,f\n')).toBe('people-columns-missing');
  expect(why('first name,last name,sex\n')).toBe('nobody-in-file');
  // An empty file has no columns to assign.
  expect(why('')).toBe('nobody-in-file');
  expect(why('Vorname;Familienname\n;\n')).toBe('nobody-in-file');
  expect(why(`first name,last name,sex\n${'A,B,f\n'.repeat(mostPeople + 1)}`)).toBe('too-many-people');
  expect(why('{"publishers": [')).toBe('json-broken');
  expect(why('{"people": []}')).toBe('json-unknown');
  expect(why('[1, 2]')).toBe('json-unknown');
  expect(why('PK\u0003\u0004\0')).toBe('file-not-text');
  const deep = `{"publishers":[{"firstname":${'['.repeat(2000)}${']'.repeat(2000)}}]}`;
  expect(cells(deep)).toEqual([expect.objectContaining({ active: 'yes' })]);
});

it('IMPORT-R8 IMPORT-R10 detects the encoding from the first bytes, and refuses files over fifty megabytes', () => {
  const asked: string[] = [];
  const decode = (_: Uint8Array, encoding: string) => {
    asked.push(encoding);
    return undefined;
  };
  const reasons = [[0xff, 0xfe, 0x41, 0], [0xfe, 0xff, 0, 0x41], [0x41]].map((bytes) =>
    readPeopleBytes(Uint8Array.from(bytes), decode),
  );
  expect(asked).toEqual(['utf-16le', 'utf-16be', 'utf-8']);
  expect(reasons.every((reason) => !reason.allowed && reason.reason === 'file-not-text')).toBe(true);
  const large = readPeopleBytes(new Uint8Array(50 * 1024 * 1024 + 1), decode);
  expect(large).toEqual({ allowed: false, reason: 'file-too-large' });
});

it('IMPORT-R2 X-HOSTILE-1 reads or refuses any file in one pass', () => {
  const why = (text: string) => {
    const read = readPeopleText(text);
    return read.allowed ? null : read.reason;
  };
  const heading = 'first name,last name,sex\n';
  expect(why('"'.repeat(3_000_001))).toBe('nobody-in-file');
  expect(why(`"${'""'.repeat(2_000_000)}`)).toBe('nobody-in-file');
  expect(why(' '.repeat(3_000_000))).toBe('nobody-in-file');
  expect(why(','.repeat(3_000_000))).toBe('too-many-columns');
  expect(why(`${heading}${','.repeat(3_000_000)}`)).toBe('too-many-columns');
  expect(why(`${heading}${'\n'.repeat(3_000_000)}`)).toBe('too-many-people');
  expect(why(`${heading}A,B,f\n"${'x"y,'.repeat(500_000)}`)).not.toBe('json-broken');
  expect(why('['.repeat(2_000_000))).toBe('json-broken');
});

import { expect, it } from 'vitest';
import { mostCsvColumns } from '../../files/csv.ts';
import { longestCell } from './person-row.ts';
import { mostPeople, readPeopleBytes, readPeopleColumns, readPeopleText } from './read-people-text.ts';

const linesOf = (...rows: string[]) => {
  const found = readPeopleText(rows.join('\n'));
  if (!found.allowed) throw new Error(found.reason);
  return found.value.lines;
};
const why = (text: string) => {
  const found = readPeopleText(text);
  return found.allowed ? null : found.reason;
};
const heading = 'First name,Last name,Sex';

it('IMPORT-R2 the appointment is the highest of the ticked columns', () => {
  const lines = linesOf(
    `${heading},Elder,Servant,Baptised,Unbaptised,Student`,
    'A,B,f,x,x,x,x,x',
    'A,B,f,,x,x,x,x',
    'A,B,f,,,x,x,x',
    'A,B,f,,,,x,x',
    'A,B,f,,,,,x',
    'A,B,f,,,,,',
  );
  expect(lines.map(({ cells }) => cells.appointment)).toEqual([
    'elder',
    'servant',
    'publisher',
    'unbaptised',
    'student',
    'publisher',
  ]);
  const [told] = linesOf(`${heading},Appointment,Elder`, 'A,B,f,guest,x');
  expect(told!.cells.appointment).toBe('guest');
});

it('IMPORT-R1 an unambiguous date determines the day order of all; otherwise dates stay as written', () => {
  const days = (...rows: string[]) =>
    linesOf(`${heading},DOB,DOI`, ...rows).map(({ cells }) => [cells.dob, cells.doi]);
  expect(days('A,B,f,05/04/1990,', 'C,D,f,,30/12/2001')).toEqual([
    ['1990-04-05', undefined],
    [undefined, '2001-12-30'],
  ]);
  expect(days('A,B,f,05/04/1990,12/30/2001')).toEqual([['1990-05-04', '2001-12-30']]);
  expect(days('A,B,f,05/04/1990,some day')).toEqual([['05/04/1990', 'some day']]);
});

it('IMPORT-R2 in Organized tables missionaries are special pioneers, and assignments are parts', () => {
  const organized = 'personalInfo.firstname,personalInfo.lastname,personalInfo.gender,enrollment.FMF';
  const [line] = linesOf(`${organized},assignments.MM_Talk,assignments.Dancing`, 'A,B,f,no,x,x');
  expect(line!.cells).toEqual({
    first_name: 'A',
    last_name: 'B',
    gender: 'f',
    appointment: 'publisher',
    qualifications: '9',
  });
});

it('IMPORT-R8 ignores empty lines, and cuts cells at the maximum length', () => {
  const lines = linesOf(`${heading},Address`, ' , ,,', `A,B,f,'=${'x'.repeat(longestCell + 10)}`);
  expect(lines.map(({ line }) => line)).toEqual([3]);
  expect(lines[0]!.cells.address).toBe(`=${'x'.repeat(longestCell)}`);
  const [cut] = linesOf(`${heading},Address`, `A,B,f,${'x'.repeat(longestCell)}😀`);
  expect(cut!.cells.address).toBe(`${'x'.repeat(longestCell)}\uFFFD`);
});

it('IMPORT-R8 detects JSON by its first bracket, also after spaces and a byte order mark', () => {
  expect(why('\uFEFF \n{"people": []}')).toBe('json-unknown');
  expect(why(' [1')).toBe('json-broken');
  expect(why('x{"people": []}')).toBe('nobody-in-file');
  expect(why(`{"publishers": [{"firstname": "A\\u0000", "address_id": ""}]}`)).toBeNull();
  const read = readPeopleText('{"publishers": [{"firstname": "A\\u0000"}]}');
  expect(read.allowed && read.value.lines[0]!.cells).toEqual({
    first_name: 'A',
    appointment: 'publisher',
    active: 'yes',
    pioneer: 'no',
    special_pioneer: 'no',
    aux: 'no',
    hope: 'no',
  });
});

it('IMPORT-R8 accepts the maximum number of people and columns, and refuses one more', () => {
  expect(linesOf(heading, ...Array(mostPeople).fill('A,B,f'))).toHaveLength(mostPeople);
  const wide = (columns: number) => `${heading}${',x'.repeat(columns - 3)}`;
  expect(why(`${wide(mostCsvColumns)}\nA,B,f`)).toBeNull();
  expect(why(`${wide(mostCsvColumns + 1)}\nA,B,f`)).toBe('too-many-columns');
  expect(why(`${heading}\nA,B,f${','.repeat(mostCsvColumns - 2)}`)).toBe('too-many-columns');
  expect(why(`${heading}\nA,B,f${','.repeat(mostCsvColumns - 3)}`)).toBeNull();
});

it('IMPORT-R8 accepts fifty megabytes, and recognises a byte order mark of two bytes', () => {
  const encodings: string[] = [];
  const decode = (bytes: Uint8Array, encoding: string) => {
    encodings.push(encoding);
    return bytes.length > 3 ? undefined : `${heading}\nA,B,f`;
  };
  expect(readPeopleBytes(new Uint8Array(50 * 1024 * 1024), decode)).toMatchObject({
    reason: 'file-not-text',
  });
  for (const bytes of [[0xff], [0xff, 0xff], [0xfe, 0xfe], [0x41, 0xfe], [0x41, 0xff]])
    expect(readPeopleBytes(Uint8Array.from(bytes), decode)).toMatchObject({ allowed: true });
  expect(encodings).not.toContain('utf-16le');
});

it('IMPORT-R11 lists every column with samples and its recognised field, and reads the file by assigned columns', () => {
  const text = 'Имя;Last name;Sex;Elder;Shoe size\nРуфь;Hollis;f;;39\nЛия;Webb;f;;\n';
  expect(readPeopleColumns(text)).toEqual([
    { column: 'Имя', samples: ['Руфь', 'Лия'], values: 2, field: null, used: false },
    { column: 'Last name', samples: ['Hollis', 'Webb'], values: 2, field: 'last_name', used: false },
    { column: 'Sex', samples: ['f'], values: 2, field: 'gender', used: false },
    { column: 'Shoe size', samples: ['39'], values: 1, field: null, used: false },
  ]);
  expect(readPeopleColumns(text.replace(';;39', ';x;39'))).toContainEqual({
    column: 'Elder',
    samples: ['x'],
    values: 1,
    field: null,
    used: true,
  });
  expect(why(text)).toBe('people-columns-missing');
  const read = readPeopleText(text, [{ column: 'Имя', field: 'first_name' }]);
  expect(read.allowed && read.value.lines[0]!.cells.first_name).toBe('Руфь');
  expect([readPeopleColumns('{"publishers":[]}'), readPeopleColumns('a\0b')]).toEqual([null, null]);
});

import { expect, it } from 'vitest';
import { findPeopleColumns, type Heading, type NameColumn } from './columns.ts';

/** Headings by recognised column; the dotted ones are written by Organized. */
const headings: Record<Exclude<Heading, NameColumn>, readonly string[]> = {
  first_name: [
    'First name',
    'first_name',
    'personalInfo.firstname',
    'Given name',
    'First',
    'Given',
    'Given names',
    'Forename',
    'Forenames',
    'Christian name',
    'First names',
    'FName',
  ],
  last_name: [
    'LAST NAME',
    'personalInfo.lastname',
    'Surname',
    'Family name',
    'Last',
    'Surnames',
    'Last names',
    'LName',
  ],
  gender: ['Gender', 'sex', 'personalInfo.gender', 'M/F', 'Male / female'],
  appointment: ['Appointment'],
  elder: ['privilege.elder', 'Elder'],
  servant: ['privilege.ms', 'Servant', 'Ministerial servant'],
  unbaptised: [
    'spiritualStatus.unbaptizedPublisher',
    'Unbaptised',
    'Unbaptized',
    'Unbaptised publisher',
    'Unbaptized publisher',
  ],
  student: ['spiritualStatus.midweekMeetingStudent', 'Student'],
  baptised: ['spiritualStatus.baptized', 'Baptised', 'Baptized'],
  active: ['Active', 'spiritualStatus.activePublisher'],
  pioneer: ['Pioneer', 'enrollment.FR', 'Regular pioneer'],
  special_pioneer: ['Special pioneer', 'enrollment.FS'],
  missionary: ['enrollment.FMF', 'Missionary', 'Field missionary'],
  aux: ['Aux', 'enrollment.AP', 'Auxiliary pioneer', 'Aux. pioneer', 'Auxiliary'],
  cart: ['Cart', 'Carts', 'Public witnessing', 'Cart witnessing'],
  email: [
    'E-mail',
    'Email address',
    'contactInfo.emailAddress',
    'Mail',
    'E-mail 1 - Value',
    'Mail address',
    'Emails',
  ],
  phone: [
    'Phone',
    'Phone number',
    'Mobile',
    'Cell phone',
    'contactInfo.phoneNumber',
    'Mobile phone',
    'Mobile number',
    'Mobile no.',
    'Cell',
    'Cell number',
    'Phone no.',
    'Phone 1 - Value',
    'Telephone',
    'Telephone number',
    'Tel.',
    'Contact number',
    'Home phone',
  ],
  address: [
    'Address',
    'contactInfo.address',
    'Home address',
    'Street address',
    'Postal address',
    'Address 1 - Formatted',
    'Residential address',
    'Mailing address',
  ],
  emergency: ['Emergency', 'Emergency contact', 'contactInfo.emergencyContacts', 'Emergency contacts'],
  dob: ['DOB', 'Date of birth', 'Birth date', 'Birth', 'personalInfo.dateOfBirth', 'Birthday'],
  doi: [
    'DOI',
    'Date of immersion',
    'Baptism date',
    'Baptism',
    'spiritualStatus.baptismDate',
    'Date of baptism',
    'Immersion date',
    'Immersed',
    'Immersion',
    'Date baptised',
    'Date baptized',
  ],
  hope: ['Hope', 'Anointed'],
  lang: ['Lang', 'Language'],
  group: [
    'Group',
    'Group name',
    'Field service group',
    'field_service_group',
    'Service group',
    'FS group',
    'Group number',
    'Group no.',
  ],
  qualifications: ['Qualifications'],
  talks: ['Talks', 'Public talks', 'Prepared talks'],
  family: ['Family', 'Household'],
  family_number: ['Family number', 'Household number'],
  tie: ['Tie'],
  away: ['Away'],
};
const needed = ['first_name', 'last_name', 'gender'] as const;

it.each(Object.entries(headings))(
  'IMPORT-R1 IMPORT-R2 recognises the column of %s by each of its headings',
  (column, known) => {
    for (const heading of known) {
      const others = needed.filter((name) => name !== column);
      const found = findPeopleColumns(['Remarks', ...others, heading]);
      expect([heading, found?.places.get(column as Heading)]).toEqual([heading, others.length + 1]);
    }
  },
);

it('IMPORT-R1 prefers the mobile number among several phone columns, in any order', () => {
  for (const phones of [
    ['Home phone', 'Mobile'],
    ['Mobile', 'Phone'],
  ]) {
    const found = findPeopleColumns([...needed, ...phones])!;
    expect(found.places.get('phone')).toBe(needed.length + phones.indexOf('Mobile'));
  }
});

it('IMPORT-R8 requires first and last name columns; a gender is asked for', () => {
  for (const missing of needed.slice(0, 2))
    expect(findPeopleColumns([...needed.filter((name) => name !== missing), 'Phone'])).toBeNull();
  expect([...findPeopleColumns([...needed])!.places]).toEqual([
    ['first_name', 0],
    ['last_name', 1],
    ['gender', 2],
  ]);
});

it('IMPORT-R2 detects an Organized table by its first name heading, and its assignment ticks by name', () => {
  const organized = findPeopleColumns([
    'personalInfo.firstname',
    'personalInfo.lastname',
    'personalInfo.gender',
    ' assignments.MM_Talk ',
    'my assignments.MM_Prayer',
    'assignments.MM_Prayer now',
    'assignments.WM_Prayer',
  ])!;
  expect(organized.isOrganized).toBe(true);
  expect([...organized.assignments]).toEqual([
    ['MM_Talk', 3],
    ['WM_Prayer', 6],
  ]);
  expect(findPeopleColumns([...needed])!.isOrganized).toBe(false);
});

it('IMPORT-R11 columns assigned by hand replace the recognised ones', () => {
  const cyrillic = ['Имя', 'Фамилия', 'Пол', 'Phone'];
  const matched = [
    { column: 'Имя', field: 'first_name' },
    { column: 'Фамилия', field: 'last_name' },
    { column: 'Пол', field: 'gender' },
    { column: 'Phone', field: null },
  ] as const;
  expect(findPeopleColumns(cyrillic)).toBeNull();
  expect([...findPeopleColumns(cyrillic, matched)!.places]).toEqual([
    ['first_name', 0],
    ['last_name', 1],
    ['gender', 2],
  ]);
  expect(findPeopleColumns(cyrillic, matched.slice(1))).toBeNull();
  const moved = [{ column: 'Nick', field: 'first_name' }] as const;
  expect(findPeopleColumns([...needed, 'Nick'], moved)!.places.get('first_name')).toBe(3);
});

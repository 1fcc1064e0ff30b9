import { genders } from '@sheaf/rules/people/people/gender';
import { hopes } from '@sheaf/rules/people/people/hope';
import type { Appointment } from '@sheaf/rules/people/people/map-candidates';
import { canSavePerson } from '@sheaf/rules/people/people/person-form';
import { writtenPhone } from '#platform/phones.ts';
import type { PersonDetail } from './people.queries.ts';

export type PersonEntry = {
  first_name: string;
  last_name: string;
  gender: PersonDetail['gender'] | null;
  appointment: Appointment;
  email: string;
  phone: string;
  lang: string;
  roles: number[];
  group_id: number | null;
  address: string;
  emergency: string;
  active: boolean;
  cart: boolean;
  pioneer: boolean;
  special_pioneer: boolean;
  aux: boolean;
  dob: string;
  doi: string;
  hope: PersonDetail['hope'];
};

export const newEntry = (lang: string, roles: number[]): PersonEntry => ({
  first_name: '',
  last_name: '',
  gender: null,
  appointment: 'publisher',
  email: '',
  phone: '',
  lang,
  roles,
  group_id: null,
  address: '',
  emergency: '',
  active: true,
  cart: false,
  pioneer: false,
  special_pioneer: false,
  aux: false,
  dob: '',
  doi: '',
  hope: hopes.encode('other-sheep'),
});

export const entryOf = (person: PersonDetail): PersonEntry => ({
  first_name: person.first_name,
  last_name: person.last_name,
  gender: person.gender,
  appointment: person.appointment,
  email: person.email ?? '',
  phone: person.phone ? writtenPhone(person.phone) : '',
  lang: person.lang,
  roles: person.roles,
  group_id: person.group_id,
  address: person.address ?? '',
  emergency: person.emergency ?? '',
  active: person.active,
  cart: person.cart,
  pioneer: person.pioneer,
  special_pioneer: person.special_pioneer,
  aux: person.aux,
  dob: person.dob ?? '',
  doi: person.doi ?? '',
  hope: person.hope,
});

/** Request body; null without both names and a gender (USERS-R1). An empty date is sent as null. */
export const bodyOf = ({ gender, dob, doi, ...entry }: PersonEntry) =>
  gender !== null && canSavePerson({ ...entry, gender: genders.decode(gender) })
    ? { ...entry, gender, dob: dob || null, doi: doi || null }
    : null;

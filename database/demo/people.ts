/** People of the demo congregation: invented, in families, of all appointments, in six groups. */
import type { Gender } from '@sheaf/rules/people/people/gender';
import { type MeetingPart, meetingParts } from '@sheaf/rules/people/people/meeting-part';
import {
  listedParts,
  mayBeQualified,
  qualificationGroups,
  qualificationParts,
} from '@sheaf/rules/people/people/qualification';
import { type Random, seededRandom } from './random.ts';

export interface DemoPerson {
  first: string;
  last: string;
  gender: Gender;
  appointment: 'elder' | 'servant' | 'publisher' | 'inactive' | 'unbaptised' | 'student' | 'guest';
  active: boolean;
  pioneer: boolean;
  /** 0 to 5; guests have no group (GROUPS-R4). */
  group: number | null;
  roles: number[];
  email: string;
  phone: string;
  /** Numbers of the meeting parts (USERS-D4). */
  qualified: number[];
}

const brothers =
  'Daniel Samuel Joel Caleb Martin Peter Andrew Isaac Graham Neil Stuart Aaron Tobias Lachlan Kieran Marcus Owen Elliot Hugh Julian Rohan Desmond Arthur Leon Felix Harvey Jonah Silas Wesley Byron'.split(
    ' ',
  );
const sisters =
  'Ruth Miriam Grace Naomi Esther Lydia Hannah Phoebe Judith Tabitha Claire Fiona Heather Imogen Jasmine Karen Leanne Maeve Nerida Olive Priya Rosalind Susanna Thea Una Vivian Wilma Yvette Zara Adele Beatrice Corinne Delia Elspeth'.split(
    ' ',
  );
const families =
  'Hollis Kerr Webb Ashby Barwick Calloway Denholm Everett Fairley Garrick Hendry Ingham Jessop Kingsley Larkin Meredith Norwood Okafor Pereira Quinlan Rasmussen Sandhu Tilley Underhill Vasquez Whitlock Yates Zielinski'.split(
    ' ',
  );
export const groupNames = ['Upper Burnie', 'Montello', 'Park Grove', 'Shorewell', 'Romaine', 'Cooee'];

const size = 110;
const qualifyingSeed = 20_251_121;

/**
 * A unique number from Australia's range of fictional mobile numbers. Nothing is sent to them: a demo has no
 * gateway.
 */
const fictionalPhone = (index: number): string =>
  `+61491${String(570_000 + 6 + index * 37).padStart(6, '0')}`;

interface FixedPerson {
  first: string;
  last: string;
  gender: Gender;
  appointment: DemoPerson['appointment'];
  roles: number[];
  mail: string;
  /** Parts assigned to them at the next meetings. */
  takes?: MeetingPart[];
}

const fixed: FixedPerson[] = [
  {
    first: 'Ruth',
    last: 'Hollis',
    gender: 'sister',
    appointment: 'publisher',
    roles: [2],
    mail: 'publisher@demo.example.org',
    takes: ['demonstration'],
  },
  {
    first: 'Samuel',
    last: 'Webb',
    gender: 'brother',
    appointment: 'servant',
    roles: [11, 99],
    mail: 'servant@demo.example.org',
    takes: ['bible-reading'],
  },
  {
    first: 'Daniel',
    last: 'Kerr',
    gender: 'brother',
    appointment: 'elder',
    roles: [1, 3],
    mail: 'administrator@demo.example.org',
    takes: ['chairman', 'treasures-talk'],
  },
  {
    first: 'Miriam',
    last: 'Webb',
    gender: 'sister',
    appointment: 'publisher',
    roles: [2],
    mail: 'miriam.webb@demo.example.org',
    takes: ['demonstration'],
  },
  {
    first: 'Grace',
    last: 'Kerr',
    gender: 'sister',
    appointment: 'publisher',
    roles: [2],
    mail: 'grace.kerr@demo.example.org',
  },
];

const elderRoles = [[3, 66], [3, 65], [3, 12], [3, 83], [3, 84], [3], [3]];

function appointmentOf(index: number): DemoPerson['appointment'] {
  if (index < 12) return 'elder';
  if (index < 21) return 'servant';
  if (index < 94) return 'publisher';
  if (index < 98) return 'unbaptised';
  if (index < 102) return 'student';
  if (index < 106) return 'guest';
  return 'inactive';
}

function rolesOf(appointment: DemoPerson['appointment'], index: number): number[] {
  if (appointment === 'elder') return elderRoles[(index - fixed.length) % elderRoles.length]!;
  if (appointment === 'servant') return index === 12 ? [11, 271] : [11];
  return [2];
}

/** Parts that everyone may learn, and the share of eligible people per part. */
const studentParts: readonly number[] = qualificationGroups.find(({ name }) => name === 'students')!.parts;

function qualify(person: Pick<DemoPerson, 'active' | 'gender' | 'appointment'>, random: Random): number[] {
  if (person.appointment === 'guest') return [];
  const share = { elder: 0.85, servant: 0.6, publisher: 0.25 }[person.appointment as string] ?? 0;
  // Draws for every part, so that the same seed produces the same people.
  return qualificationParts.filter(
    (part) =>
      random.next() < (studentParts.includes(part) ? 0.6 : share) &&
      listedParts.includes(part) &&
      mayBeQualified({ ...person, qualified_parts: [] }, part),
  );
}

const alsoQualified = (parts: number[], takes: readonly MeetingPart[] = []): number[] =>
  [...new Set([...parts, ...takes.map((part) => meetingParts.encode(part))])].sort(
    (one, other) => one - other,
  );

const hour = 3_600_000;

/** Elders and servants visit every few days, some others now and then, and some never. */
export function lastSeen(
  person: Pick<DemoPerson, 'active' | 'roles'>,
  asOf: Date,
  random: Random,
): Date | null {
  const serves = person.roles.some((role) => role !== 2);
  const luck = random.next();
  const hours = random.between(1, 24);
  if (!person.active || (!serves && luck > 0.88)) return null;
  const days = Math.floor((serves ? 12 : 75) * luck ** 2);
  return new Date(asOf.getTime() - (days * 24 + hours) * hour);
}

export function makePeople(random: Random): DemoPerson[] {
  const qualifying = seededRandom(qualifyingSeed);
  const used = new Set(fixed.map((person) => `${person.first} ${person.last}`));
  const people: DemoPerson[] = fixed.map((person, index) => ({
    ...person,
    active: true,
    pioneer: person.first === 'Grace',
    group: index % groupNames.length,
    email: person.mail,
    phone: fictionalPhone(index),
    qualified: alsoQualified(qualify({ ...person, active: true }, qualifying), person.takes),
  }));
  while (people.length < size) {
    const index = people.length;
    const appointment = appointmentOf(index);
    const gender =
      appointment === 'elder' || appointment === 'servant' || random.next() < 0.4 ? 'brother' : 'sister';
    const first = random.pick(gender === 'brother' ? brothers : sisters);
    // Eleven is coprime to the number of families, so neighbours in appointment are not all related.
    const last = families[(index * 11) % families.length]!;
    if (used.has(`${first} ${last}`)) continue;
    used.add(`${first} ${last}`);
    people.push({
      first,
      last,
      gender,
      appointment,
      active: appointment !== 'inactive',
      pioneer: appointment === 'publisher' && random.next() < 0.12,
      group: appointment === 'guest' ? null : index % groupNames.length,
      roles: rolesOf(appointment, index),
      email: `${first}.${last}@demo.example.org`.toLowerCase(),
      phone: fictionalPhone(index),
      qualified: qualify({ active: appointment !== 'inactive', gender, appointment }, qualifying),
    });
  }
  return people;
}

/** Eligible leaders of field service groups: four lists, one per form (CF-33). */
import { mayOversee } from '../people/groups/leaders.ts';
import type { Gender } from '../people/people/gender.ts';

/** Default role of field service organisers. */
export const serviceOverseerRole = 12;

export interface OverseerCandidate {
  active: boolean;
  gender: Gender;
  appointment: string;
  /** Ids of the person's default roles. */
  roles: readonly number[];
}

const inRotation: ReadonlySet<string> = new Set(['elder', 'servant', 'publisher']);

export const overseerRules = {
  /** Weekly meetings at one place (SERVICE-R3). */
  location: ({ active, appointment }) => active && appointment !== 'student',
  /** Special groups, also led by the service overseer (SERVICE-R11, APPTS-R6). */
  special: (person) => person.active && (mayOversee(person) || person.roles.includes(serviceOverseerRole)),
  /** Rotation groups (SERVICE-R9). */
  rotation: ({ active, gender, appointment }) => active && gender !== 'sister' && inRotation.has(appointment),
  /** Field service groups (GROUPS-R2). */
  group: mayOversee,
} as const satisfies Record<string, (person: OverseerCandidate) => boolean>;

export type OverseerRule = keyof typeof overseerRules;

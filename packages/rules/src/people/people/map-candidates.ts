/** People who may hold a map (MAPS-R13, ASSIGN-R11). */
export const appointments = [
  'elder',
  'servant',
  'publisher',
  'inactive',
  'unbaptised',
  'student',
  'guest',
] as const;
export type Appointment = (typeof appointments)[number];

const candidates: ReadonlySet<string> = new Set<Appointment>([
  'guest',
  'unbaptised',
  'publisher',
  'servant',
  'elder',
]);

export const mayHoldMap = (person: { active: boolean; appointment: string }): boolean =>
  person.active && candidates.has(person.appointment);

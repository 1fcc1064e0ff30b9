/** What a congregation begins with (SETTINGS-R11): the first person keeps it until there are others. */
export type FounderAppointment = 'elder' | 'publisher';

/** Elders are brothers; a sister who sets the congregation up is a publisher with the administrator's role. */
export const founderAppointment = (gender: 1 | 2): FounderAppointment =>
  gender === 1 ? 'elder' : 'publisher';

/** What a congregation begins with (SETTINGS-R11): the first person keeps it until there are others. */
import type { Gender } from '../people/gender.ts';

export type FounderAppointment = 'elder' | 'publisher';

/** Elders are brothers; a sister who sets the congregation up is a publisher with the administrator's role. */
export const founderAppointment = (gender: Gender): FounderAppointment =>
  gender === 'brother' ? 'elder' : 'publisher';

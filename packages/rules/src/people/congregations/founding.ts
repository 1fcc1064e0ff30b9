/** Initial data of a congregation (SETTINGS-R11): the founder administers it. */
import type { Gender } from '../people/gender.ts';

export type FounderAppointment = 'elder' | 'publisher';

/** Elders are brothers; a founding sister is a publisher with the administrator role. */
export const founderAppointment = (gender: Gender): FounderAppointment =>
  gender === 'brother' ? 'elder' : 'publisher';

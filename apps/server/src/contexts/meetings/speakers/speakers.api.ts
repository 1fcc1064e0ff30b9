/** What other domains may ask of the directory: only what a congregation keeps itself, or is shown. */
import { directory } from '#contexts/meetings/speakers/directory.store';
import { partners } from '#contexts/meetings/speakers/partners.store';
import { type SpeakerRow, speakers } from '#contexts/meetings/speakers/speakers.store';
import type { Tenant } from '#platform/database/tenant';

export { keepCongregation } from '#contexts/meetings/speakers/keep-congregation';

/** A congregation of the directory: its name, its place, when it meets and, where it is kept by hand, its contact. */
export const congregationCard = directory.read;

/** The same of several, by number. */
export const congregationCards = directory.among;

/** One who speaks, by number: of the own congregation, kept by hand, or shown by another. */
export const findSpeaker = async (tenant: Tenant, id: number): Promise<SpeakerRow | undefined> =>
  (await speakers.numbered(tenant, [id]))[0];

/** Congregations of the installation with which a partnership holds that both sides have confirmed, by name. */
export const confirmedPartners = async (tenant: Tenant): Promise<{ id: number; name: string }[]> =>
  (await partners.list(tenant))
    .filter(({ state }) => state === 'partner')
    .map(({ congregation_id: id, congregation: name }) => ({ id, name }));
/** The same of several. */
export const speakersNumbered = speakers.numbered;

/** For the import of a table of speakers. */
export { importedSpeakers } from '#contexts/meetings/speakers/imported-speakers.store';
export { nameCongregation } from '#contexts/meetings/speakers/name-congregation';
/** Numbers of talks with the titles that the own congregation has for them. */
export { outlinesOf } from '#contexts/meetings/speakers/present-outlines';
/** Who arranges the talks of a congregation, as far as that is shown. */
export { contactOf } from '#contexts/meetings/speakers/present-profile';
export { usesAhead } from '#contexts/meetings/speakers/uses-ahead';

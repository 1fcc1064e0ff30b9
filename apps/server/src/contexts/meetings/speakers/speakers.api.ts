/** Public API of the directory: own entries and those shown to the congregation. */
import { directory } from '#contexts/meetings/speakers/directory.store';
import { partners } from '#contexts/meetings/speakers/partners.store';
import { type SpeakerRow, speakers } from '#contexts/meetings/speakers/speakers.store';
import type { Tenant } from '#platform/database/tenant';

export { keepCongregation } from '#contexts/meetings/speakers/keep-congregation';

/** A congregation of the directory: name, place, meeting times and, for a manual entry, its contact. */
export const congregationCard = directory.read;

/** Several congregations by id. */
export const congregationCards = directory.among;

/** A speaker by id: of the own congregation, a manual entry, or shown by another congregation. */
export const findSpeaker = async (tenant: Tenant, id: number): Promise<SpeakerRow | undefined> =>
  (await speakers.numbered(tenant, [id]))[0];

/** Congregations of the installation with a partnership confirmed by both sides, by name. */
export const confirmedPartners = async (tenant: Tenant): Promise<{ id: number; name: string }[]> =>
  (await partners.list(tenant))
    .filter(({ state }) => state === 'partner')
    .map(({ congregation_id: id, congregation: name }) => ({ id, name }));
/** Several speakers by id. */
export const speakersNumbered = speakers.numbered;

/** For the import of speakers. */
export { importedSpeakers } from '#contexts/meetings/speakers/imported-speakers.store';
export { nameCongregation } from '#contexts/meetings/speakers/name-congregation';
/** Talk numbers with the titles of the own congregation. */
export { outlinesOf } from '#contexts/meetings/speakers/present-outlines';
/** Visible talk coordinator of a congregation. */
export { contactOf } from '#contexts/meetings/speakers/present-profile';
export { usesAhead } from '#contexts/meetings/speakers/uses-ahead';

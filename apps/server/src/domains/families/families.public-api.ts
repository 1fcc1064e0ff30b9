/** What other domains may ask of families. */
import { families } from '#domains/families/families.store';

export { familyIdOf, familyOf, joinedFamily } from '#domains/families/family-columns.store';
export { importedFamilies } from '#domains/families/imported-families.store';
export { leaveFamily } from '#domains/families/leave-family';

/** The family of each of these people who has one, by person. */
export const familiesOf = families.ofPeople;

import { families } from '#contexts/people/families/families.store';

export { familyIdOf, familyOf, joinedFamily } from '#contexts/people/families/family-columns.store';
export { importedFamilies } from '#contexts/people/families/imported-families.store';
export { leaveFamily } from '#contexts/people/families/leave-family';

export const familiesOf = families.ofPeople;

/** What other domains may ask of families. */
export { familyIdOf, familyOf, joinedFamily } from '#domains/families/family-columns.store';
export { importedFamilies } from '#domains/families/imported-families.store';
export { leaveFamily } from '#domains/families/leave-family';

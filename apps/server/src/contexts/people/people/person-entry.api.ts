/**
 * Parses telephone numbers for imports and visitor forms. Separate from `people.api.ts`, which `access`
 * imports, to avoid an import cycle.
 */
export { readPhoneElsewhere, storedPhone } from '#contexts/people/people/person-entry';

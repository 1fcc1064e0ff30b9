/** Normalisation of a person's form for imports; separate from `people.api.ts`, which imports `access`. */
export { storedPhone } from '#contexts/people/people/person-entry';

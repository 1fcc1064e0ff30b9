/** What imports and the forms of visitors need of the form of a person; beside `people.api.ts`, which `access` opens and this needs. */
export { readPhoneElsewhere, storedPhone } from '#contexts/people/people/person-entry';

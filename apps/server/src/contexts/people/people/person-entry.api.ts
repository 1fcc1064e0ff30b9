/** What an import of people asks of the form of a person; beside `people.api.ts`, which `access` opens and this needs. */
export { storedPhone } from '#contexts/people/people/person-entry';

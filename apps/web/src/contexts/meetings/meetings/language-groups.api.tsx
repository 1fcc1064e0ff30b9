/** What other domains show of the language groups. */

export { LanguageGroupSelect } from './language-groups/language-group-select.tsx';
export { useLanguageGroups } from './language-groups/language-groups.queries.ts';

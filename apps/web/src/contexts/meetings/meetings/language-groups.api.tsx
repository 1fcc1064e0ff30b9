export { LanguageGroupSelect } from './language-groups/language-group-select.tsx';
export { useLanguageGroups } from './language-groups/language-groups.queries.ts';

/** What a role is called on the screen; a screen that uses it brings the phrases of `offices`. */
import { keepsItsName } from '@sheaf/rules/people/roles/default-roles';
import { phraseIn } from '#platform/phrase-in.ts';
import { useTexts } from '#platform/texts.ts';

type NamedRole = Parameters<typeof keepsItsName>[0];

/** A default role in the language of the reader, while it has the name that it came with; any other by its own name. */
export function useRoleName(): (role: NamedRole) => string {
  const { t } = useTexts();
  return (role) => (keepsItsName(role) ? t(phraseIn('offices:name', role.id)) : role.name);
}

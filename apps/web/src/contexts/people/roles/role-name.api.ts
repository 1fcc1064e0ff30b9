/** Display name of a role. The screen must load the phrases `offices`. */
import { keepsItsName } from '@sheaf/rules/people/roles/default-roles';
import { phraseIn } from '#platform/phrase-in.ts';
import { useTexts } from '#platform/texts.ts';

type NamedRole = Parameters<typeof keepsItsName>[0];

/** Translated name of a default role with its original name; otherwise the stored name. */
export function useRoleName(): (role: NamedRole) => string {
  const { t } = useTexts();
  return (role) => (keepsItsName(role) ? t(phraseIn('offices:name', role.id)) : role.name);
}

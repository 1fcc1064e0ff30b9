import type { meetings as operations } from '@sheaf/contract/meetings/meetings/meetings';
import { languageGroups } from '#contexts/meetings/meetings/language-groups/language-groups.store';
import type { Handler } from '#platform/handle';

/** X-LANG-GROUP. */
export const listLanguageGroups = ({ tenant }: Handler<typeof operations.listLanguageGroups>) =>
  languageGroups.list(tenant);

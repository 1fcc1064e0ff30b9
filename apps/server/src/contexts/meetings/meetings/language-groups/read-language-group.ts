import type { meetings as operations } from '@sheaf/contract/meetings/meetings/meetings';
import {
  type LanguageGroupRow,
  type LanguageGroupValues,
  languageGroups,
} from '#contexts/meetings/meetings/language-groups/language-groups.store';
import type { Handler } from '#platform/handle';

type EditCall = Handler<typeof operations.editLanguageGroup>;
type Call = Handler<typeof operations.addLanguageGroup> | EditCall;

export async function readLanguageGroup(call: Call, row?: LanguageGroupRow): Promise<LanguageGroupValues> {
  const { version: _, ...values }: EditCall['body'] = call.body;
  if (await languageGroups.isTaken(call.tenant, values.label, row?.id ?? null))
    call.invalid({ label: ['language-group-known'] });
  return values;
}

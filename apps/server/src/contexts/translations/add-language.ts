import type { translations as operations } from '@sheaf/contract/translations/translations';
import { isTranslating } from '@sheaf/rules/translations/translator';
import { presentLanguages } from '#contexts/translations/present-languages';
import { added } from '#contexts/translations/translations.store';
import { isBuiltIn } from '#platform/built-in-lines';
import type { Handler } from '#platform/handle';

/** Leaves an existing language unchanged (I18N-O2). */
export async function addLanguage(call: Handler<typeof operations.addLanguage>) {
  const { tenant, actor, body, platform } = call;
  if (!isTranslating(actor.congregationId, platform.settings.translationCongregations))
    return call.refuse('not-translating');
  if (!isBuiltIn(body.iso)) await added.add(tenant, body.iso);
  return presentLanguages(tenant);
}

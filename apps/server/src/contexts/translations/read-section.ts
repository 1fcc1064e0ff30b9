import type { translations as operations } from '@sheaf/contract/translations/translations';
import { isTranslating } from '@sheaf/rules/translations/translator';
import { presentSection } from '#contexts/translations/present-section';
import { added } from '#contexts/translations/translations.store';
import { isBuiltIn, isTranslationSection } from '#platform/built-in-lines';
import type { Handler } from '#platform/handle';

/** I18N-S1. */
export async function readSection(call: Handler<typeof operations.readSection>) {
  const { tenant, actor, params, platform } = call;
  if (!isTranslating(actor.congregationId, platform.settings.translationCongregations))
    return call.refuse('not-translating');
  if (!isTranslationSection(params.category)) return call.missing();
  if (!isBuiltIn(params.iso) && !(await added.has(tenant, params.iso))) return call.missing();
  return presentSection(tenant, params.iso, params.category);
}

import type { translations as operations } from '@sheaf/contract/translations/translations';
import { presentLanguages } from '#contexts/translations/present-languages';
import type { Handler } from '#platform/handle';

/** I18N-S1. */
export const listLanguages = (call: Handler<typeof operations.listLanguages>) =>
  presentLanguages(call.tenant);

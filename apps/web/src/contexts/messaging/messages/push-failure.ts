import { CallFailed } from '#platform/api.ts';
import type { Translate } from '#platform/texts.ts';
import { RefusedPush } from './push.queries.ts';

/** Why push could not be turned on for this device. */
export function pushFailure(error: Error, t: Translate): string {
  if (error instanceof CallFailed) return error.problem.message || t('shell:failed');
  return t(`messages:push.${error instanceof RefusedPush ? 'refused' : 'failed'}`);
}

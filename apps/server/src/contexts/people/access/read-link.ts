import type { access } from '@sheaf/contract/people/access/access';
import { limitAnswers } from '#contexts/people/access/limits';
import { strangers } from '#contexts/people/access/links.store';
import { readLetterhead } from '#contexts/people/congregations/congregations.api';
import { tenantTransaction } from '#platform/database/tenant';
import type { Handler } from '#platform/handle';
import { hashSecret } from '#platform/secrets';

export async function readLink(call: Handler<typeof access.readLink>) {
  await limitAnswers(call);
  const found = await strangers.link(call.platform.pool, hashSecret(call.body.token));
  if (!found) return call.refuse('link-unknown');
  const act = { congregationId: found.congregation_id, personId: null, operation: 'access.readLink' };
  const { name } = await tenantTransaction(call.platform, act, readLetterhead);
  return { congregation: name };
}

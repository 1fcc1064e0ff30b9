/** Who has a duty and cannot do it tells those who assign it (USERS-X19). */
import { z } from 'zod';
import { count, id, idOrZero } from '../fields.ts';
import { operation } from '../operation.ts';

export const cannot = {
  sayCannot: operation({
    name: 'duties.sayCannot',
    method: 'PUT',
    path: '/duties/{id}/cannot',
    summary:
      'Tells whoever assigns a duty that its person cannot do it: an own one, or with settings.away.admin anyone’s. Said again it tells ' +
      'nobody again. The duty stays theirs until somebody else has it (USERS-X19, USERS-X22).',
    permission: 'signed-in',
    scope: 'congregation',
    params: z.strictObject({ id }),
    reply: z.object({
      id: idOrZero,
      told: count.meta({ description: 'how many people were told, now or before' }),
    }),
    refusals: ['duty-not-yours', 'duty-begun'],
    idempotent: 'key',
    changes: ['notifications'],
  }),
};

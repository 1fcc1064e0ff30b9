/** Fields and refusals of every sending whose cost is shown first (MSG-R7). */
import { z } from 'zod';
import { count, idOrZero } from '../../fields.ts';

const cents = z.number().int().meta({ description: 'cents in the currency of the installation' });

export const sendingRefusals = [
  'no-recipients',
  'number-cap',
  'daily-cap',
  'balance-too-low',
  'cost-rose',
] as const;

export const shownCost = count
  .optional()
  .meta({ description: 'cost that was shown, in cents; nothing is sent if it has risen since' });

export const pricedSending = {
  sent: count.meta({ description: 'number of messages on all channels together' }),
  sms: count.meta({ description: 'number of SMS' }),
  emails: count.meta({ description: 'number of e-mails' }),
  pushes: count.meta({ description: 'number of push messages' }),
  skipped: z.object({ 'no-way': count, 'same-address': count, country: idOrZero, 'number-cap': count }),
  parts: count.meta({ description: 'number of SMS segments' }),
  cost: cents,
  balance_after: cents,
  refusal: z.enum(sendingRefusals).nullable(),
};

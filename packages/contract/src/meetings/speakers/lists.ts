/** Lists of those who speak in a congregation: on paper, and sent to another coordinator (SPKR-C8). */
import { z } from 'zod';
import { id, noContent, optionalLines } from '../../fields.ts';
import { operation } from '../../operation.ts';

export const longestMessage = 1000;

export const lists = {
  printSpeakers: operation({
    name: 'speakers.printSpeakers',
    method: 'GET',
    path: '/reports/speakers',
    summary:
      'The speakers of a congregation with their talks as PDF, as far as they are shown: the own one unless another is asked for, and phone and e-mail where they are asked for.',
    permission: 'settings.meetings.public',
    scope: 'world',
    query: z.strictObject({ congregation_id: id.optional(), contacts: z.enum(['0', '1']).default('0') }),
    reply: 'file',
    fileTypes: ['application/pdf'],
    ticket: true,
    refusals: [],
    idempotent: 'read',
    heavy: true,
  }),
  sendSpeakers: operation({
    name: 'speakers.sendSpeakers',
    method: 'POST',
    path: '/congregation/{id}/send-speakers',
    summary:
      'Mails the speakers of the own congregation with their talks to the contact of another one, with a message (SPKR-C8, SPKR-O3).',
    permission: 'settings.meetings.public',
    scope: 'world',
    params: z.strictObject({ id }),
    body: z.strictObject({ message: optionalLines(longestMessage) }),
    reply: noContent,
    refusals: ['own-congregation', 'contact-without-address', 'no-speakers-to-send'],
    idempotent: 'key',
    changes: [],
  }),
};

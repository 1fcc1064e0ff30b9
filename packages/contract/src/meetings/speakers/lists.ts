/** Operations that print or e-mail the speakers of a congregation (SPKR-C8). */
import { z } from 'zod';
import { id, noContent, optionalLines } from '../../fields.ts';
import { operation } from '../../operation.ts';

export const longestMessage = 1000;

export const lists = {
  printSpeakers: operation({
    name: 'speakers.printSpeakers',
    method: 'GET',
    path: '/reports/speakers',
    summary: 'Speakers of a congregation with their talks as PDF',
    description:
      'The caller’s congregation if none is given. Phone and e-mail are included on request. Speakers that the congregation does not show are left out.',
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
    summary: 'E-mail our speakers with their talks to the contact of another congregation (SPKR-C8, SPKR-O3)',
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

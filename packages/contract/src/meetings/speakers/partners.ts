/** Operations on partnerships between congregations and on speaker sharing (decision 63). */
import { speakerShares } from '@sheaf/rules/meetings/speakers/shown-speakers';
import { z } from 'zod';
import { idOf, idOrZero, instant, noContent, pathIdOf, reference } from '../../fields.ts';
import { operation } from '../../operation.ts';

const partner = z.object({
  id: idOf('partnership, as in GET /directory-partners'),
  congregation_id: idOrZero,
  congregation: z.string().meta({ description: 'name of the other congregation' }),
  state: z
    .enum(['asked', 'asks', 'partner'])
    .meta({ description: 'partner, or whose request is open: ours or theirs' }),
  asked_at: instant,
});

const partnersReply = z.object({
  share_speakers: z.enum(speakerShares),
  partners: z.array(partner).meta({ description: 'partnerships, with open requests' }),
});

const base = { permission: 'settings.meetings.public', scope: 'world', refusals: [] } as const;
const write = { ...base, idempotent: 'key', changes: ['directoryPartners', 'sharedCarts'] } as const;

export const partners = {
  listPartners: operation({
    ...base,
    name: 'speakers.listPartners',
    method: 'GET',
    path: '/directory-partners',
    summary: 'Speaker sharing of the congregation and its partnerships, with open requests',
    reply: partnersReply,
    idempotent: 'read',
    reads: ['directoryPartners', 'worldDirectory'],
  }),
  askPartner: operation({
    ...write,
    name: 'speakers.askPartner',
    method: 'POST',
    path: '/directory-partners',
    summary: 'Request a partnership with a congregation of the installation',
    description: 'Confirms it if the other congregation has already requested one.',
    body: z.strictObject({ congregation_id: reference }),
    reply: partnersReply,
    refusals: ['not-a-partner-congregation'],
  }),
  confirmPartner: operation({
    ...write,
    name: 'speakers.confirmPartner',
    method: 'PUT',
    path: '/directory-partners/{id}',
    summary: 'Confirm a partnership that another congregation requested',
    params: z.strictObject({ id: pathIdOf('partnership, as in GET /directory-partners') }),
    body: z.strictObject({
      id: reference.optional().meta({ description: 'same as in the path' }),
      confirmed: z.literal(true).meta({ description: 'always true' }),
    }),
    reply: partnersReply,
  }),
  endPartner: operation({
    ...write,
    name: 'speakers.endPartner',
    method: 'DELETE',
    path: '/directory-partners/{id}',
    summary: 'End or decline a partnership, or withdraw a request',
    description: 'Either side may.',
    params: z.strictObject({ id: pathIdOf('partnership, as in GET /directory-partners') }),
    reply: noContent,
  }),
  saveSharing: operation({
    ...write,
    name: 'speakers.saveSharing',
    method: 'PUT',
    path: '/directory-sharing',
    summary: 'Set speaker sharing: none, all to partners, or names within the country',
    body: z.strictObject({ share_speakers: z.enum(speakerShares) }),
    reply: partnersReply,
    changes: ['directoryPartners', 'congregations'],
  }),
};

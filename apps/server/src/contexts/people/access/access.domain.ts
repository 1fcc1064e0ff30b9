import { accessEntities, accessOperations } from '@sheaf/rules/people/access/journal-entities';
import { accessRoutes } from '#contexts/people/access/access.routes';
import { removeExpiredAccess } from '#contexts/people/access/sessions.store';
import { signOutEverywhere } from '#contexts/people/access/sign-out';
import { defineDomain } from '#platform/domain';

export const accessDomain = defineDomain({
  name: 'access',
  owns: ['passkeys', 'report_tickets', 'sessions', 'sign_in_links'],
  exported: {
    leftOut: {
      passkeys: 'A passkey opens the address of the installation it was made for, and no other.',
      report_tickets: 'A ticket lasts two minutes.',
      sessions: 'Whoever has the file must not be signed in by it.',
      sign_in_links: 'Whoever has the file must not be signed in by it.',
    },
  },
  publishes: ['open_sessions'],
  operations: accessRoutes,
  journal: { kind: 'access', final: 'sign-in', entities: accessEntities, operations: accessOperations },
  // AUTH-R17: ends sessions, revokes links and removes passkeys.
  personLeaves: {
    clears: ['passkeys.person_id'],
    run: (tenant, { personId, now }) => signOutEverywhere(tenant, personId, now),
  },
  personDeactivated: (tenant, { personId, now }) => signOutEverywhere(tenant, personId, now),
  erases: ['report_tickets.person_id', 'sessions.person_id', 'sign_in_links.person_id'],
  traces: {
    signed_in: ['sessions.person_id', 'report_tickets.person_id'],
    invited: ['sign_in_links.person_id'],
  },
  expired: removeExpiredAccess,
});

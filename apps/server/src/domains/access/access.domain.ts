/** What this domain brings to the server: links, passkeys, sessions, devices, print tickets, privacy consent. */
import { accessEntities } from '@sheaf/rules/access/journal-entities';
import { accessRoutes } from '#domains/access/access.routes';
import { defineDomain } from '#platform/domain';

export const accessDomain = defineDomain({
  name: 'access',
  owns: ['passkeys', 'report_tickets', 'sessions', 'sign_in_links'],
  operations: accessRoutes,
  journal: { kind: 'access', final: 'sign-in', entities: accessEntities },
});

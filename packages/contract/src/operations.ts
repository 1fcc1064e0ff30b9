/** Every operation there is, by domain. What is not listed here does not exist. */
import { access } from './access.ts';
import { addresses } from './addresses.ts';
import { congregations } from './congregations.ts';
import { dashboard } from './dashboard.ts';
import { events } from './events.ts';
import { groups } from './groups.ts';
import { journal } from './journal.ts';
import { maps } from './maps.ts';
import { messages } from './messages.ts';
import { noticeboard } from './noticeboard.ts';
import type { Definition } from './operation.ts';
import { people } from './people.ts';
import { roles } from './roles.ts';
import { sync } from './sync.ts';
import { territory } from './territory.ts';
import { translations } from './translations.ts';

export const operationsByDomain = {
  access,
  addresses,
  congregations,
  dashboard,
  events,
  groups,
  journal,
  maps,
  messages,
  noticeboard,
  people,
  roles,
  sync,
  territory,
  translations,
};

export const allOperations: readonly Definition[] = Object.values(operationsByDomain).flatMap((domain) =>
  Object.values(domain),
);

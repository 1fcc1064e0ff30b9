/** All Arabic phrases by domain. */
import { access } from './ar/access.ts';
import { addresses } from './ar/addresses.ts';
import { congregations } from './ar/congregations.ts';
import { dashboard } from './ar/dashboard.ts';
import { events } from './ar/events.ts';
import { groups } from './ar/groups.ts';
import { imports } from './ar/imports.ts';
import { journal } from './ar/journal.ts';
import { maps } from './ar/maps.ts';
import { messages } from './ar/messages.ts';
import { noticeboard } from './ar/noticeboard.ts';
import { people } from './ar/people.ts';
import { printing } from './ar/printing.ts';
import { problems } from './ar/problems.ts';
import { roles } from './ar/roles.ts';
import { schedule } from './ar/schedule.ts';
import { shell } from './ar/shell.ts';
import { sync } from './ar/sync.ts';
import { territory } from './ar/territory.ts';
import { tour } from './ar/tour.ts';
import { translations } from './ar/translations.ts';

export const arabic = {
  access,
  addresses,
  congregations,
  dashboard,
  events,
  groups,
  imports,
  journal,
  maps,
  messages,
  noticeboard,
  people,
  printing,
  problems,
  roles,
  schedule,
  shell,
  sync,
  territory,
  tour,
  translations,
};

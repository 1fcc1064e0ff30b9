/** All phrases by language and domain. English is the type of the other languages. */
import type { TranslationSection } from '@sheaf/rules/translations/section';
import { arabic } from './arabic.ts';
import { access } from './en/access.ts';
import { addresses } from './en/addresses.ts';
import { congregations } from './en/congregations.ts';
import { dashboard } from './en/dashboard.ts';
import { events } from './en/events.ts';
import { groups } from './en/groups.ts';
import { imports } from './en/imports.ts';
import { journal } from './en/journal.ts';
import { maps } from './en/maps.ts';
import { messages } from './en/messages.ts';
import { noticeboard } from './en/noticeboard.ts';
import { people } from './en/people.ts';
import { printing } from './en/printing.ts';
import { problems } from './en/problems.ts';
import { roles } from './en/roles.ts';
import { schedule } from './en/schedule.ts';
import { shell } from './en/shell.ts';
import { sync } from './en/sync.ts';
import { territory } from './en/territory.ts';
import { tour } from './en/tour.ts';
import { translations } from './en/translations.ts';

const english = {
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
} satisfies Record<TranslationSection, object>;

export type Phrases = typeof english;

export const languages = { en: english, ar: arabic satisfies Record<keyof Phrases, object> };

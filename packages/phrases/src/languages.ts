/** All phrases by language and domain. English is the type of the other languages. */

import { arabic } from './arabic.ts';
import { access } from './en/access.ts';
import { addresses } from './en/addresses.ts';
import { answers } from './en/answers.ts';
import { availability } from './en/availability.ts';
import { away } from './en/away.ts';
import { billing } from './en/billing.ts';
import { booking } from './en/booking.ts';
import { carts } from './en/carts.ts';
import { chooser } from './en/chooser.ts';
import { congregations } from './en/congregations.ts';
import { dashboard } from './en/dashboard.ts';
import { drafts } from './en/drafts.ts';
import { duties } from './en/duties.ts';
import { events } from './en/events.ts';
import { forum } from './en/forum.ts';
import { groups } from './en/groups.ts';
import { help } from './en/help.ts';
import { imports } from './en/imports.ts';
import { journal } from './en/journal.ts';
import { maps } from './en/maps.ts';
import { meetings } from './en/meetings.ts';
import { messages } from './en/messages.ts';
import { noticeboard } from './en/noticeboard.ts';
import { offices } from './en/offices.ts';
import { people } from './en/people.ts';
import { printing } from './en/printing.ts';
import { problems } from './en/problems.ts';
import { proposals } from './en/proposals.ts';
import { reports } from './en/reports.ts';
import { responsibilities } from './en/responsibilities.ts';
import { roles } from './en/roles.ts';
import { schedule } from './en/schedule.ts';
import { selection } from './en/selection.ts';
import { service } from './en/service.ts';
import { shares } from './en/shares.ts';
import { shell } from './en/shell.ts';
import { speak } from './en/speak.ts';
import { speakers } from './en/speakers.ts';
import { swaps } from './en/swaps.ts';
import { sync } from './en/sync.ts';
import { talks } from './en/talks.ts';
import { tasks } from './en/tasks.ts';
import { territory } from './en/territory.ts';
import { tour } from './en/tour.ts';
import { translations } from './en/translations.ts';
import { workbook } from './en/workbook.ts';

/** In the order of the phrase editor (I18N-S1): everyday screens first, administration last. */
const english = {
  shell,
  dashboard,
  tour,
  access,
  maps,
  addresses,
  noticeboard,
  schedule,
  duties,
  responsibilities,
  chooser,
  drafts,
  shares,
  swaps,
  answers,
  carts,
  events,
  tasks,
  billing,
  speakers,
  talks,
  away,
  booking,
  speak,
  proposals,
  service,
  forum,
  people,
  availability,
  groups,
  reports,
  roles,
  offices,
  congregations,
  territory,
  imports,
  meetings,
  workbook,
  messages,
  journal,
  printing,
  selection,
  sync,
  help,
  translations,
  problems,
} satisfies Record<string, { section: string }>;

export type Phrases = typeof english;

export const languages = { en: english, ar: arabic satisfies Record<keyof Phrases, object> };

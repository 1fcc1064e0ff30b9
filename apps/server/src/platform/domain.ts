/** What a domain brings to the server. `app/contexts.ts` lists the domains; everything that walks them reads this. */

import type { SettingsPart } from '@sheaf/contract/settings-part';
import { createJournalRegistry, type DomainJournal } from '@sheaf/rules/journal/journal-registry';
import type { NotificationKinds } from '@sheaf/rules/notifications/notification';
import type { AppointmentSource } from '#platform/appointment-source';
import type { CalendarSource } from '#platform/calendar-source';
import type { CommitmentSource } from '#platform/commitment-source';
import { type ExportRules, mergeExportRules } from '#platform/congregation-file/export-rules';
import { platformExported, platformPeople } from '#platform/database/platform-tables';
import type { DutyPort } from '#platform/duty-port';
import type { DutyTextSource } from '#platform/duty-text-source';
import type { Route } from '#platform/handle';
import type { FrequentJob } from '#platform/jobs/frequent';
import type { NightlyJob } from '#platform/jobs/nightly';
import type { Tasks } from '#platform/jobs/start-jobs';
import type { MailFileSource } from '#platform/outbox/mail-file-source';
import type { MailAddressSource, PhoneAccountSource } from '#platform/outbox/outbox-sources';
import type { OwnDutySource } from '#platform/own-duty-source';
import type { PersonFactsSource } from '#platform/person-facts';
import type {
  LeavingObstacle,
  LeavingStep,
  PersonLeaves,
  PersonReferences,
  PersonTrace,
} from '#platform/person-leaves';
import type { Platform } from '#platform/platform';
import type {
  AlertsSource,
  CancelledMeetingSource,
  Registry,
  RevertCheck,
  SettingsSaved,
} from '#platform/registry';
import type { ReminderSource } from '#platform/reminder-source';
import type { ExpiredRows, RetentionSource } from '#platform/retention-source';
import type { CountedCollections } from '#platform/revisions/markers.store';

export interface Domain extends PersonReferences {
  /** The same in the contract, the rules, the phrases and on the web. */
  name: string;
  /** The tables of this domain; each table has one owner. */
  owns: readonly string[];
  /** What of its tables an exported congregation goes without; whatever is not named is exported. */
  exported?: ExportRules;
  /** Views of its tables that statements of others may read: narrow, never written, under the row-level security of whoever asks. */
  publishes?: readonly string[];
  /** What phones keep copies of: the name of SYNC-D2, and the table with the condition by which its rows are counted. */
  collections?: CountedCollections;
  /** Its parts of the congregation's settings; each part of the contract has one owner. */
  settings?: readonly SettingsPart[];
  /** Operation and handler, one line each; an operation of the contract that nobody serves fails the start. */
  operations: readonly Route[];
  /** Queued jobs, by the name under which they are queued. */
  tasks?: (platform: Platform) => Tasks;
  /** Once a night for each congregation. */
  nightly?: readonly NightlyJob[];
  /** Once an hour for each congregation. */
  hourly?: readonly NightlyJob[];
  /** Several times an hour for each congregation. */
  frequent?: readonly FrequentJob[];
  /** What it adds to a person's calendar feed. */
  calendar?: readonly CalendarSource[];
  /** What it adds to a person's page of assignments. */
  appointments?: readonly AppointmentSource[];
  /** The duties of a person that are its own. */
  ownDuties?: readonly OwnDutySource[];
  /** How its duties are told to whoever has them. */
  dutyTexts?: DutyTextSource;
  /** What people are told inside the app, where it leads, and the key of its sentence. */
  notifications?: NotificationKinds;
  /** What people are reminded of by message, once for each cause. */
  dueReminders?: readonly ReminderSource[];
  /** How its rows are told in the journal, and which changes of them can be reverted. */
  journal?: DomainJournal & { revert?: RevertCheck };
  /** Tables of which an import makes, changes or removes rows that the ledger of imports can take back. */
  imported?: readonly string[];
  /** What becomes of its rows when a person is deleted. */
  personLeaves?: PersonLeaves;
  /** What it does when a person is deactivated. */
  personDeactivated?: LeavingStep;
  /** What it has a person committed to besides dated duties. */
  commitments?: CommitmentSource;
  /** What it knows of people for their records. */
  personFacts?: PersonFactsSource;
  /** What the nightly clean-up removes after the time that a congregation chose. */
  retention?: readonly RetentionSource[];
  /** What expires after a time that is the same everywhere. */
  expired?: ExpiredRows;

  // One context registers each of these. A call would be an import against the layers (decision 169).

  /** Follows the settings when they are saved. `people` calls it. */
  settingsSaved?: SettingsSaved;
  /** Who may have its duties that need no qualification. `duties` calls it. */
  dutyPorts?: readonly DutyPort[];
  /** The ids of meetings that an event cancels. `duties` calls it. */
  cancelledMeetings?: CancelledMeetingSource;
  /** What the dashboard prompts a person for. `sync` calls it. */
  alerts?: AlertsSource;
  /** What it does when the approval of a person for the carts ends. `people` calls it. */
  cartApprovalEnds?: LeavingStep;
  /** What must be done before a person can be deleted. `people` calls it. */
  personStays?: LeavingObstacle;
  /** The own phone by which the congregation sends SMS. The platform calls it. */
  phoneAccount?: PhoneAccountSource;
  /** The e-mail address for a message that no device of its person takes; null without an address. The platform calls it. */
  mailAddress?: MailAddressSource;
  /** Files that its mails carry, by kind. The platform calls it. */
  mailFiles?: Readonly<Record<string, MailFileSource>>;
}

/** What exactly one domain brings. */
function theOne<Source>(what: string, sources: readonly (Source | undefined)[]): Source {
  const [found, ...others] = sources.filter((source) => source !== undefined);
  if (!found || others.length > 0) throw new Error(`${what} is registered by one domain`);
  return found;
}

export const defineDomain = (domain: Domain): Domain => domain;

const tracesOf = (owners: readonly PersonReferences[], trace: PersonTrace): readonly string[] =>
  owners.flatMap(({ traces }) => traces?.[trace] ?? []);

const personTraces = (domains: readonly Domain[]): Registry['traces'] => {
  const owners = [platformPeople, ...domains];
  return {
    signed_in: tracesOf(owners, 'signed_in'),
    invited: tracesOf(owners, 'invited'),
    has_work: tracesOf(owners, 'has_work'),
    in_use: tracesOf(owners, 'in_use'),
  };
};

export const registryOf = (domains: readonly Domain[]): Registry => ({
  calendar: domains.flatMap(({ calendar = [] }) => calendar),
  appointments: domains.flatMap(({ appointments = [] }) => appointments),
  ownDuties: domains.flatMap(({ ownDuties = [] }) => ownDuties),
  dutyPorts: domains.flatMap(({ dutyPorts = [] }) => dutyPorts),
  dutyTexts: domains.flatMap(({ dutyTexts }) => dutyTexts ?? []),
  alerts: domains.flatMap(({ alerts }) => alerts ?? []),
  notifications: Object.assign({}, ...domains.map(({ notifications }) => notifications)),
  dueReminders: domains.flatMap(({ dueReminders = [] }) => dueReminders),
  settingsSaved: domains.flatMap(({ settingsSaved }) => settingsSaved ?? []),
  journal: createJournalRegistry(domains),
  reverts: domains.flatMap(({ journal }) => journal?.revert ?? []),
  collections: Object.assign({}, ...domains.map(({ collections }) => collections)),
  personLeaves: domains.flatMap(({ personLeaves }) => personLeaves?.run ?? []),
  personDeactivated: domains.flatMap(({ personDeactivated }) => personDeactivated ?? []),
  cartApprovalEnds: domains.flatMap(({ cartApprovalEnds }) => cartApprovalEnds ?? []),
  commitments: domains.flatMap(({ commitments }) => commitments ?? []),
  personFacts: domains.flatMap(({ personFacts }) => personFacts ?? []),
  personStays: domains.flatMap(({ personStays }) => personStays ?? []),
  traces: personTraces(domains),
  retention: domains.flatMap(({ retention = [] }) => retention),
  exported: mergeExportRules([platformExported, ...domains.map(({ exported }) => exported)]),
  expired: domains.flatMap(({ expired }) => expired ?? []),
  cancelledMeetings: theOne(
    'which meetings are cancelled',
    domains.map(({ cancelledMeetings }) => cancelledMeetings),
  ),
  phoneAccount: theOne(
    'the phone account',
    domains.map(({ phoneAccount }) => phoneAccount),
  ),
  mailAddress: theOne(
    'the mail address',
    domains.map(({ mailAddress }) => mailAddress),
  ),
  mailFiles: Object.assign({}, ...domains.map(({ mailFiles }) => mailFiles)),
});

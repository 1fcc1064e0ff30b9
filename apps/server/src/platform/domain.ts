/** Manifest of a domain on the server. `app/contexts.ts` lists the domains. */

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
import type {
  MailAddressSource,
  PhoneAccountSource,
  QuietHoursSource,
} from '#platform/outbox/outbox-sources';
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
  DutySearch,
  Registry,
  RevertCheck,
  SettingsSaved,
} from '#platform/registry';
import type { ReminderSource } from '#platform/reminder-source';
import type { ExpiredRows, RetentionSource } from '#platform/retention-source';
import type { CountedCollections } from '#platform/revisions/markers.store';

export interface Domain extends PersonReferences {
  /** The same name as in contract, rules, phrases and web. */
  name: string;
  /** Tables of this domain; each table has one owner. */
  owns: readonly string[];
  /** Exclusions from a congregation export. */
  exported?: ExportRules;
  /**
   * Views that statements of other domains may read: narrow, read-only, under the row-level security of the
   * caller.
   */
  publishes?: readonly string[];
  /**
   * Collections that phones cache: the name of SYNC-D2, and the table with the condition for counting its
   * rows.
   */
  collections?: CountedCollections;
  /** Owned parts of the congregation's settings; each part has one owner. */
  settings?: readonly SettingsPart[];
  /** Operation and handler, one line each; an operation without a handler fails the start. */
  operations: readonly Route[];
  /** Queued jobs by name. */
  tasks?: (platform: Platform) => Tasks;
  /** Runs once a night for each congregation. */
  nightly?: readonly NightlyJob[];
  /** Runs once an hour for each congregation. */
  hourly?: readonly NightlyJob[];
  /** Runs several times an hour for each congregation. */
  frequent?: readonly FrequentJob[];
  calendar?: readonly CalendarSource[];
  /** Adds to a person's page of assignments. */
  appointments?: readonly AppointmentSource[];
  /** Duties of a person that this domain owns. */
  ownDuties?: readonly OwnDutySource[];
  /** Texts that describe its duties to people. */
  dutyTexts?: DutyTextSource;
  /** Kinds of notifications inside the app, with link and phrase key. */
  notifications?: NotificationKinds;
  /** Reminders by message, sent once for each cause. */
  dueReminders?: readonly ReminderSource[];
  /** Labels of its rows in the journal, and the changes that can be reverted. */
  journal?: DomainJournal & { revert?: RevertCheck };
  /** Tables whose rows a rollback of an import can restore or remove. */
  imported?: readonly string[];
  /** Clears references to a person when the person is deleted. */
  personLeaves?: PersonLeaves;
  /** Runs when a person is deactivated. */
  personDeactivated?: LeavingStep;
  commitments?: CommitmentSource;
  /** Facts about people for their records. */
  personFacts?: PersonFactsSource;
  /** Rows that the nightly clean-up removes after the retention period of the congregation. */
  retention?: readonly RetentionSource[];
  /** Rows that expire after a fixed period. */
  expired?: ExpiredRows;

  // Hooks with one registrant each, because a call would be an import against the layers (decision 169).

  /** Runs after the settings are saved. Called by `people`. */
  settingsSaved?: SettingsSaved;
  /** Eligible people for duties that need no qualification. Called by `duties`. */
  dutyPorts?: readonly DutyPort[];
  /** Begins the search for another person who takes a duty. Called by `duties`. */
  dutySearch?: DutySearch;
  /** Ids of meetings cancelled by an event. Called by `duties`. */
  cancelledMeetings?: CancelledMeetingSource;
  /** Alerts of the dashboard. `sync` calls it. */
  alerts?: AlertsSource;
  /** Step after the cart approval of a person ends. `people` calls it. */
  cartApprovalEnds?: LeavingStep;
  /** Obstacles to the deletion of a person. `people` calls it. */
  personStays?: LeavingObstacle;
  /** Own phone with which the congregation sends SMS. Called by the platform. */
  phoneAccount?: PhoneAccountSource;
  /**
   * E-mail address for a message that reaches no device of its person; null without an address. Called by the
   * platform.
   */
  mailAddress?: MailAddressSource;
  /** End of the quiet hours that hold a message. Called by the platform. */
  quietHours?: QuietHoursSource;
  /** Attachments of mails, by kind. Called by the platform. */
  mailFiles?: Readonly<Record<string, MailFileSource>>;
}

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
  dutySearch: theOne(
    'the search for another person',
    domains.map(({ dutySearch }) => dutySearch),
  ),
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
  quietHours: theOne(
    'the quiet hours',
    domains.map(({ quietHours }) => quietHours),
  ),
  mailFiles: Object.assign({}, ...domains.map(({ mailFiles }) => mailFiles)),
});

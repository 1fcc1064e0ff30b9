/** Registrations of all domains; it imports no domain and no platform service. */
import type { journal } from '@sheaf/contract/journal/journal';
import type { RefusalOf } from '@sheaf/contract/operation';
import type { Modules } from '@sheaf/contract/settings-parts';
import type { SubscribingDays } from '@sheaf/rules/dashboard/dashboard/subscribing';
import type { JournalRegistry } from '@sheaf/rules/journal/journal-registry';
import type { NetRow } from '@sheaf/rules/journal/net-rows';
import type { DomainConflict } from '@sheaf/rules/journal/revert';
import type { NotificationKinds } from '@sheaf/rules/notifications/notification';
import type { Actor } from '#platform/actor';
import type { AppointmentSource } from '#platform/appointment-source';
import type { CalendarSource } from '#platform/calendar-source';
import type { CommitmentSource } from '#platform/commitment-source';
import type { AllExportRules } from '#platform/congregation-file/export-rules';
import type { Tenant } from '#platform/database/tenant';
import type { DutyPort } from '#platform/duty-port';
import type { DutyTextSource } from '#platform/duty-text-source';
import type { MailFileSource } from '#platform/outbox/mail-file-source';
import type {
  MailAddressSource,
  PhoneAccountSource,
  QuietHoursSource,
} from '#platform/outbox/outbox-sources';
import type { OwnDutySource } from '#platform/own-duty-source';
import type { PersonFactsSource } from '#platform/person-facts';
import type { LeavingObstacle, LeavingStep, PersonTrace } from '#platform/person-leaves';
import type { ReminderSource } from '#platform/reminder-source';
import type { ExpiredRows, RetentionSource } from '#platform/retention-source';
import type { CountedCollections } from '#platform/revisions/markers.store';

export interface Registry {
  calendar: readonly CalendarSource[];
  appointments: readonly AppointmentSource[];
  ownDuties: readonly OwnDutySource[];
  dutyPorts: readonly DutyPort[];
  dutySearch: DutySearch;
  dutyTexts: readonly DutyTextSource[];
  cancelledMeetings: CancelledMeetingSource;
  alerts: readonly AlertsSource[];
  notifications: NotificationKinds;
  dueReminders: readonly ReminderSource[];
  settingsSaved: readonly SettingsSaved[];
  journal: JournalRegistry;
  reverts: readonly RevertCheck[];
  collections: CountedCollections;
  personLeaves: readonly LeavingStep[];
  personDeactivated: readonly LeavingStep[];
  cartApprovalEnds: readonly LeavingStep[];
  commitments: readonly CommitmentSource[];
  personFacts: readonly PersonFactsSource[];
  personStays: readonly LeavingObstacle[];
  /** `table.column` of the references to a person, by trace. */
  traces: Readonly<Record<PersonTrace, readonly string[]>>;
  retention: readonly RetentionSource[];
  exported: AllExportRules;
  expired: readonly ExpiredRows[];
  phoneAccount: PhoneAccountSource;
  mailAddress: MailAddressSource;
  quietHours: QuietHoursSource;
  mailFiles: Readonly<Record<string, MailFileSource>>;
}

/** Ids of the past and future meetings that an event replaces. */
export type CancelledMeetingSource = (tenant: Tenant) => Promise<number[]>;

export interface DutySearchContext {
  tenant: Tenant;
  now: Date;
  /** Subset of `Platform`, which itself holds this registry. */
  platform: { registry: Registry; settings: { address: string } };
}

/**
 * Begins the search for another person who takes a duty. Nothing happens for a duty that nobody else can be asked
 * for, or whose search has begun.
 */
export type DutySearch = (
  context: DutySearchContext,
  asked: { dutyId: number; personId: number },
) => Promise<void>;

export interface AlertsCall {
  tenant: Tenant;
  actor: Actor;
  now: Date;
  /** Subset of `Platform`, which itself holds this registry. */
  platform: { registry: Registry; settings: { subscribing: SubscribingDays } };
}

export type AlertsSource = (call: AlertsCall) => Promise<object>;

/**
 * Runs in the transaction that saves these parts of the settings; slow work is queued. `before` is null for a
 * new congregation.
 */
export type SettingsSaved = (
  tenant: Tenant,
  parts: ReadonlySet<string>,
  saved: { before: Modules | null; now: Date },
) => Promise<void>;

export interface RevertCall {
  tenant: Tenant;
  actor: Actor;
  now: Date;
  rows: readonly NetRow[];
}

export type RevertRefusal = RefusalOf<typeof journal.revertChange>;

/** Checks of a domain when a change is reverted; it receives every row of the change and selects its own. */
export interface RevertCheck {
  /** Further rows to lock, which the checks read. */
  locks?: (rows: readonly NetRow[]) => Pick<NetRow, 'table' | 'row' | 'before' | 'after'>[];
  /** Conflict that prevents the revert; shown with the change. */
  conflict?: (tenant: Tenant, rows: readonly NetRow[]) => Promise<DomainConflict | null>;
  /**
   * Runs before rows are written; the returned function runs after they are restored, and its refusal rolls
   * everything back.
   */
  begin?: (call: RevertCall) => Promise<() => Promise<RevertRefusal | null>>;
  /**
   * Runs after references that were cleared are restored: completes them in tables without a journal. False
   * if they are no longer free; then they are cleared again.
   */
  completes?: (call: RevertCall) => Promise<boolean>;
}

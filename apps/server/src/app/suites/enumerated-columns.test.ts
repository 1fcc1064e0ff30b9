/**
 * Decision 164: a column with an enumerating check has the union type of its rule. The compiler compares them
 * in `npm run check`.
 */
import type { DB } from '@sheaf/database/tables';
import type { ShiftState } from '@sheaf/rules/carts/report';
import type { WaitingState } from '@sheaf/rules/carts/waiting';
import type { Acknowledgement } from '@sheaf/rules/duties/acknowledge';
import type { DutyKindName } from '@sheaf/rules/duties/duty-kind';
import type { HelperType } from '@sheaf/rules/duties/helper-type';
import type { MeetingType } from '@sheaf/rules/events/cancelling';
import type { Cancels, EventType } from '@sheaf/rules/events/event';
import type { Extent } from '@sheaf/rules/events/extent';
import type { PostMark } from '@sheaf/rules/forum/post-rights';
import type { TopicState } from '@sheaf/rules/forum/topic-state';
import type { HeadingKind } from '@sheaf/rules/meetings/meetings/part-kinds';
import type { MeetingSection, PartKey } from '@sheaf/rules/meetings/meetings/part-place';
import type { SpecialSeat } from '@sheaf/rules/meetings/meetings/special-meeting';
import type {
  ProposalDirection,
  ProposalSide,
  ProposalState,
} from '@sheaf/rules/meetings/proposals/proposal';
import type {
  MeetingScope,
  ResponsibilityKind,
  TurnFrequency,
} from '@sheaf/rules/meetings/responsibilities/responsibility';
import type { TalkAnswer } from '@sheaf/rules/meetings/talks/request';
import type { CardPayment } from '@sheaf/rules/messaging/billing/card-payment';
import type { UnpaidInvoice } from '@sheaf/rules/messaging/billing/invoice';
import type { MessageState } from '@sheaf/rules/messaging/messages/delivery';
import type { InviteMethod } from '@sheaf/rules/messaging/messages/invite';
import type { Channel, PreferredChannel } from '@sheaf/rules/messaging/messages/recipients';
import type { Audience } from '@sheaf/rules/noticeboard/audience';
import type { NoticeKind } from '@sheaf/rules/noticeboard/notice-file';
import type { LimitArea, Pace, PairScope, PairWish } from '@sheaf/rules/people/availability/availability';
import type { ExportState } from '@sheaf/rules/people/congregations/export';
import type { expiredAddresses } from '@sheaf/rules/people/congregations/setting-kinds';
import type { Tie } from '@sheaf/rules/people/families/family';
import type { genders } from '@sheaf/rules/people/people/gender';
import type { hopes } from '@sheaf/rules/people/people/hope';
import type { Appointment } from '@sheaf/rules/people/people/map-candidates';
import type { DraftState, PlaceState } from '@sheaf/rules/planning/drafts/draft-state';
import type { DraftMode, FallReason } from '@sheaf/rules/planning/drafts/fallen-out';
import type { OfferState, SwapReason, SwapState } from '@sheaf/rules/planning/swaps/swap-state';
import type { RecordsFileState } from '@sheaf/rules/reports/records-file';
import type { ReportGroup } from '@sheaf/rules/reports/totals';
import type { ChangeState } from '@sheaf/rules/service/change-request';
import type { Frequency } from '@sheaf/rules/service/frequency';
import type { TaskFrequency } from '@sheaf/rules/tasks/repetition';
import type { SlotState } from '@sheaf/rules/tasks/slot';
import type { SlotNews } from '@sheaf/rules/tasks/slot-news';
import type { TaskKind, TaskTakers } from '@sheaf/rules/tasks/task-kind';
import type { CodeOf } from '@sheaf/rules/wire-code';
import type { Selectable } from 'kysely';
import { expectTypeOf, it } from 'vitest';

type ValueOf<Table extends keyof DB, Column extends keyof Selectable<DB[Table]>> = NonNullable<
  Selectable<DB[Table]>[Column]
>;

type IsEnumerated<Value> = Value extends string
  ? string extends Value
    ? false
    : true
  : Value extends number
    ? number extends Value
      ? false
      : true
    : false;

/** `{ 'events.extent': 'everyone' | … }`, of every table and view. */
type EnumeratedColumns = {
  [Table in keyof DB]: {
    [Column in keyof Selectable<DB[Table]> & string as true extends IsEnumerated<ValueOf<Table, Column>>
      ? `${Table}.${Column}`
      : never]: (value: ValueOf<Table, Column>) => void;
  };
}[keyof DB] extends infer Each
  ? (Each extends unknown ? (each: Each) => void : never) extends (all: infer All) => void
    ? { [Name in keyof All]: All[Name] extends (value: infer Value) => void ? Value : never }
    : never
  : never;

interface RuleUnions {
  'attendance.type': MeetingType;
  'away_talks.answer': TalkAnswer;
  'card_payments.state': CardPayment['state'];
  'carried_totals.report_group': ReportGroup;
  'cart_rotations.frequency': Frequency;
  'cart_shifts.state': ShiftState;
  'cart_visits.state': Exclude<ShiftState, 'cancelled'>;
  'cart_waiting.state': WaitingState;
  'change_requests.state': ChangeState;
  'congregation_exports.state': ExportState;
  'congregations.expired_addresses': CodeOf<typeof expiredAddresses>;
  'current_people.appointment': Appointment;
  'current_people.gender': CodeOf<typeof genders>;
  'directory_speakers.appointment': Extract<Appointment, 'elder' | 'servant'>;
  'draft_places.fell_out': FallReason;
  'draft_places.state': PlaceState;
  'drafts.mode': DraftMode;
  'drafts.state': DraftState;
  'duties.acknowledged': Acknowledgement;
  'duties.kind': DutyKindName;
  'duties.said': Acknowledgement;
  'events.cancels_meeting': Cancels;
  'events.extent': Extent;
  'events.type': EventType;
  'family_members.tie': Tie;
  'forum_comments.mark': PostMark;
  'forum_topics.mark': PostMark;
  'forum_topics.state': TopicState;
  'invoices.kind': UnpaidInvoice['kind'];
  'meeting_parts.helper_type': HelperType;
  'meeting_parts.key': PartKey;
  'meeting_parts.section': MeetingSection;
  'meetings.type': MeetingType;
  'noticeboard_files.kind': NoticeKind;
  'helper_sheets.audience': Extent;
  'notices.audience': Audience;
  'task_slots.state': SlotState;
  'task_slots.told_news': SlotNews;
  'tasks.frequency': TaskFrequency;
  'tasks.kind': TaskKind;
  'tasks.takers': TaskTakers;
  'notification_preferences.channel': PreferredChannel;
  'outgoing_messages.channel': Channel;
  'outgoing_messages.state': MessageState;
  'people.appointment': Appointment;
  'people.gender': CodeOf<typeof genders>;
  'people.hope': CodeOf<typeof hopes>;
  'person_limits.area': LimitArea;
  'person_limits.pace': Pace;
  'person_pairs.scope': PairScope;
  'person_pairs.wish': PairWish;
  'proposals.called_off_by': ProposalSide;
  'proposals.direction': ProposalDirection;
  'proposals.state': ProposalState;
  'proposals.turn': ProposalSide;
  'record_files.state': Exclude<RecordsFileState, 'none'>;
  'responsibilities.frequency': TurnFrequency;
  'responsibilities.kind': ResponsibilityKind;
  'responsibilities.scope': MeetingScope;
  'responsibility_people.scope': MeetingScope;
  'special_parts.seat': SpecialSeat;
  'rotation_groups.frequency': Frequency;
  'sign_in_links.source': InviteMethod;
  'swap_offers.state': OfferState;
  'swaps.reason': SwapReason;
  'swaps.state': SwapState;
  'talks.answer': TalkAnswer;
  'workbook_headings.kind': HeadingKind;
}

/** No rule uses these columns: stores take their types from `tables.ts`. */
type UnruledColumn =
  | 'answer_links.purpose'
  | 'available_addresses.source_type'
  | 'congregations.time_format'
  | 'imports.kind'
  | 'ledger_entries.kind'
  | 'map_pictures.media_type'
  | 'message_steps.step'
  | 'proposal_links.channel'
  | 'sign_in_links.kind'
  | 'talk_requests.channel';

it('uses the union of its rule for every enumerated column, or lists it as an exception', () => {
  expectTypeOf<Omit<EnumeratedColumns, UnruledColumn>>().toEqualTypeOf<{
    [Name in keyof RuleUnions]: RuleUnions[Name];
  }>();
  expectTypeOf<Exclude<UnruledColumn, keyof EnumeratedColumns>>().toEqualTypeOf<never>();
});

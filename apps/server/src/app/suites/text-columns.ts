/** Every text and JSON column of the database, and those that cannot hold a person's name. */
import type { Pool } from 'pg';

/** Columns, or whole tables, without typed text, each with the reason. */
export const withoutTypedText: Readonly<Record<string, string>> = {
  'countries.*': 'the world’s own list',
  'regions.*': 'the world’s own list',
  'wordings.*': 'wordings of the world, which the translators of all congregations share',
  'wording_languages.*': 'codes of languages',
  'revisions.*': 'names of collections',
  'row_revisions.*': 'names of collections',
  'calendar_feeds.*': 'keys and hashes of what others store',
  'world_revisions.*': 'names of collections',
  'job_runs.*': 'counts of a job, or the sentence of a program',
  'scan_marks.*': 'the name of a job, and of the program that did it',
  'push_keys.*': 'keys',
  'ledger_entries.*': 'one of a list',
  'invoices.*': 'one of a list',
  'bank_payments.*': 'a reference of the operator, numbers of invoices',
  'cart_seats.guest_name': 'a first name and a letter, which nobody types; it goes with its visit',
  'cart_visits.label': 'called as at the congregation whose cart it is',
  'cart_visits.zone': 'names of time zones',
  'card_payments.*': 'ids of a provider',
  'payment_events.*': 'ids of a provider',
  'report_tickets.*': 'one of a list',
  'sign_in_links.*': 'one of a list',
  'notification_preferences.*': 'one of a list',
  'notices.audience': 'one of a list',
  'special_parts.seat': 'one of a list',
  'helper_sheets.audience': 'one of a list',
  'task_slots.told_news': 'one of a list',
  'task_slots.checklist': 'a copy of the checklist of the task; erasing goes over it as over that',
  'tasks.frequency': 'one of a list',
  'tasks.takers': 'one of a list',
  'quiet_hours.*': 'times of day',
  'unavailable_times.*': 'times of day',
  'cart_times.*': 'times of day',
  'person_limits.*': 'one of a list',
  'person_pairs.*': 'one of a list',
  'settled_reminders.*': 'one of a list',
  'family_members.*': 'one of a list',
  'drafts.areas': 'one of a list',
  'drafts.mode': 'one of a list',
  'draft_places.accepted': 'one of a list',
  'draft_places.fell_out': 'one of a list',
  'swaps.reason': 'one of a list',
  'draft_places.reasons': 'codes, numbers, dates and ids',
  'answer_links.*': 'one of a list',
  'withdrawn_duties.*': 'a kind, and copies of dates and titles, kept until the person has been told',
  'outgoing_messages.file_kind': 'one of a list',
  'duties.acknowledged': 'one of a list',
  'duties.said': 'one of a list',
  'talks.said_answer': 'one of a list',
  'away_talks.said_answer': 'one of a list',
  ...Object.fromEntries(
    ['duties', 'talks', 'away_talks'].flatMap((table) =>
      ['facts', 'answered_as', 'asked_as'].map((column) => [
        `${table}.${column}`,
        'copies of dates and titles that stand in other columns; erasing goes over them as over those',
      ]),
    ),
  ),
  'forum_topics.mark': 'one of a list',
  'forum_comments.mark': 'one of a list',
  'proposals.turn': 'one of a list',
  'proposals.called_off_by': 'one of a list',
  'proposals.meeting': 'a date and an hour',
  'proposals.moved_from': 'a date, an hour and a number',
  'proposals.direction': 'one of a list',
  'talks.answer': 'one of a list',
  'away_talks.answer': 'one of a list',
  'away_talks.zone': 'names of time zones',
  'talks.speaker_lang': 'codes of languages',
  'responsibilities.frequency': 'one of a list',
  'responsibilities.scope': 'one of a list',
  'responsibility_people.*': 'one of a list',
  'journal_changes.*': 'names of operations',
  'domain_settings.part': 'one of a list',
  'map_borders.*': 'coordinates',
  'field_groups.coordinates': 'coordinates',
  'special_groups.coordinates': 'coordinates',
  'rotation_groups.coordinates': 'coordinates',
  'rotation_groups.frequency': 'one of a list',
  'cart_rotations.frequency': 'one of a list',
  'service_places.coordinates': 'coordinates',
  'map_pictures.*': 'type of a picture',
  'sms_events.*': 'ids of a provider',
  'passkeys.transports': 'one of a list',
  'import_rows.before': 'dates and flags that an import changed',
  'directory_congregations.name_key': 'the same, as it is compared',
  'directory_speakers.away': 'dates',
  'directory_speakers.name_key': 'the same, as it is compared',
  'directory_speakers.last_key': 'the same, as it is compared',
  'streets.name_key': 'the same, as it is compared',
  'suburbs.suburb_key': 'the same, as it is compared',
  'available_addresses.unit_names': 'units as they are compared: erased with the unit',
  'preloaded_addresses.unit_names': 'units as they are compared: erased with the unit',
  'do_not_calls.unit_names': 'units as they are compared: erased with the unit',
  'foreign_addresses.unit_names': 'units as they are compared: erased with the unit',
  'streets.name': 'called as on the map: erasing leaves it',
  'suburbs.suburb': 'called as on the map: erasing leaves it',
};

/** Column names for enums, codes, ids, keys, clock times, and numbers of at most ten characters. */
const coded =
  /\.(type|kind|section|helper_type|state|channel|step|extent|cancels_meeting|starts_at|ends_at|opens_at|closes_at|from_at|to_at|clam_start_time|public_start_time|lang|timezone_id|format|operation|table_name|row_id|key|report_group|source|source_type|appointment|consent_ip|ip|house|suffix|house_mark|effect|provider_id|job_key|endpoint|p256dh|auth|sms_pass|sms_signing_key|code|sha256|counts|tried|filled|permissions|details)$/;

export interface TextColumn {
  /** `table.column`. */
  name: string;
  table: string;
  column: string;
}

export async function textColumns(owner: Pool): Promise<TextColumn[]> {
  const { rows } = await owner.query<TextColumn>(
    `select c.relname || '.' || a.attname as name, c.relname as table, a.attname as column
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition and c.relname <> 'schema_migrations'
       and a.attnum > 0 and not a.attisdropped
       and a.atttypid in ('text'::regtype, 'varchar'::regtype, 'json'::regtype, 'jsonb'::regtype, 'text[]'::regtype)
     order by 1`,
  );
  return rows;
}

export const takesTypedText = ({ name, table }: TextColumn): boolean =>
  !coded.test(name) && !(name in withoutTypedText) && !(`${table}.*` in withoutTypedText);

/** Every row of every table as text, including the job queue, one per line after the table's name. */
export async function dumpEverything(owner: Pool): Promise<string[]> {
  const { rows: tables } = await owner.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const dumped = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await owner.query<{ row: string }>(`select t::text as row from ${name} t`);
      return rows.map(({ row }) => `${name} ${row}`);
    }),
  );
  return dumped.flat();
}

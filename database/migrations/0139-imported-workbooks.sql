-- What an imported workbook said of each part is kept beside the part: for the reset, and so that the next import knows what was changed
-- here. A part of a workbook that is removed stays removed when the workbook comes in again.
alter table meeting_parts
  add column imported jsonb,
  add column removed_at timestamptz,
  add check (removed_at is null or imported is not null);
alter table meeting_parts drop constraint meeting_parts_congregation_id_meeting_id_section_order_key;
alter table meeting_parts add constraint meeting_parts_order exclude using btree
  (congregation_id with =, meeting_id with =, section with =, "order" with =) where (removed_at is null) deferrable initially deferred;

-- The number under which the documents know what was imported; another than any meeting has.
alter table meetings
  add column base_id int,
  add column import_id int,
  add column edited boolean not null default false,
  add foreign key (congregation_id, import_id) references imports (congregation_id, id) on delete set null (import_id);
create index meetings_import on meetings (congregation_id, import_id) where import_id is not null;

create function sheaf.draw_meeting_id() returns int language sql security definer set search_path = public, pg_temp as
  $$ select nextval(pg_get_serial_sequence('meetings', 'id'))::int $$;
revoke execute on function sheaf.draw_meeting_id from public;
grant execute on function sheaf.draw_meeting_id to sheaf_app;

alter table imports drop constraint imports_kind_check;
alter table imports add constraint imports_kind_check check (kind in ('territory', 'people', 'workbook'));

-- Headings of the ministry that somebody named: asked once in each language.
create table workbook_headings (
  congregation_id int not null references congregations on delete cascade,
  id int generated always as identity,
  lang text not null check (char_length(lang) <= 12),
  heading text not null check (heading <> '' and char_length(heading) <= 300),
  kind text not null check (kind in ('demonstration', 'bible-study', 'student-talk', 'either')),
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (congregation_id, id),
  unique (congregation_id, lang, heading)
);
select sheaf.tenant_table('workbook_headings', 'workbookHeadings');

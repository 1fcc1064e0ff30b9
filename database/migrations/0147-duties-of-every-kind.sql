-- The ledger takes duties of every kind. What is no part of a meeting has no meeting and asks for no qualification.
alter table duties
  alter column meeting_id drop not null,
  alter column qualification drop not null,
  drop constraint duties_kind_check,
  drop constraint duties_check,
  add constraint duties_kind_check check (kind in ('chairman', 'prayer', 'part', 'helper', 'responsibility', 'task', 'cart', 'conductor')),
  add constraint duties_of_parts check ((part_id is not null) = (kind in ('part', 'helper'))),
  add constraint duties_at_meetings check (
    (meeting_id is not null) = (kind in ('chairman', 'prayer', 'part', 'helper', 'responsibility', 'task'))),
  add constraint duties_qualified check ((qualification is not null) = (kind in ('chairman', 'prayer', 'part', 'helper')));

drop index duties_of_meeting;
create unique index duties_of_meeting on duties (congregation_id, meeting_id, kind, hall, place) where kind in ('chairman', 'prayer');

-- A booked cart does not make every phone read the meetings again: each kind raises the collection that shows it.
create or replace function sheaf.raise_revision(collection text, congregations int[]) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  late text := current_setting('app.late_revisions', true);
begin
  if collection = '' then return; end if;
  if late <> '' then
    perform set_config('app.late_revisions', array(
      select unnest(late::text[]) union select congregation || ' ' || collection from unnest(congregations) congregation)::text, true);
  else
    insert into revisions as r select congregation, raise_revision.collection, 1 from unnest(congregations) congregation
      on conflict on constraint revisions_pkey do update set revision = r.revision + 1;
  end if;
end $$;

create function sheaf.raise_kinds() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  raised int[];
begin
  if tg_op = 'DELETE' then
    raised := array(select distinct congregation_id from gone join congregations using (congregation_id)
      where kind = any (string_to_array(tg_argv[1], ',')));
  else
    raised := array(select distinct congregation_id from changed where kind = any (string_to_array(tg_argv[1], ',')));
  end if;
  if cardinality(raised) > 0 then perform sheaf.raise_revision(tg_argv[0], raised); end if;
  return null;
end $$;

create function sheaf.duties_raise(collection text, kinds text) returns void language plpgsql as $$
begin
  execute format('create trigger %I after insert on duties referencing new table as changed for each statement execute function sheaf.raise_kinds(%L, %L)',
    'inserted_' || collection, collection, kinds);
  execute format('create trigger %I after update on duties referencing new table as changed for each statement execute function sheaf.raise_kinds(%L, %L)',
    'updated_' || collection, collection, kinds);
  execute format('create trigger %I after delete on duties referencing old table as gone for each statement execute function sheaf.raise_kinds(%L, %L)',
    'deleted_' || collection, collection, kinds);
end $$;

drop trigger after_insert on duties;
drop trigger after_update on duties;
drop trigger after_delete on duties;
create trigger after_insert after insert on duties referencing new table as changed for each statement execute function sheaf.after_change('');
create trigger after_update after update on duties referencing old table as gone new table as changed for each statement
  execute function sheaf.after_change('');
create trigger after_delete after delete on duties referencing old table as gone for each statement execute function sheaf.after_change('');
select sheaf.duties_raise('meetingAssignments', 'chairman,prayer,part,helper');

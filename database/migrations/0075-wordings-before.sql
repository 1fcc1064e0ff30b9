-- The journal tells what a line said before it was worded anew, not only what it says now.

create or replace function sheaf.after_wording_edit() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  who int := nullif(current_setting('app.person', true), '')::int;
  what text := coalesce(nullif(current_setting('app.operation', true), ''), 'database');
begin
  insert into revisions as r select congregation_id, 'translations', 1 from congregations order by congregation_id
    on conflict (congregation_id, collection) do update set revision = r.revision + 1;
  insert into journal (congregation_id, change_id, person_id, operation, table_name, row_id, before, after)
    select c.written_by, sheaf.change_of(c.written_by), who, what, tg_table_name,
           concat_ws('/', c.iso, c.category, c.key), to_jsonb(g), to_jsonb(c)
    from changed c join gone g using (iso, category, key);
  perform pg_notify('sheaf_changes', '0');
  return null;
end $$;

drop trigger after_update on wordings;
create trigger after_update after update on wordings
  referencing old table as gone new table as changed
  for each statement execute function sheaf.after_wording_edit();

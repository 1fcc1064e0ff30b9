-- A wording belongs to a change of its congregation's journal, as every other row does.

create or replace function sheaf.after_wording_change() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  who int := nullif(current_setting('app.person', true), '')::int;
  what text := coalesce(nullif(current_setting('app.operation', true), ''), 'database');
begin
  insert into revisions as r select congregation_id, 'translations', 1 from congregations order by congregation_id
    on conflict (congregation_id, collection) do update set revision = r.revision + 1;
  insert into journal (congregation_id, change_id, person_id, operation, table_name, row_id, after)
    select c.written_by, sheaf.change_of(c.written_by), who, what, tg_table_name,
           concat_ws('/', to_jsonb(c)->>'iso', to_jsonb(c)->>'category', to_jsonb(c)->>'key'), to_jsonb(c)
    from changed c;
  perform pg_notify('sheaf_changes', '0');
  return null;
end $$;

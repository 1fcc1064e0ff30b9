-- The time of the last visit has a collection of its own: each check of a session stores it, and a higher revision of
-- `users` would make every phone of the congregation repeat nearly all of its reads.
-- Arguments: collection; a column whose change alone raises only the collection that follows.
CREATE OR REPLACE FUNCTION sheaf.after_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  who bigint := nullif(current_setting('app.person', true), '')::bigint;
  what text := coalesce(nullif(current_setting('app.operation', true), ''), 'database');
  only_column bigint[];
begin
  if tg_op = 'INSERT' then
    perform sheaf.raise_revision(tg_argv[0], array(select distinct congregation_id from changed));
    if what <> 'demo' then
      insert into journal (congregation_id, change_id, person_id, operation, table_name, row_id, after)
        with changes as materialized (
          select congregation_id, sheaf.change_of(congregation_id) as change_id from (select distinct congregation_id from changed) d),
        rows as materialized (select congregation_id, to_jsonb(x) as data from changed x)
        select congregation_id, change_id, who, what, tg_table_name, sheaf.row_key(r.data), sheaf.journalled(r.data)
        from rows r join changes using (congregation_id);
    end if;
  elsif tg_op = 'DELETE' then
    perform sheaf.raise_revision(tg_argv[0], array(
      select distinct gone.congregation_id from gone join congregations using (congregation_id)));
    insert into journal (congregation_id, change_id, person_id, operation, table_name, row_id, before)
      with changes as materialized (
        select congregation_id, sheaf.change_of(congregation_id) as change_id
        from (select distinct congregation_id from gone join congregations using (congregation_id)) d),
      rows as materialized (select congregation_id, to_jsonb(x) as data from gone x)
      select congregation_id, change_id, who, what, tg_table_name, sheaf.row_key(r.data), sheaf.journalled(r.data)
      from rows r join changes using (congregation_id);
  else
    if tg_nargs = 1 then
      perform sheaf.raise_revision(tg_argv[0], array(select distinct congregation_id from changed));
    else
      only_column := array(
        select congregation_id from (
          select congregation_id, to_jsonb(x) -> tg_argv[1] as value, to_jsonb(x) - array[tg_argv[1], 'updated_at'] from changed x
          except all
          select congregation_id, to_jsonb(y) -> tg_argv[1], to_jsonb(y) - array[tg_argv[1], 'updated_at'] from gone y) moved
        group by congregation_id
        having not exists (
          select to_jsonb(x) - array[tg_argv[1], 'updated_at'] from changed x where x.congregation_id = moved.congregation_id
          except all
          select to_jsonb(y) - array[tg_argv[1], 'updated_at'] from gone y where y.congregation_id = moved.congregation_id));
      perform sheaf.raise_revision(tg_argv[2], only_column);
      perform sheaf.raise_revision(tg_argv[0], array(
        select distinct congregation_id from changed where congregation_id <> all (only_column)));
    end if;
    -- A statement that moves nothing but what is not told makes no change.
    insert into journal (congregation_id, change_id, person_id, operation, table_name, row_id, before, after)
      with moved as materialized (
        select (after->>'congregation_id')::bigint as congregation_id, after, before
        from unnest(array(select to_jsonb(x) from changed x), array(select to_jsonb(y) from gone y)) as row_pair (after, before)
        where sheaf.unmoved(after) <> sheaf.unmoved(before)),
      changes as materialized (
        select congregation_id, sheaf.change_of(congregation_id) as change_id from (select distinct congregation_id from moved) d)
      select congregation_id, change_id, who, what, tg_table_name, sheaf.row_key(m.after), sheaf.journalled(m.before),
             sheaf.journalled(m.after)
      from moved m join changes using (congregation_id);
  end if;
  return null;
end $function$;;

drop trigger after_update on people;
create trigger after_update after update on people referencing old table as gone new table as changed
  for each statement execute function sheaf.after_change('users', 'last_login', 'lastVisits');

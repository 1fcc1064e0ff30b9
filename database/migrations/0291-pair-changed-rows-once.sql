-- Rows before and after an update are paired by their order in two arrays. Joined by row number, the plan that a connection keeps
-- after a few updates of one row paired each with each: two hundred people took two seconds, ten times as many a hundred times that.
CREATE OR REPLACE FUNCTION sheaf.after_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  who bigint := nullif(current_setting('app.person', true), '')::bigint;
  what text := coalesce(nullif(current_setting('app.operation', true), ''), 'database');
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
    perform sheaf.raise_revision(tg_argv[0], array(select distinct congregation_id from changed));
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
end $function$;

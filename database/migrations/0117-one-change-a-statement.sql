-- The change that the rows of a statement belong to is looked up once a congregation, and a row is turned into JSON once: both were
-- done once and more for each row, which was half of what the journal adds to a large insert.
create or replace function sheaf.after_change() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  who int := nullif(current_setting('app.person', true), '')::int;
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
        select c.congregation_id, c.data as after, g.data as before
        from (select row_number() over () as n, congregation_id, to_jsonb(x) as data from changed x) c
        join (select row_number() over () as n, to_jsonb(y) as data from gone y) g using (n)
        where sheaf.unmoved(c.data) <> sheaf.unmoved(g.data)),
      changes as materialized (
        select congregation_id, sheaf.change_of(congregation_id) as change_id from (select distinct congregation_id from moved) d)
      select congregation_id, change_id, who, what, tg_table_name, sheaf.row_key(m.after), sheaf.journalled(m.before),
             sheaf.journalled(m.after)
      from moved m join changes using (congregation_id);
  end if;
  return null;
end $$;

-- A map that is populated is one entry of the journal: the first of its addresses in full, and the ids of all of them. One an address was
-- most of what the journal held. What a person enters, and what is imported by hand, has an entry each as before.
create function sheaf.after_listing() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  who bigint := nullif(current_setting('app.person', true), '')::bigint;
  what text := coalesce(nullif(current_setting('app.operation', true), ''), 'database');
begin
  perform sheaf.raise_revision(tg_argv[0], array(select distinct congregation_id from changed));
  if what = 'demo' then return null; end if;
  insert into journal (congregation_id, change_id, person_id, operation, table_name, row_id, after)
    with changes as materialized (
      select congregation_id, sheaf.change_of(congregation_id) as change_id from (select distinct congregation_id from changed) d),
    rows as materialized (
      select congregation_id, id, case source_type when 'manual' then id else -map_id end as together, to_jsonb(x) as data from changed x),
    entries as (
      select congregation_id, (array_agg(data order by id))[1] as first, jsonb_agg(id order by id) as ids from rows group by congregation_id, together)
    select congregation_id, change_id, who, what, tg_table_name, sheaf.row_key(first),
      sheaf.journalled(first) || case jsonb_array_length(ids) when 1 then '{}' else jsonb_build_object('ids', ids) end
    from entries join changes using (congregation_id) order by ids;
  return null;
end $$;

do $$
declare
  collection text;
begin
  select split_part(encode(tgargs, 'escape'), '\000', 1) into strict collection
    from pg_trigger where tgrelid = 'available_addresses'::regclass and tgname = 'after_insert';
  drop trigger after_insert on available_addresses;
  execute format('create trigger after_insert after insert on available_addresses referencing new table as changed
    for each statement execute function sheaf.after_listing(%L)', collection);
end $$;

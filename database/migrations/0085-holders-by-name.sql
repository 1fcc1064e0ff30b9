-- Who held a map before the congregation came here may be nobody of its people: then the name alone is kept.
alter table map_assignment_holders
  alter column person_id drop not null,
  add column holder_name text check (length(holder_name) between 1 and 120),
  add constraint map_assignment_holders_one_holder check ((person_id is null) <> (holder_name is null));

-- Other programs note when a map was completed and by whom, and often not since when that person had it.
alter table map_assignments add column start_unknown boolean not null default false;

-- Of a row that an import changed and did not make: the changed fields and the version, as they were before it.
alter table import_rows add column before jsonb;

-- A name as it is compared: without capitals, and with one space between its words.
create function sheaf.plain_name(name text) returns text language sql immutable
  as $$ select lower(btrim(regexp_replace(name, '\s+', ' ', 'g'))) $$;

-- Takes names out of the history of maps for good: its rows, the journal of them, and answers kept for repeated requests.
create function sheaf.erase_holder_names(names text[], word text) returns int
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  own constant int := sheaf.current_congregation();
  plain constant text[] := array(select sheaf.plain_name(n) from unnest(names) n);
  erased constant jsonb := '{"erased": true}';
  written text[];
  found_rows int;
begin
  written := array(
    select distinct n from (
      select holder_name as n from map_assignment_holders
        where congregation_id = own and sheaf.plain_name(holder_name) = any (plain)
      union select unnest(array[before->>'holder_name', after->>'holder_name']) from journal
        where congregation_id = own and table_name = 'map_assignment_holders') w
    where sheaf.plain_name(n) = any (plain) and n <> word);
  if written = '{}' then return 0; end if;
  update map_assignment_holders set holder_name = word where congregation_id = own and holder_name = any (written);
  get diagnostics found_rows = row_count;
  update journal set before = null, after = erased
    where congregation_id = own and table_name = 'map_assignment_holders'
      and (before->>'holder_name' = any (written) or after->>'holder_name' = any (written));
  update idempotency_keys k set answer = '{"data": null}'
    where congregation_id = own
      and exists (select 1 from unnest(written) w where position(sheaf.inside_json(w) in k.answer::text) > 0);
  return found_rows;
end $$;
revoke execute on function sheaf.plain_name, sheaf.erase_holder_names from public;
grant execute on function sheaf.erase_holder_names to sheaf_app;

-- Who is erased is erased in the history too where an import kept the name without knowing the person.
create function sheaf.forget_holder_names() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  known text[];
begin
  select array_agg(distinct n) into known
    from (select old.first_name as first_name, old.last_name as last_name
          union select before->>'first_name', before->>'last_name' from journal
            where congregation_id = new.congregation_id and table_name = 'people' and row_id = new.id::text
          union select after->>'first_name', after->>'last_name' from journal
            where congregation_id = new.congregation_id and table_name = 'people' and row_id = new.id::text) p
    cross join lateral (values (first_name || ' ' || last_name), (last_name || ', ' || first_name), (last_name || ' ' || first_name)) v (n)
    where n is not null;
  perform sheaf.erase_holder_names(known, new.first_name || ' ' || new.last_name);
  return null;
end $$;
create trigger forget_holder_names after update of erased_at on people for each row
  when (new.erased_at is not null and old.erased_at is null) execute function sheaf.forget_holder_names();

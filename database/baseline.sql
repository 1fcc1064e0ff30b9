-- replaces ..0383
-- Schema after the migrations up to 0383, for new installations. Not edited: each change is a migration.
-- app/suites/baseline.test.ts compares both, including the comments in functions.
set local search_path = '';
set local check_function_bodies = off;
set local client_min_messages = warning;

CREATE SCHEMA sheaf;
CREATE FUNCTION sheaf.add_challenge(new_hash bytea, until timestamp with time zone, at timestamp with time zone) RETURNS void
    LANGUAGE sql SECURITY DEFINER
    SET search_path TO 'sheaf', 'pg_temp'
    AS $$
  delete from passkey_challenges where expires_at < at;
  insert into passkey_challenges (hash, expires_at) values (new_hash, until) on conflict do nothing $$;
CREATE FUNCTION sheaf.after_change() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
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
end $$;
CREATE FUNCTION sheaf.after_listing() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
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
CREATE FUNCTION sheaf.after_telling() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
begin
  if tg_op = 'DELETE' then
    perform sheaf.raise_revision(tg_argv[0], array(
      select distinct gone.congregation_id from gone join congregations using (congregation_id)));
  else
    perform sheaf.raise_revision(tg_argv[0], array(select distinct congregation_id from changed));
  end if;
  return null;
end $$;
CREATE FUNCTION sheaf.after_wording_change() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
declare
  who bigint := nullif(current_setting('app.person', true), '')::bigint;
  what text := coalesce(nullif(current_setting('app.operation', true), ''), 'database');
begin
  insert into journal (congregation_id, change_id, person_id, operation, table_name, row_id, after)
    select c.written_by, sheaf.change_of(c.written_by), who, what, tg_table_name,
           concat_ws('/', to_jsonb(c)->>'iso', to_jsonb(c)->>'category', to_jsonb(c)->>'key'), to_jsonb(c)
    from changed c;
  perform sheaf.raise_world_revision('translations');
  return null;
end $$;
CREATE FUNCTION sheaf.after_wording_edit() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
declare
  who bigint := nullif(current_setting('app.person', true), '')::bigint;
  what text := coalesce(nullif(current_setting('app.operation', true), ''), 'database');
begin
  insert into journal (congregation_id, change_id, person_id, operation, table_name, row_id, before, after)
    select c.written_by, sheaf.change_of(c.written_by), who, what, tg_table_name,
           concat_ws('/', c.iso, c.category, c.key), to_jsonb(g), to_jsonb(c)
    from changed c join gone g using (iso, category, key);
  perform sheaf.raise_world_revision('translations');
  return null;
end $$;
CREATE FUNCTION sheaf.announce() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
begin
  perform sheaf.tell_changed(array(select distinct congregation_id from changed));
  return null;
end $$;
CREATE FUNCTION sheaf.announce_sessions() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
begin
  perform sheaf.tell_changed(array(select distinct c.congregation_id from changed c join gone g using (congregation_id, id)
    where to_jsonb(c) - 'last_used_at' is distinct from to_jsonb(g) - 'last_used_at'));
  return null;
end $$;
CREATE FUNCTION sheaf.cart_grant(host bigint, location bigint) RETURNS boolean
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
  select exists (select from sheaf.carts_shared_here() c where c.congregation_id = host and c.location_id = location) $$;
CREATE FUNCTION sheaf.cart_shift_grant(host bigint, shift bigint) RETURNS boolean
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
  select exists (select from cart_shifts s
    where s.congregation_id = host and s.id = shift and s.guest_congregation = sheaf.current_congregation()) $$;
CREATE FUNCTION sheaf.cart_visit_grant(guest bigint, shift bigint) RETURNS boolean
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
  select exists (select from cart_visits v
    where v.congregation_id = guest and v.host_shift = shift and v.host_congregation = sheaf.current_congregation()) $$;
CREATE FUNCTION sheaf.carts_shared_here() RETURNS TABLE(congregation_id bigint, congregation text, location_id bigint, label text)
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
  select l.congregation_id::bigint, c.name, l.id::bigint, l.label
  from cart_shares s
  join cart_locations l on l.congregation_id = s.congregation_id and l.id = s.location_id and l.active
  join congregations c on c.congregation_id = l.congregation_id
  join directory_partners p on p.confirmed_at is not null
    and least(p.from_congregation, p.to_congregation) = least(s.congregation_id, s.to_congregation)
    and greatest(p.from_congregation, p.to_congregation) = greatest(s.congregation_id, s.to_congregation)
  where s.to_congregation = sheaf.current_congregation() $$;
CREATE FUNCTION sheaf.change_of(congregation bigint) RETURNS bigint
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
declare
  known text[] := string_to_array(current_setting('app.change', true), '=');
  made bigint;
begin
  if known[1] = congregation::text then return known[2]; end if;
  insert into journal_changes (congregation_id, person_id, operation)
    values (congregation, nullif(current_setting('app.person', true), '')::bigint,
            coalesce(nullif(current_setting('app.operation', true), ''), 'database'))
    returning id into made;
  perform set_config('app.change', congregation || '=' || made, true);
  return made;
end $$;
CREATE FUNCTION sheaf.check_role_editors(congregations bigint[]) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
begin
  if exists (
    select from unnest(congregations) c (id) where not exists (
      select from people p
        join person_roles pr on pr.congregation_id = p.congregation_id and pr.person_id = p.id
        join roles r on r.congregation_id = pr.congregation_id and r.id = pr.role_id
      where p.congregation_id = c.id and p.active and p.deleted_at is null and 'settings.roles.edit' = any (r.permissions)))
  then
    raise exception 'a congregation would be left without anybody who edits roles'
      using errcode = 'check_violation', constraint = 'roles_need_an_editor';
  end if;
end $$;
CREATE FUNCTION sheaf.claim_key(in_person bigint, in_key text, in_operation text, in_hash bytea, OUT claimed_at text, OUT is_first boolean, OUT known_hash bytea, OUT known_status smallint, OUT known_answer json) RETURNS record
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$
declare
  own constant bigint := sheaf.current_congregation();
begin
  perform pg_advisory_xact_lock(hashtextextended(own || '/' || in_person || '/' || in_key, 0));
  select created_at, false, body_hash, status, answer into claimed_at, is_first, known_hash, known_status, known_answer
    from idempotency_keys where congregation_id = own and person_id = in_person and key = in_key;
  if found then return; end if;
  insert into idempotency_keys (congregation_id, person_id, key, operation, body_hash) values (own, in_person, in_key, in_operation, in_hash)
    returning created_at into claimed_at;
  is_first := true;
end $$;
CREATE FUNCTION sheaf.clock_minutes(clock text) RETURNS integer
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$
  select left(clock, 2)::int * 60 + substr(clock, 4, 2)::int $$;
CREATE FUNCTION sheaf.clock_of(stored jsonb) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $_$
  select case when stored #>> '{}' ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$' then stored #>> '{}' else '10:00' end $_$;
CREATE FUNCTION sheaf.congregation_profiles() RETURNS TABLE(id bigint, name text, country_id bigint, region_id bigint, suburb text, postcode text, address text, circuit text, lang text, timezone_id text, public_day bigint, public_start_time text)
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
  select c.congregation_id, c.name, c.country_id, c.region_id, c.suburb, c.postcode, c.address, c.circuit, c.lang, c.timezone_id,
    coalesce(sheaf.weekday_of(m.settings -> 'public_day'), 0), coalesce(sheaf.clock_of(m.settings -> 'public_start_time'), '10:00')
  from congregations c left join domain_settings m on m.congregation_id = c.congregation_id and m.part = 'meeting_schedule' $$;
CREATE FUNCTION sheaf.coordinator_of(host bigint) RETURNS TABLE(id bigint, full_name text, email text, phone text)
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
  select p.id, p.first_name || ' ' || p.last_name, p.email, p.phone
  from sheaf.speaker_shares() s
  join domain_settings d on d.congregation_id = s.congregation_id and d.part = 'meeting_schedule'
  join people p on p.congregation_id = s.congregation_id and p.id = sheaf.id_of(d.settings -> 'ptc')
  where s.congregation_id = host and s.closely and p.deleted_at is null $$;
CREATE FUNCTION sheaf.copy_default_role() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
declare
  publisher constant bigint := 2;
  target constant bigint := coalesce(new.id, old.id);
  actor constant text := current_setting('app.person', true);
  change constant text := current_setting('app.change', true);
  edited bigint[];
begin
  -- The congregation itself is deleted, with everything it has.
  if not exists (select from congregations where congregation_id = 1) then return null; end if;
  edited := sheaf.lock_edited_congregations();
  -- The author is nobody in the journals of the others.
  perform set_config('app.person', '', true);
  if tg_op = 'DELETE' then
    insert into person_roles (congregation_id, person_id, role_id)
      select pr.congregation_id, pr.person_id, publisher from person_roles pr
        where pr.role_id = target and pr.congregation_id <> 1
      on conflict do nothing;
    delete from person_roles pr where pr.role_id = target and pr.congregation_id <> 1;
    delete from roles where id = target and congregation_id <> 1;
  else
    update roles r set name = new.name, permissions = new.permissions
      where r.id = target and r.congregation_id <> 1
        and (r.name, r.permissions) is distinct from (new.name, new.permissions);
    insert into roles (congregation_id, id, name, permissions)
      select c.congregation_id, new.id, new.name, new.permissions from congregations c where c.congregation_id <> 1
      on conflict do nothing;
  end if;
  perform sheaf.check_role_editors(edited);
  perform set_config('app.person', coalesce(actor, ''), true);
  perform set_config('app.change', coalesce(change, ''), true);
  return null;
end $$;
CREATE FUNCTION sheaf.count_attempt(in_scope text, in_subject bytea, seconds bigint, at timestamp with time zone, step bigint DEFAULT 1) RETURNS bigint
    LANGUAGE sql SECURITY DEFINER
    SET search_path TO 'sheaf', 'pg_temp'
    AS $$
  with span as (select to_timestamp(floor(extract(epoch from at) / seconds) * seconds) as starts_at)
  insert into stranger_attempts as a (scope, subject, starts_at, expires_at, hits)
  select in_scope, in_subject, span.starts_at, span.starts_at + make_interval(secs => seconds), step from span
  on conflict (scope, subject, starts_at) do update set hits = a.hits + excluded.hits
  returning hits $$;
CREATE FUNCTION sheaf.countries_in_use() RETURNS TABLE(country text)
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
  select distinct coalesce(k.code, '') from congregations c left join countries k on k.id = c.country_id order by 1 $$;
CREATE FUNCTION sheaf.current_congregation() RETURNS bigint
    LANGUAGE sql STABLE
    AS $$ select current_setting('app.congregation')::bigint $$;
CREATE FUNCTION sheaf.draw_meeting_id() RETURNS bigint
    LANGUAGE sql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$ select nextval(pg_get_serial_sequence('meetings', 'id'))::bigint $$;
CREATE FUNCTION sheaf.drop_old_journal(too_old timestamp with time zone, usual_months integer) RETURNS integer
    LANGUAGE plpgsql
    SET lock_timeout TO '2s'
    AS $_$
declare
  parent regclass;
  part regclass;
  columns text;
  dropped int := 0;
begin
  foreach parent in array array['journal'::regclass, 'journal_changes'] loop
    select string_agg(quote_ident(attname), ', ' order by attnum) into columns
      from pg_attribute where attrelid = parent and attnum > 0 and not attisdropped;
    for part in select sheaf.months_before(parent, too_old) loop
      execute format('alter table %s detach partition %s', parent, part);
      execute format('insert into %s_rest (%s) overriding system value select %2$s from %s where congregation_id in (
        select congregation_id from retention where journal = 0 or journal > %s)', parent, columns, part, usual_months);
      execute format('drop table %s', part);
      dropped := dropped + 1;
    end loop;
  end loop;
  return dropped;
end $_$;
CREATE FUNCTION sheaf.drop_old_keys(too_old timestamp with time zone) RETURNS integer
    LANGUAGE plpgsql
    SET lock_timeout TO '2s'
    AS $$
declare
  part regclass;
  dropped int := 0;
begin
  for part in select sheaf.months_before('idempotency_keys', too_old) loop
    execute format('drop table %s', part);
    dropped := dropped + 1;
  end loop;
  delete from idempotency_keys_rest where created_at < too_old;
  return dropped;
end $$;
CREATE FUNCTION sheaf.duties_raise(collection text, kinds text) RETURNS void
    LANGUAGE plpgsql
    AS $$
begin
  execute format('create trigger %I after insert on duties referencing new table as changed for each statement execute function sheaf.raise_kinds(%L, %L)',
    'inserted_' || collection, collection, kinds);
  execute format('create trigger %I after update on duties referencing new table as changed for each statement execute function sheaf.raise_kinds(%L, %L)',
    'updated_' || collection, collection, kinds);
  execute format('create trigger %I after delete on duties referencing old table as gone for each statement execute function sheaf.raise_kinds(%L, %L)',
    'deleted_' || collection, collection, kinds);
end $$;
CREATE TABLE public.duties (
    congregation_id bigint NOT NULL,
    id bigint NOT NULL,
    kind text NOT NULL,
    qualification smallint,
    meeting_id bigint,
    part_id bigint,
    hall smallint DEFAULT 1 NOT NULL,
    place smallint DEFAULT 1 NOT NULL,
    week date NOT NULL,
    on_date date NOT NULL,
    starts_at text NOT NULL,
    ends_at text NOT NULL,
    person_id bigint,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    acknowledged text,
    acknowledged_at timestamp with time zone,
    mailed_at timestamp with time zone,
    responsibility_id bigint,
    group_id bigint,
    locked boolean DEFAULT false NOT NULL,
    shift_id bigint,
    field_meeting_id bigint,
    away_talk_id bigint,
    visit_id bigint,
    said text,
    facts jsonb,
    answered_as jsonb,
    asked_as jsonb,
    called_off_at timestamp with time zone,
    CONSTRAINT duties_acknowledged_check CHECK ((acknowledged = ANY (ARRAY['seen'::text, 'yes'::text]))),
    CONSTRAINT duties_at_carts CHECK ((((kind = 'cart'::text) = ((shift_id IS NOT NULL) OR (visit_id IS NOT NULL))) AND ((shift_id IS NULL) OR (visit_id IS NULL)))),
    CONSTRAINT duties_at_meetings CHECK (((meeting_id IS NOT NULL) = (kind = ANY (ARRAY['chairman'::text, 'prayer'::text, 'part'::text, 'helper'::text, 'responsibility'::text, 'task'::text])))),
    CONSTRAINT duties_check2 CHECK (((acknowledged IS NULL) OR (person_id IS NOT NULL))),
    CONSTRAINT duties_check3 CHECK (((mailed_at IS NULL) OR (person_id IS NOT NULL))),
    CONSTRAINT duties_hall_check CHECK (((hall >= 1) AND (hall <= 3))),
    CONSTRAINT duties_kind_check CHECK ((kind = ANY (ARRAY['chairman'::text, 'prayer'::text, 'part'::text, 'helper'::text, 'responsibility'::text, 'task'::text, 'cart'::text, 'conductor'::text, 'away-talk'::text]))),
    CONSTRAINT duties_of_away_talks CHECK (((away_talk_id IS NOT NULL) = (kind = 'away-talk'::text))),
    CONSTRAINT duties_of_field_meetings CHECK (((field_meeting_id IS NOT NULL) = (kind = 'conductor'::text))),
    CONSTRAINT duties_of_groups CHECK (((group_id IS NULL) OR ((person_id IS NULL) AND (kind = 'task'::text)))),
    CONSTRAINT duties_of_parts CHECK (((part_id IS NOT NULL) = (kind = ANY (ARRAY['part'::text, 'helper'::text])))),
    CONSTRAINT duties_of_responsibilities CHECK (((responsibility_id IS NOT NULL) = (kind = ANY (ARRAY['responsibility'::text, 'task'::text])))),
    CONSTRAINT duties_place_check CHECK ((place >= 1)),
    CONSTRAINT duties_qualification_check CHECK (((qualification >= 1) AND (qualification <= 18))),
    CONSTRAINT duties_qualified CHECK (((qualification IS NOT NULL) = (kind = ANY (ARRAY['chairman'::text, 'prayer'::text, 'part'::text, 'helper'::text])))),
    CONSTRAINT duties_said_at CHECK (((said IS NULL) = (acknowledged_at IS NULL))),
    CONSTRAINT duties_said_by CHECK (((said IS NULL) OR (person_id IS NOT NULL))),
    CONSTRAINT duties_said_check CHECK ((said = ANY (ARRAY['seen'::text, 'yes'::text])))
);
ALTER TABLE ONLY public.duties FORCE ROW LEVEL SECURITY;
CREATE FUNCTION sheaf.duty_facts(d public.duties) RETURNS jsonb
    LANGUAGE sql STABLE
    SET search_path TO 'public', 'pg_temp'
    AS $$
  select jsonb_build_object('date', d.on_date, 'time', d.starts_at, 'hall', d.hall, 'part', d.qualification, 'what', case
    when d.part_id is not null then (select title from meeting_parts p where p.congregation_id = d.congregation_id and p.id = d.part_id)
    when d.responsibility_id is not null then
      (select label from responsibilities r where r.congregation_id = d.congregation_id and r.id = d.responsibility_id)
    when d.away_talk_id is not null then
      (select host_name from away_talks a where a.congregation_id = d.congregation_id and a.id = d.away_talk_id)
    end)
  || case when d.shift_id is null then '{}'::jsonb else jsonb_build_object('where',
    (select location_id from cart_shifts s where s.congregation_id = d.congregation_id and s.id = d.shift_id)) end $$;
CREATE FUNCTION sheaf.end_push() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
begin
  delete from push_devices where congregation_id = new.congregation_id and session_id = new.id;
  return null;
end $$;
CREATE FUNCTION sheaf.enqueue(task text, payload json, key text) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
begin perform graphile_worker.add_job(task, payload, job_key := key); end $$;
CREATE FUNCTION sheaf.enqueue_at(task text, payload json, key text, at timestamp with time zone) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
begin perform graphile_worker.add_job(task, payload, job_key := key, run_at := at); end $$;
CREATE FUNCTION sheaf.enqueue_in(task text, payload json, key text, queue text) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$ begin perform graphile_worker.add_job(task, payload, job_key := key, queue_name := queue); end $$;
CREATE FUNCTION sheaf.erase_holder_names(names text[], word text) RETURNS bigint
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
declare
  own constant bigint := sheaf.current_congregation();
  plain constant text[] := array(select sheaf.plain_name(n) from unnest(names) n);
  erased constant jsonb := '{"erased": true}';
  written text[];
  found_rows bigint;
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
CREATE FUNCTION sheaf.erase_in_table(target regclass, own bigint, known record, replacement text) RETURNS bigint
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $_$
declare
  assignments text;
  held text;
  changed bigint;
begin
  select string_agg(case when a.atttypid = 'jsonb'::regtype
           then format('%1$I = sheaf.replace_in_json(%1$I, $2, $4)', a.attname)
           when a.attnotnull then format('%1$I = regexp_replace(%1$I, $2, $4, ''gi'')', a.attname)
           else format('%1$I = case when %1$I ~* $5 then null else regexp_replace(%1$I, $2, $4, ''gi'') end', a.attname) end, ', '),
         string_agg(format('%1$I::text ~* %2$s', a.attname, case when a.atttypid = 'jsonb'::regtype then '$3' else '$2' end), ' or ')
    into assignments, held
    from pg_attribute a
    where a.attrelid = target and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      and a.atttypid in ('text'::regtype, 'varchar'::regtype, 'jsonb'::regtype)
      and not exists (select from pg_index i where i.indrelid = target and i.indisprimary and a.attnum = any (i.indkey::int2[]))
      -- The contacts of other people are their own, and streets and suburbs are called as they are on the map.
      and (target::text, a.attname) not in (('people', 'email'), ('people', 'phone'), ('streets', 'name'), ('suburbs', 'suburb'));
  if assignments is null then return 0; end if;
  execute format('update %s set %s where congregation_id = $1 and (%s)', target, assignments, held)
    using own, known.plain, known.in_json, replacement, coalesce(known.contacts, '^(?!)');
  get diagnostics changed = row_count;
  return changed;
end $_$;
CREATE FUNCTION sheaf.erase_passkeys() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
begin
  delete from passkeys where congregation_id = new.congregation_id and person_id = new.id;
  return null;
end $$;
CREATE FUNCTION sheaf.erase_person(person bigint, first_word text, last_word text, at timestamp with time zone) RETURNS bigint
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
declare
  own constant bigint := sheaf.current_congregation();
  erased constant jsonb := '{"erased": true}';
  -- A backslash means something in a replacement.
  replacement constant text := replace(first_word || ' ' || last_word, '\', '\\');
  known record;
  target regclass;
  replaced bigint := 0;
begin
  perform 1 from people where congregation_id = own and id = person and deleted_at is not null for update;
  if not found then raise exception 'only a deleted person is erased'; end if;
  select * into known from sheaf.known_by(own, person);

  delete from sessions where congregation_id = own and person_id = person;
  delete from sign_in_links where congregation_id = own and person_id = person;
  delete from report_tickets where congregation_id = own and person_id = person;
  delete from idempotency_keys where congregation_id = own and person_id = person;
  delete from outgoing_messages where congregation_id = own and person_id = person;
  delete from away_dates where congregation_id = own and person_id = person;
  delete from person_roles where congregation_id = own and person_id = person;
  update people set first_name = first_word, last_name = last_word, email = null, phone = null, address = null,
      emergency = null, dob = null, doi = null, hope = 0, group_id = null, last_login = null, ical_hash = null,
      public_talk_outlines = '{}', qualified_parts = '{}', cart_partners = '{}', pioneer = false, special_pioneer = false,
      aux = false, cart = false, subscribed = false, consent_at = null, consent_device = null, consent_ip = null, erased_at = at
    where congregation_id = own and id = person;

  -- That something was done, and by whom, stays; what it said of them does not.
  update journal set before = null, after = erased
    where congregation_id = own
      and ((table_name = 'people' and row_id = person::text)
        or (table_name in ('sessions', 'sign_in_links', 'away_dates', 'person_roles')
          and coalesce(after, before)->>'person_id' = person::text));

  if known.plain is not null then
    for target in
      select c.oid::regclass from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'congregation_id'
        where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and not c.relispartition
          and c.relname not in ('journal', 'journal_changes', 'idempotency_keys')
    loop
      begin
        replaced := replaced + sheaf.erase_in_table(target, own, known, replacement);
      exception when check_violation then
        -- The words are longer than the column allows.
        replaced := replaced + sheaf.erase_in_table(target, own, known, '…');
      end;
    end loop;
    update wordings set text = regexp_replace(text, known.plain, replacement, 'gi') where written_by = own and text ~* known.plain;
    update journal set before = sheaf.replace_in_json(before, known.plain, replacement), after = sheaf.replace_in_json(after, known.plain, replacement)
      where congregation_id = own and (before::text ~* known.in_json or after::text ~* known.in_json);
    -- The replacing itself, which said nothing else, would keep every earlier change from being reverted.
    delete from journal where congregation_id = own and change_id = sheaf.change_of(own) and table_name <> 'people'
      and sheaf.unmoved(before) = sheaf.unmoved(after);
    delete from journal where congregation_id = own and change_id = sheaf.change_of(own) and table_name = 'people'
      and row_id <> person::text and sheaf.unmoved(before) = sheaf.unmoved(after);
    -- Whoever repeats that old request hears that it was done.
    update idempotency_keys k set answer = '{"data": null}' where congregation_id = own and answer::text ~* known.in_json;
  end if;
  perform sheaf.record_act('people', person::text, erased);
  return replaced;
end $$;
CREATE FUNCTION sheaf.erase_report_comments() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
begin
  update service_reports set comments = null
    where congregation_id = new.congregation_id and person_id = new.id and comments is not null;
  update journal set before = null, after = '{"erased": true}'
    where congregation_id = new.congregation_id
      and (table_name in ('service_reports', 'report_delegates')
          and new.id::text in (coalesce(after, before)->>'person_id', coalesce(after, before)->>'delegate_id')
        or table_name = 'service_reports' and row_id in (select id::text from service_reports
          where congregation_id = new.congregation_id and person_id = new.id));
  return null;
end $$;
CREATE FUNCTION sheaf.erase_ties() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
declare
  erased constant jsonb := '{"erased": true}';
  families_of text[];
begin
  delete from family_members where congregation_id = new.congregation_id and person_id = new.id;
  families_of := array(select distinct coalesce(after, before)->>'family_id' from journal
    where congregation_id = new.congregation_id and table_name = 'family_members'
      and coalesce(after, before)->>'person_id' = new.id::text);
  update journal j set before = null, after = erased
    where j.congregation_id = new.congregation_id and j.table_name = 'families' and j.row_id = any (families_of)
      and not exists (select from families f where f.congregation_id = new.congregation_id and f.id::text = j.row_id);
  update journal set before = null, after = erased
    where congregation_id = new.congregation_id and table_name = 'family_members'
      and coalesce(after, before)->>'person_id' = new.id::text;
  return null;
end $$;
CREATE FUNCTION sheaf.escape_regexp(value text) RETURNS text
    LANGUAGE sql IMMUTABLE
    AS $_$ select regexp_replace(value, '([\\^$.|?*+()\[\]{}-])', '\\\1', 'g') $_$;
CREATE FUNCTION sheaf.find_answer_link(hash bytea) RETURNS TABLE(congregation_id bigint, duty_id bigint, person_id bigint)
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
  select congregation_id, duty_id, person_id from answer_links where token_hash = hash $$;
CREATE FUNCTION sheaf.find_by_contact(contact_email text, contact_phone text) RETURNS TABLE(congregation_id bigint, person_id bigint)
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
  select congregation_id, id from people
  where deleted_at is null and active and (lower(email) = lower(contact_email) or phone = contact_phone)
  order by congregation_id, id limit 5 $$;
CREATE FUNCTION sheaf.find_by_contact(contact_email text, contact_phones text[], read_in text[]) RETURNS TABLE(congregation_id bigint, person_id bigint, phone text)
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
  select found.congregation_id, found.id, found.phone from (
    select p.congregation_id, p.id, p.phone from people p
    where p.deleted_at is null and p.active and lower(p.email) = lower(contact_email)
    union
    select p.congregation_id, p.id, p.phone from unnest(contact_phones, read_in) as reading (phone, country)
      join people p on p.phone = reading.phone
      join congregations c on c.congregation_id = p.congregation_id
      left join countries k on k.id = c.country_id
    where p.deleted_at is null and p.active and (reading.country is null or reading.country = coalesce(k.code, ''))
  ) found
  order by found.congregation_id, found.id limit 5 $$;
CREATE FUNCTION sheaf.find_feed(hash bytea) RETURNS TABLE(congregation_id bigint, person_id bigint)
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
  select congregation_id, id from people where ical_hash = hash and active and deleted_at is null $$;
CREATE FUNCTION sheaf.find_key(in_person bigint, in_key text, OUT known_hash bytea, OUT known_status smallint, OUT known_answer json) RETURNS record
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    SET enable_seqscan TO 'off'
    AS $$
declare
  own constant bigint := sheaf.current_congregation();
begin
  perform pg_advisory_xact_lock(hashtextextended(own || '/' || in_person || '/' || in_key, 0));
  select body_hash, status, answer into known_hash, known_status, known_answer
    from idempotency_keys where congregation_id = own and person_id = in_person and key = in_key;
end $$;
CREATE FUNCTION sheaf.find_link(hash bytea) RETURNS TABLE(congregation_id bigint, link_id bigint)
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
  select congregation_id, id from sign_in_links where token_hash = hash $$;
CREATE FUNCTION sheaf.find_passkey(credential bytea) RETURNS TABLE(congregation_id bigint, passkey_id bigint)
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
  select congregation_id, id from passkeys where credential_id = credential $$;
CREATE FUNCTION sheaf.find_proposal_link(hash bytea) RETURNS TABLE(congregation_id bigint, link_id bigint, proposal_id bigint, sent_at timestamp with time zone)
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
  select congregation_id, id, proposal_id, sent_at from proposal_links where token_hash = hash $$;
CREATE FUNCTION sheaf.find_sessions(hashes bytea[]) RETURNS TABLE(token_hash bytea, congregation_id bigint, session_id bigint, person_id bigint, person_active boolean, permission_epoch bigint, last_used_at timestamp with time zone, checked_at timestamp with time zone, ended_at timestamp with time zone, lang text, revisions jsonb)
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
  select s.token_hash, s.congregation_id, s.id, s.person_id, p.active and p.deleted_at is null, p.permission_epoch,
         s.last_used_at, s.checked_at, s.ended_at, p.lang,
         (select jsonb_object_agg(r.collection, r.revision) from (
           select collection, revision from revisions where congregation_id = s.congregation_id
           union all select collection, revision from world_revisions) r)
  from sessions s join people p on p.congregation_id = s.congregation_id and p.id = s.person_id
  where s.token_hash = any (hashes) $$;
CREATE FUNCTION sheaf.find_talk_request(hash bytea) RETURNS TABLE(congregation_id bigint, request_id bigint, talk_id bigint, away_talk_id bigint)
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
  select congregation_id::bigint, id::bigint, talk_id::bigint, away_talk_id from talk_requests where token_hash = hash $$;
CREATE FUNCTION sheaf.fold_text(written text) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$
  select btrim(regexp_replace(translate(replace(replace(lower(regexp_replace(normalize(written, NFKD),
    '[\u0300-\u036f\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]', '', 'g')), 'ς', 'σ'), 'ß', 'ss'),
    '‐‑‒–—―−٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', '-------01234567890123456789'), '[ \t\n\r\f\v]+', ' ', 'g'), ' ') $$;
CREATE FUNCTION sheaf.forget_holder_names() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
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
CREATE FUNCTION sheaf.forget_notification_preferences() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
begin
  delete from notification_preferences where congregation_id = new.congregation_id and person_id = new.id;
  return null;
end $$;
CREATE FUNCTION sheaf.forget_notifications() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
begin
  delete from notifications where congregation_id = new.congregation_id and person_id = new.id;
  return null;
end $$;
CREATE FUNCTION sheaf.forget_people(ids bigint[]) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
declare
  own constant bigint := sheaf.current_congregation();
  -- Within a statement the words would be made anew for every row of the journal.
  named constant text[] := ids::text[];
  forgotten constant jsonb := '{"taken_back": true}';
  families_of text[];
begin
  -- All of a table at once: person by person each would be told of by itself.
  delete from family_members where congregation_id = own and person_id = any (ids);
  delete from away_dates where congregation_id = own and person_id = any (ids);
  delete from person_roles where congregation_id = own and person_id = any (ids);
  delete from people where congregation_id = own and id = any (ids);
  families_of := array(select distinct coalesce(t.after, t.before)->>'family_id' from journal t
    where t.congregation_id = own and t.table_name = 'family_members'
      and coalesce(t.after, t.before)->>'person_id' = any (named));
  update journal j set before = null, after = forgotten
    where j.congregation_id = own and j.table_name = 'families' and j.row_id = any (families_of)
      and not exists (select from families f where f.congregation_id = own and f.id::text = j.row_id);
  update journal set before = null, after = forgotten
    where congregation_id = own and table_name = 'people' and row_id = any (named);
  update journal set before = null, after = forgotten
    where congregation_id = own and table_name in ('away_dates', 'person_roles', 'family_members')
      and coalesce(after, before)->>'person_id' = any (named);
end $$;
CREATE FUNCTION sheaf.forget_rows(in_table text, ids text[]) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
declare
  own constant bigint := sheaf.current_congregation();
  touched bigint[];
begin
  with gone as (delete from journal where congregation_id = own and table_name = in_table and row_id = any(ids) returning change_id)
    select array_agg(distinct change_id) into touched from gone;
  delete from journal_changes c
    where congregation_id = own and id = any(touched)
      and not exists (select from journal j where j.congregation_id = own and j.change_id = c.id);
end $$;
CREATE FUNCTION sheaf.forum_authors() RETURNS TABLE(congregation_id bigint, person_id bigint, first_name text, congregation text)
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
  select p.congregation_id, p.id, p.first_name, c.name
  from (select congregation_id, person_id from forum_topics union select congregation_id, person_id from forum_comments) w
  join people p on p.congregation_id = w.congregation_id and p.id = w.person_id
  join congregations c on c.congregation_id = w.congregation_id
  where p.deleted_at is null $$;
CREATE FUNCTION sheaf.forum_likes() RETURNS TABLE(topic_id bigint, likes bigint)
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
  select topic_id, count(*) from forum_likes group by topic_id $$;
CREATE FUNCTION sheaf.guard(target regclass) RETURNS void
    LANGUAGE plpgsql
    AS $$
begin
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  execute format('create policy tenant on %s to sheaf_app using (congregation_id = (select sheaf.current_congregation()))
                  with check (congregation_id = (select sheaf.current_congregation()))', target);
  execute format('create policy owner on %s to %I using (true) with check (true)', target, current_user);
  execute format('grant select, insert, update, delete on %s to sheaf_app', target);
end $$;
CREATE FUNCTION sheaf.guard_part(target regclass) RETURNS void
    LANGUAGE plpgsql
    AS $$
begin
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  execute format('create policy tenant on %s to sheaf_app using (congregation_id = (select sheaf.current_congregation()))
                  with check (congregation_id = (select sheaf.current_congregation()))', target);
  execute format('create policy owner on %s to %I using (true) with check (true)', target, current_user);
end $$;
CREATE FUNCTION sheaf.hold_pause(in_scope text, in_subject bytea, at timestamp with time zone) RETURNS TABLE(level integer, until timestamp with time zone)
    LANGUAGE sql SECURITY DEFINER
    SET search_path TO 'sheaf', 'pg_temp'
    AS $$
  insert into stranger_pauses as p (scope, subject, level, until, expires_at)
    values (in_scope, in_subject, 0, at, at + interval '1 day')
    on conflict (scope, subject) do update set level = p.level
    returning p.level, p.until $$;
CREATE FUNCTION sheaf.house_high(house text, suffix text) RETURNS integer
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $_$
  select case when house !~ '^[0-9]{1,9}$' then -1 when suffix is null then house::int else (sheaf.house_span(house, suffix)).high end $_$;
CREATE FUNCTION sheaf.house_low(house text, suffix text) RETURNS integer
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $_$
  select case when house !~ '^[0-9]{1,9}$' then -1 when suffix is null then house::int else (sheaf.house_span(house, suffix)).low end $_$;
CREATE FUNCTION sheaf.house_mark(house text, suffix text) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $_$
  select case when house !~ '^[0-9]{1,9}$' then sheaf.fold_text(house) || chr(10) || sheaf.fold_text(coalesce(suffix, ''))
    when suffix is null then '' else (select case when not s.ranged then s.letter end from sheaf.house_span(house, suffix) s) end $_$;
CREATE FUNCTION sheaf.house_span(house text, suffix text, OUT kind text, OUT low integer, OUT high integer, OUT ranged boolean, OUT letter text) RETURNS record
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $_$
  select case when house ~ '^[0-9]{1,9}$' then 'number' else '=' || sheaf.fold_text(house) end,
    case when house ~ '^[0-9]{1,9}$' then least(house::int, s.finish) else 0 end,
    case when house ~ '^[0-9]{1,9}$' then greatest(house::int, s.finish) else 0 end,
    house ~ '^[0-9]{1,9}$' and s.finish is not null,
    case when house ~ '^[0-9]{1,9}$' and s.finish is not null then '' else s.letter end
  from (select f.letter, case when house !~ '^[0-9]{1,9}$' then null
      when f.letter ~ '^~' then case when f.letter ~ '[,;&]' then house::int end
      else substring(f.letter from '^[^-0-9]{0,9}-([0-9]{1,9})')::int end as finish
    from (select sheaf.fold_text(coalesce(suffix, '')) as letter) f) s $_$;
CREATE FUNCTION sheaf.house_text(house text, suffix text) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $_$
  select case when suffix like '~%' then substring(suffix from 2)
    when suffix ~ '^[^-0-9~ ,;&./#]{3,}$' then house || ' ' || suffix
    else house || coalesce(suffix, '') end $_$;
CREATE FUNCTION sheaf.id_of(stored jsonb) RETURNS bigint
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $_$
  select case when stored #>> '{}' ~ '^[0-9]{1,15}$' then (stored #>> '{}')::bigint end $_$;
CREATE FUNCTION sheaf.inside_json(value text) RETURNS text
    LANGUAGE sql IMMUTABLE
    AS $$ select btrim(to_jsonb(value)::text, '"') $$;
CREATE FUNCTION sheaf.join_change() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
begin
  new.change_id := sheaf.change_of(new.congregation_id);
  return new;
end $$;
CREATE FUNCTION sheaf.journalled(data jsonb) RETURNS jsonb
    LANGUAGE sql IMMUTABLE
    AS $$ select data - '{token_hash,code_hash,secret_hash,bytes,sms_pass,sms_signing_key,ical_hash,name_key,suburb_key,house_low,house_high,house_mark,unit_numbers,unit_names}'::text[] $$;
CREATE FUNCTION sheaf.keep_answer() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if tg_op = 'INSERT' then
    new.said := coalesce(new.said, new.acknowledged);
  elsif new.person_id is distinct from old.person_id then
    -- What somebody said of a duty is nothing that the next one said.
    new.said := null;
    new.acknowledged_at := null;
    new.mailed_at := null;
  end if;
  if new.said is null then
    new.acknowledged := null;
    new.facts := null;
    new.answered_as := null;
    new.asked_as := null;
    new.called_off_at := null;
  else
    new.facts := sheaf.duty_facts(new);
    new.answered_as := coalesce(new.answered_as, new.facts);
    new.acknowledged := case when new.answered_as = new.facts then new.said end;
  end if;
  return new;
end $$;
CREATE FUNCTION sheaf.keep_author() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if new.person_id is not null and new.person_id is distinct from old.person_id then
    raise exception 'who wrote it never changes' using errcode = 'check_violation';
  end if;
  return new;
end $$;
CREATE FUNCTION sheaf.keep_pause(in_scope text, in_subject bytea, in_level integer, in_until timestamp with time zone) RETURNS void
    LANGUAGE sql SECURITY DEFINER
    SET search_path TO 'sheaf', 'pg_temp'
    AS $$
  update stranger_pauses set level = in_level, until = in_until, expires_at = in_until + interval '1 day'
    where scope = in_scope and subject = in_subject $$;
CREATE FUNCTION sheaf.keep_proposal_sides() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
declare
  own bigint := sheaf.current_congregation();
  writer text := case own when old.congregation_id then 'from' when old.to_congregation then 'to' end;
  -- A link answers for the side that was asked, in the congregation that sent it, until that side uses its app.
  side text := case
    when current_setting('app.operation', true) = 'proposals.answerLink' and writer = 'from'
      then case when not old.in_app then 'to' end
    else writer end;
  answers boolean := (new.held_on, new.number, new.state, new.turn, new.round)
    is distinct from (old.held_on, old.number, old.state, old.turn, old.round);
  by_owner boolean := current_user = (select pg_get_userbyid(relowner) from pg_class where oid = tg_relid);
begin
  -- The owner's own functions and jobs of the database name no congregation.
  if own is null then return new; end if;
  if (new.from_placed_at, new.from_told) is distinct from (old.from_placed_at, old.from_told) and writer is distinct from 'from'
    or (new.to_placed_at, new.to_told) is distinct from (old.to_placed_at, old.to_told) and writer is distinct from 'to'
    -- `sheaf.take_proposal` sets it for a congregation that is no side yet.
    or new.in_app is distinct from old.in_app and not by_owner and (writer is distinct from 'to' or not new.in_app) then
    raise exception 'each side writes its own' using errcode = 'check_violation';
  end if;
  if new.called_off_by is distinct from old.called_off_by and not (old.state = 'accepted' and new.state = 'withdrawn') then
    raise exception 'only what was agreed is called off' using errcode = 'check_violation';
  end if;
  if answers then
    if old.state = 'accepted' then
      -- Either side calls off what was agreed, in its own name, and nothing else of it changes.
      if new.state <> 'withdrawn' or new.called_off_by is distinct from writer or new.held_on <> old.held_on then
        raise exception 'it is settled' using errcode = 'check_violation';
      end if;
    elsif old.state <> 'open' then
      raise exception 'it is settled' using errcode = 'check_violation';
    elsif new.state in ('open', 'accepted') and side is distinct from old.turn
      or new.state = 'open' and new.turn = old.turn
      or new.state = 'declined' and side is distinct from 'to'
      or new.state = 'withdrawn' and side is distinct from 'from' then
      raise exception 'it is not for this side to answer' using errcode = 'check_violation';
    end if;
  end if;
  -- Who comes and with which talk is said with an answer, by whoever was invited to send somebody, and once.
  if (new.speaker_name, new.numbers) is distinct from (old.speaker_name, old.numbers)
    and not (answers and old.direction = 'invite' and side is not distinct from 'to' and new.state in ('open', 'accepted')
      and old.speaker_name in ('', new.speaker_name)
      and (old.numbers = '{}' or new.numbers <@ old.numbers))
    -- Erasing a person takes their name out of it.
    and not by_owner then
    raise exception 'it is not for this side to say who comes' using errcode = 'check_violation';
  end if;
  return new;
end $$;
CREATE FUNCTION sheaf.keep_talk_answer() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if tg_op = 'INSERT' then
    new.said := coalesce(new.said, new.confirmed);
    new.said_answer := coalesce(new.said_answer, new.answer);
  end if;
  new.facts := sheaf.talk_facts(new);
  if new.said = 1 then
    new.answered_as := coalesce(new.answered_as, new.facts);
  else
    new.answered_as := null;
    new.asked_as := null;
  end if;
  if new.said = 1 and new.answered_as is distinct from new.facts then
    new.confirmed := 0;
    new.answer := null;
  else
    new.confirmed := new.said;
    new.answer := new.said_answer;
  end if;
  return new;
end $$;
CREATE FUNCTION sheaf.keep_words() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
declare
  now_is text := coalesce(to_jsonb(new) ->> 'label', '') || new.content;
  author boolean := old.congregation_id = nullif(current_setting('app.congregation', true), '')::bigint
    and old.person_id = nullif(current_setting('app.person', true), '')::bigint;
begin
  -- Erasing a person takes their name out of every text.
  if current_user = (select pg_get_userbyid(relowner) from pg_class where oid = tg_relid) then return new; end if;
  if old.mark = 'deleted' and (new.mark is distinct from old.mark or now_is <> '') then
    raise exception 'it is deleted for good' using errcode = 'check_violation';
  end if;
  if (to_jsonb(new) ->> 'label', new.content) is distinct from (to_jsonb(old) ->> 'label', old.content)
    and author is not true and not (new.mark is not distinct from 'deleted' and now_is = '') then
    raise exception 'these are the words of another person' using errcode = 'check_violation';
  end if;
  return new;
end $$;
CREATE FUNCTION sheaf.kept_collection(target regclass, collection text, row_column text) RETURNS void
    LANGUAGE plpgsql
    AS $$
begin
  execute format('create trigger mark_insert after insert on %s referencing new table as changed for each statement execute function sheaf.mark_rows(%L, %L)', target, collection, row_column);
  execute format('create trigger mark_update after update on %s referencing new table as changed for each statement execute function sheaf.mark_rows(%L, %L)', target, collection, row_column);
  execute format('create trigger mark_delete after delete on %s referencing old table as gone for each statement execute function sheaf.mark_rows(%L, %L)', target, collection, row_column);
end $$;
CREATE FUNCTION sheaf.known_by(own bigint, person bigint, OUT plain text, OUT in_json text, OUT contacts text) RETURNS record
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $_$
  with states as (
    select to_jsonb(p) as data from people p where congregation_id = own and id = person
    union select before from journal where congregation_id = own and table_name = 'people' and row_id = person::text
    union select after from journal where congregation_id = own and table_name = 'people' and row_id = person::text),
  others as (select * from people where congregation_id = own and id <> person and erased_at is null),
  names as (
    select distinct data->>'first_name' as first, data->>'last_name' as last from states s
    where data->>'first_name' <> '' and data->>'last_name' <> '' and not exists (select from others o
      where lower(o.first_name) = lower(s.data->>'first_name') and lower(o.last_name) = lower(s.data->>'last_name'))),
  emails as (select distinct data->>'email' as email from states s
    where data->>'email' <> '' and not exists (select from others o where lower(o.email) = lower(s.data->>'email'))),
  phones as (select distinct data->>'phone' as phone from states s
    where data->>'phone' <> '' and not exists (select from others o where o.phone = s.data->>'phone')),
  contact_patterns as (
    select sheaf.escape_regexp(email) as text from emails
    union select sheaf.phone_pattern(phone) from phones),
  patterns as (
    select text as text, text as json from contact_patterns where text is not null
    union select sheaf.name_pattern(array[first, last]), sheaf.name_pattern(array[sheaf.inside_json(first), sheaf.inside_json(last)]) from names
    union select sheaf.name_pattern(array[last, first]), sheaf.name_pattern(array[sheaf.inside_json(last), sheaf.inside_json(first)]) from names)
  select '(?<![[:alnum:]])(?:' || string_agg(text, '|' order by length(text) desc, text) || ')(?![[:alnum:]])',
    '(?:' || string_agg(json, '|' order by length(json) desc, json) || ')',
    (select '^\s*(?:' || string_agg(text, '|') || ')\s*$' from contact_patterns where text is not null)
  from patterns $_$;
CREATE FUNCTION sheaf.leave_with_address() RETURNS trigger
    LANGUAGE plpgsql
    AS $_$
declare
  link text := case tg_table_name when 'preloaded_addresses' then 'preloaded_id' else 'foreign_id' end;
  listed boolean;
begin
  if tg_table_name = 'preloaded_addresses' then
    listed := exists (select from available_addresses v where v.congregation_id = old.congregation_id and v.preloaded_id = old.id);
  else
    listed := exists (select from available_addresses v where v.congregation_id = old.congregation_id and v.foreign_id = old.id);
  end if;
  if not listed then return old; end if;
  execute format('with gone as (
      delete from available_addresses v where v.congregation_id = $1 and v.%I = $2 and v.attempt = 0 returning v.map_id)
    update map_assignments a set addresses_at_start = greatest(a.addresses_at_start - counted.doors, 0)
    from (select map_id, count(*)::bigint as doors from gone group by map_id) counted
    where a.congregation_id = $1 and a.map_id = counted.map_id and a.returned_at is null', link) using old.congregation_id, old.id;
  return old;
end $_$;
CREATE FUNCTION sheaf.list_erased() RETURNS TABLE(congregation_id bigint, person_id bigint, made text)
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO 'sheaf', 'pg_temp'
    AS $$
  select congregation_id, person_id, to_char(made_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') from erased_people
  order by congregation_id, person_id, made_at $$;
CREATE FUNCTION sheaf.local_day(instant timestamp with time zone, zone text) RETURNS date
    LANGUAGE plpgsql STABLE
    AS $$
begin
  return (instant at time zone zone)::date;
exception when invalid_parameter_value then
  return (instant at time zone 'UTC')::date;
end $$;
CREATE FUNCTION sheaf.lock_edited_congregations() RETURNS bigint[]
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
begin
  perform from congregations order by congregation_id for no key update;
  return array(select distinct p.congregation_id from people p
    join person_roles pr on pr.congregation_id = p.congregation_id and pr.person_id = p.id
    join roles r on r.congregation_id = pr.congregation_id and r.id = pr.role_id
    where p.congregation_id <> 1 and p.active and p.deleted_at is null and 'settings.roles.edit' = any (r.permissions));
end $$;
CREATE FUNCTION sheaf.make_months(from_at timestamp with time zone, until_at timestamp with time zone) RETURNS integer
    LANGUAGE plpgsql
    SET lock_timeout TO '2s'
    AS $_$
declare
  made int := 0;
  parent regclass;
  dated name;
  part text;
  month timestamp;
  held boolean;
begin
  perform pg_advisory_xact_lock(7433327);
  for parent, dated in select * from (values ('journal'::regclass, 'at'), ('journal_changes', 'at'), ('idempotency_keys', 'created_at')) t loop
    for month in select generate_series(date_trunc('month', from_at at time zone 'UTC'), date_trunc('month', until_at at time zone 'UTC'), '1 month') loop
      part := format('%s_%s', parent, to_char(month, 'YYYY_MM'));
      if to_regclass('public.' || part) is not null then continue; end if;
      execute format('select exists (select from %s_rest where %I >= $1 and %2$I < $2)', parent, dated)
        into held using month at time zone 'UTC', (month + interval '1 month') at time zone 'UTC';
      if held then continue; end if;
      execute format('create table public.%I (like %s including defaults including constraints)', part, parent);
      perform sheaf.guard_part(('public.' || part)::regclass);
      execute format('alter table %s attach partition public.%I for values from (%L) to (%L)', parent, part,
        month at time zone 'UTC', (month + interval '1 month') at time zone 'UTC');
      made := made + 1;
    end loop;
  end loop;
  return made;
end $_$;
CREATE FUNCTION sheaf.map_number_key(number text) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$
  select regexp_replace(regexp_replace(lower(number), '([0-9]+)', '000000000\1', 'g'), '[0-9]*([0-9]{10})', '\1', 'g') $$;
CREATE FUNCTION sheaf.mark_overseers() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
begin
  if new.overseer_id is distinct from old.overseer_id then
    update people set updated_at = now()
      where congregation_id = coalesce(new.congregation_id, old.congregation_id) and id in (old.overseer_id, new.overseer_id);
  end if;
  return null;
end $$;
CREATE FUNCTION sheaf.mark_rows() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $_$
declare
  source text := case tg_op when 'DELETE' then 'gone' else 'changed' end;
  is_late boolean := current_setting('app.late_revisions', true) <> '';
begin
  execute format(
    'insert into row_revisions as r select distinct c.congregation_id, %1$L, c.%2$I, coalesce(%4$L::bigint, v.revision)
       from %3$I c join congregations using (congregation_id)
       left join revisions v on v.congregation_id = c.congregation_id and v.collection = %1$L
       on conflict (congregation_id, collection, row_id) do update set revision = excluded.revision',
    tg_argv[0], tg_argv[1], source, case when is_late then 9223372036854775807 end);
  return null;
end $_$;
CREATE FUNCTION sheaf.mark_session_used(hash bytea, at timestamp with time zone) RETURNS void
    LANGUAGE sql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
  update sessions set last_used_at = at where token_hash = hash and last_used_at < at $$;
CREATE FUNCTION sheaf.months_before(parent regclass, too_old timestamp with time zone) RETURNS SETOF regclass
    LANGUAGE sql STABLE
    AS $_$
  select inhrelid::regclass from pg_inherits join pg_class c on c.oid = inhrelid
  where inhparent = parent and c.relname ~ '_[0-9]{4}_[0-9]{2}$'
    and (to_date(right(c.relname, 7), 'YYYY_MM') + interval '1 month') at time zone 'UTC' <= too_old $_$;
CREATE FUNCTION sheaf.move_duties() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  update duties d set week = new.week, on_date = new.held_on, starts_at = new.starts_at, ends_at = new.ends_at
  where d.congregation_id = new.congregation_id and d.meeting_id = new.id;
  if (old.held_on, old.starts_at) is distinct from (new.held_on, new.starts_at) then
    update talks t set facts = null where t.congregation_id = new.congregation_id and t.meeting_id = new.id and t.said = 1;
  end if;
  return null;
end $$;
CREATE FUNCTION sheaf.name_pattern(words text[]) RETURNS text
    LANGUAGE sql IMMUTABLE
    AS $$
  select string_agg(sheaf.escape_regexp(word), '(?:[[:space:]_.,+-]|\\[nrt])+' order by n)
  from unnest(regexp_split_to_array(array_to_string(words, ' '), '\s+')) with ordinality w (word, n) where word <> '' $$;
CREATE FUNCTION sheaf.named_units(unit text) RETURNS text[]
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$
  select array_agg(distinct kind) from sheaf.unit_spans(unit) where kind not in ('number', 'letter') $$;
CREATE FUNCTION sheaf.note_erased(congregations bigint[], people bigint[], made timestamp with time zone[]) RETURNS void
    LANGUAGE sql SECURITY DEFINER
    SET search_path TO 'sheaf', 'pg_temp'
    AS $$
  insert into erased_people select * from unnest(congregations, people, made) on conflict do nothing $$;
CREATE FUNCTION sheaf.people_of_contact(contact_email text, contact_phones text[], read_in text[], most_people integer, most_places integer) RETURNS TABLE(congregation_id bigint, person_id bigint, phone text)
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
  with recursive by_email as (
    select min(p.congregation_id) as id from people p
      where lower(p.email) = lower(contact_email) and p.active and p.deleted_at is null
    union all
    select (select min(p.congregation_id) from people p where lower(p.email) = lower(contact_email) and p.active
        and p.deleted_at is null and p.congregation_id > b.id)
      from by_email b where b.id is not null
  ), by_phone as (
    select r.phone, r.country, (select min(p.congregation_id) from people p
        where p.phone = r.phone and p.active and p.deleted_at is null) as id
      from unnest(contact_phones, read_in) as r (phone, country)
    union all
    select b.phone, b.country, (select min(p.congregation_id) from people p where p.phone = b.phone and p.active
        and p.deleted_at is null and p.congregation_id > b.id)
      from by_phone b where b.id is not null
  ), found as (
    select p.* from by_email b cross join lateral (
      select p.congregation_id, p.id, p.phone, p.created_at from people p
      where lower(p.email) = lower(contact_email) and p.active and p.deleted_at is null and p.congregation_id = b.id
      order by p.id limit most_people) p
    union
    select p.* from by_phone b
      join congregations c on c.congregation_id = b.id
      left join countries k on k.id = c.country_id
      cross join lateral (
        select p.congregation_id, p.id, p.phone, p.created_at from people p
        where p.phone = b.phone and p.active and p.deleted_at is null and p.congregation_id = b.id
        order by p.id limit most_people) p
      where b.country is null or b.country = coalesce(k.code, '')
  ), places as (
    select f.congregation_id, row_number() over (order by min(came.at) nulls last, min(f.created_at), f.congregation_id) as place
      from found f cross join lateral (
        select min(s.created_at) as at from sessions s
        where s.congregation_id = f.congregation_id and s.person_id = f.id) came
      group by f.congregation_id
  )
  select f.congregation_id, f.id, f.phone from found f join places using (congregation_id)
    where places.place <= most_places order by places.place, f.id $$;
CREATE FUNCTION sheaf.permissions_of(in_congregation bigint, in_person bigint) RETURNS TABLE(permission text)
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
  select distinct unnest(r.permissions) from person_roles pr
    join roles r on r.congregation_id = pr.congregation_id and r.id = pr.role_id
  where pr.congregation_id = in_congregation and pr.person_id = in_person $$;
CREATE FUNCTION sheaf.phone_pattern(phone text) RETURNS text
    LANGUAGE sql IMMUTABLE
    AS $$
  select case when length(digits) < 5 then null
    else '(?:\+?[0-9][0-9 ().-]{0,9})?' || array_to_string(regexp_split_to_array(right(digits, 8), ''), '[ ().-]*') end
  from regexp_replace(phone, '\D', '', 'g') d (digits) $$;
CREATE FUNCTION sheaf.plain_name(name text) RETURNS text
    LANGUAGE sql IMMUTABLE
    AS $$ select lower(btrim(regexp_replace(name, '\s+', ' ', 'g'))) $$;
CREATE FUNCTION sheaf.profiles_of(numbers bigint[]) RETURNS TABLE(id bigint, name text, country_id bigint, region_id bigint, suburb text, postcode text, address text, circuit text, lang text, timezone_id text, public_day bigint, public_start_time text)
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
  select c.congregation_id, c.name, c.country_id, c.region_id, c.suburb, c.postcode, c.address, c.circuit, c.lang, c.timezone_id,
    coalesce(sheaf.weekday_of(m.settings -> 'public_day'), 0), coalesce(sheaf.clock_of(m.settings -> 'public_start_time'), '10:00')
  from congregations c left join domain_settings m on m.congregation_id = c.congregation_id and m.part = 'meeting_schedule'
  where c.congregation_id = any (numbers) $$;
CREATE FUNCTION sheaf.proposal_too_late(proposal bigint, monday date, day date) RETURNS boolean
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
  select exists (
    select from proposals p
    where p.id = proposal and p.state = 'open' and p.turn = 'to' and p.to_congregation = sheaf.current_congregation()
      and case p.direction
        when 'invite' then exists (
          select from meetings m
          join talks t on t.congregation_id = m.congregation_id and t.meeting_id = m.id
          where m.congregation_id = p.congregation_id and m.type = 'public' and m.language_group_id is null and m.week = monday
            and t.cleared_at is null and t.confirmed <> 2)
        else exists (
          select from proposal_senders s
          join away_talks a on a.congregation_id = s.congregation_id and a.person_id = s.person_id
          where s.congregation_id = p.congregation_id and s.proposal_id = p.id and a.held_on = day and a.confirmed <> 2
            and a.host_id is distinct from sheaf.current_congregation())
      end) $$;
CREATE FUNCTION sheaf.publish(view regclass) RETURNS void
    LANGUAGE plpgsql
    AS $$
begin
  execute format('alter view %s set (security_invoker = true)', view);
  execute format('grant select on %s to sheaf_app', view);
end $$;
CREATE FUNCTION sheaf.raise_kinds() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
declare
  raised bigint[];
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
CREATE FUNCTION sheaf.raise_late_revisions() RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
declare
  late constant text[] := nullif(current_setting('app.late_revisions', true), '')::text[];
begin
  perform set_config('app.late_revisions', '', true);
  insert into revisions as r
    select split_part(pair, ' ', 1)::bigint as congregation_id, split_part(pair, ' ', 2) as collection, 1 from unnest(late) pair order by 1, 2
    on conflict (congregation_id, collection) do update set revision = r.revision + 1;
  update row_revisions m set revision = r.revision
    from unnest(late) pair join revisions r
      on r.congregation_id = split_part(pair, ' ', 1)::bigint and r.collection = split_part(pair, ' ', 2)
    where m.congregation_id = r.congregation_id and m.collection = r.collection and m.revision = 9223372036854775807;
end $$;
CREATE FUNCTION sheaf.raise_permission_epoch() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
begin
  update people p set permission_epoch = p.permission_epoch + 1 from person_roles pr
    where pr.congregation_id = new.congregation_id and pr.role_id = new.id
      and p.congregation_id = pr.congregation_id and p.id = pr.person_id;
  return null;
end $$;
CREATE FUNCTION sheaf.raise_permission_epochs() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
begin
  update people p set permission_epoch = p.permission_epoch + 1
    from (select distinct congregation_id, person_id from moved) m
    where p.congregation_id = m.congregation_id and p.id = m.person_id;
  return null;
end $$;
CREATE FUNCTION sheaf.raise_revision(collection text, congregations bigint[]) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
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
CREATE FUNCTION sheaf.raise_world_revision(in_collection text) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
begin
  insert into world_revisions as r values (in_collection, 1) on conflict (collection) do update set revision = r.revision + 1;
  perform sheaf.tell_changed('{0}');
end $$;
CREATE FUNCTION sheaf.record_act(in_table text, in_row text, in_after jsonb) RETURNS void
    LANGUAGE sql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
  insert into journal (congregation_id, change_id, person_id, operation, table_name, row_id, after)
  values (sheaf.current_congregation(), sheaf.change_of(sheaf.current_congregation()), nullif(current_setting('app.person', true), '')::bigint,
          coalesce(nullif(current_setting('app.operation', true), ''), 'database'), in_table, in_row, in_after) $$;
CREATE FUNCTION sheaf.refresh_answers() RETURNS trigger
    LANGUAGE plpgsql
    AS $_$
begin
  execute format('update duties set facts = null where congregation_id = $1 and %I = $2 and said is not null', tg_argv[0])
    using new.congregation_id, new.id;
  return null;
end $_$;
CREATE FUNCTION sheaf.relay_announcements() RETURNS bigint
    LANGUAGE sql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
  with taken as (delete from sheaf.announcements returning congregation_id),
    told as materialized (select pg_notify('sheaf_changes', congregation_id::text) from (select distinct congregation_id from taken) d)
  select count(*) from told $$;
CREATE FUNCTION sheaf.release_push(address text) RETURNS void
    LANGUAGE sql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
  delete from push_devices where endpoint = address $$;
CREATE FUNCTION sheaf.replace_in_json(data jsonb, pattern text, replacement text) RETURNS jsonb
    LANGUAGE plpgsql IMMUTABLE
    AS $$
begin
  case jsonb_typeof(data)
    when 'string' then return to_jsonb(regexp_replace(data #>> '{}', pattern, replacement, 'gi'));
    when 'array' then
      return coalesce((select jsonb_agg(sheaf.replace_in_json(e, pattern, replacement) order by n)
        from jsonb_array_elements(data) with ordinality a (e, n)), '[]');
    when 'object' then
      return coalesce((select jsonb_object_agg(k, sheaf.replace_in_json(v, pattern, replacement)) from jsonb_each(data) o (k, v)), '{}');
    else return data;
  end case;
end $$;
CREATE FUNCTION sheaf.returned_people() RETURNS TABLE(congregation_id bigint, person_id bigint, made text)
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO 'public', 'sheaf', 'pg_temp'
    AS $$
  select e.congregation_id, e.person_id, to_char(e.made_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')
  from erased_people e join people p on p.congregation_id = e.congregation_id and p.id = e.person_id and p.created_at = e.made_at
  where p.erased_at is null order by 1, 2 $$;
CREATE FUNCTION sheaf.row_key(data jsonb) RETURNS text
    LANGUAGE sql IMMUTABLE
    AS $$ select coalesce(data->>'id', concat_ws('-', data->>'person_id', data->>'role_id', data->>'kind', data->>'assignment_id', data->>'block', data->>'part')) $$;
CREATE FUNCTION sheaf.speaker_counts() RETURNS TABLE(congregation_id bigint, speakers bigint)
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
  select congregation_id, count(*)::bigint from sheaf.shown_speakers group by congregation_id $$;
CREATE FUNCTION sheaf.speaker_shares() RETURNS TABLE(congregation_id bigint, closely boolean)
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
  select c.congregation_id, c.congregation_id = own.congregation_id or p.id is not null
  from congregations own
  cross join congregations c
  left join domain_settings s on s.congregation_id = c.congregation_id and s.part = 'speakers'
  left join directory_partners p on p.confirmed_at is not null
    and least(p.from_congregation, p.to_congregation) = least(c.congregation_id, own.congregation_id)
    and greatest(p.from_congregation, p.to_congregation) = greatest(c.congregation_id, own.congregation_id)
  where own.congregation_id = sheaf.current_congregation() and (c.congregation_id = own.congregation_id
    or (coalesce(s.settings ->> 'share_speakers', 'partners') in ('partners', 'country') and p.id is not null)
    or (s.settings ->> 'share_speakers' = 'country' and c.country_id = own.country_id)) $$;
CREATE TABLE public.people (
    congregation_id bigint NOT NULL,
    id bigint NOT NULL,
    first_name text NOT NULL,
    last_name text NOT NULL,
    email text,
    phone text,
    lang text DEFAULT 'en'::text NOT NULL,
    appointment text DEFAULT 'publisher'::text NOT NULL,
    gender smallint NOT NULL,
    pioneer boolean DEFAULT false NOT NULL,
    special_pioneer boolean DEFAULT false NOT NULL,
    aux boolean DEFAULT false NOT NULL,
    cart boolean DEFAULT false NOT NULL,
    group_id bigint,
    address text,
    emergency text,
    active boolean DEFAULT true NOT NULL,
    dob date,
    doi date,
    hope smallint DEFAULT 0 NOT NULL,
    last_login timestamp with time zone,
    ical_hash bytea,
    public_talk_outlines integer[] DEFAULT '{}'::integer[] NOT NULL,
    qualified_parts integer[] DEFAULT '{}'::integer[] NOT NULL,
    cart_partners bigint[] DEFAULT '{}'::bigint[] NOT NULL,
    subscribed boolean DEFAULT false NOT NULL,
    consent_at timestamp with time zone,
    consent_device text,
    consent_ip text,
    permission_epoch integer DEFAULT 1 NOT NULL,
    deleted_at timestamp with time zone,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    erased_at timestamp with time zone,
    CONSTRAINT people_appointment_check CHECK ((appointment = ANY (ARRAY['elder'::text, 'servant'::text, 'publisher'::text, 'inactive'::text, 'unbaptised'::text, 'student'::text, 'guest'::text]))),
    CONSTRAINT people_check CHECK ((NOT (pioneer AND special_pioneer))),
    CONSTRAINT people_first_name_check CHECK ((first_name <> ''::text)),
    CONSTRAINT people_gender_check CHECK ((gender = ANY (ARRAY[1, 2]))),
    CONSTRAINT people_hope_check CHECK ((hope = ANY (ARRAY[0, 1]))),
    CONSTRAINT people_last_name_check CHECK ((last_name <> ''::text))
);
ALTER TABLE ONLY public.people FORCE ROW LEVEL SECURITY;
CREATE VIEW sheaf.shown_speakers AS
 SELECT p.congregation_id,
    p.id,
    ((p.first_name || ' '::text) || p.last_name) AS full_name,
    ((p.last_name || ', '::text) || p.first_name) AS last_first,
    p.appointment,
    p.public_talk_outlines AS outlines,
    s.closely,
        CASE
            WHEN s.closely THEN p.email
            ELSE NULL::text
        END AS email,
        CASE
            WHEN s.closely THEN p.phone
            ELSE NULL::text
        END AS phone,
    (sheaf.fold_text(((p.first_name || ' '::text) || p.last_name)) COLLATE "C") AS name_key,
    (sheaf.fold_text(((p.last_name || ' '::text) || p.first_name)) COLLATE "C") AS last_key
   FROM (public.people p
     JOIN sheaf.speaker_shares() s(congregation_id, closely) ON ((s.congregation_id = p.congregation_id)))
  WHERE ((15 = ANY (p.qualified_parts)) AND p.active AND (p.deleted_at IS NULL));
CREATE FUNCTION sheaf.speakers_called(key text) RETURNS SETOF sheaf.shown_speakers
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
  select * from sheaf.shown_speakers
  where (name_key >= key and name_key < key || chr(1114111)) or (last_key >= key and last_key < key || chr(1114111)) $$;
CREATE FUNCTION sheaf.speakers_numbered(numbers bigint[]) RETURNS SETOF sheaf.shown_speakers
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
  select * from sheaf.shown_speakers where id = any (numbers) $$;
CREATE FUNCTION sheaf.speakers_of(host bigint) RETURNS SETOF sheaf.shown_speakers
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
  select * from sheaf.shown_speakers where congregation_id = host $$;
CREATE FUNCTION sheaf.street_key(name text) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $_$
  select case when w.words = '' then f.folded else regexp_replace(
      regexp_replace(w.words, ' [^ ]+$', '') || case when w.words like '% %' then ' ' || coalesce(
        case substring(w.words from '[^ ]+$')
          when 'st' then 'street' when 'rd' then 'road' when 'ave' then 'avenue' when 'av' then 'avenue' when 'dr' then 'drive'
          when 'ct' then 'court' when 'crt' then 'court' when 'cres' then 'crescent' when 'cr' then 'crescent' when 'pl' then 'place'
          when 'tce' then 'terrace' when 'ter' then 'terrace' when 'hwy' then 'highway' when 'ln' then 'lane' when 'pde' then 'parade'
          when 'blvd' then 'boulevard' when 'bvd' then 'boulevard' when 'cl' then 'close' when 'sq' then 'square'
          when 'gr' then 'grove' when 'gdns' then 'gardens' end, substring(w.words from '[^ ]+$')) else '' end,
      'str$', 'strasse') end
  from (select sheaf.fold_text(name) as folded) f
  cross join lateral (select btrim(regexp_replace(regexp_replace(f.folded, '[''’`´]', '', 'g'), '[ .,;:()"/_-]+', ' ', 'g'), ' ') as words) w $_$;
CREATE FUNCTION sheaf.subject_of_person(congregation bigint, person bigint) RETURNS bytea
    LANGUAGE sql IMMUTABLE
    SET search_path TO 'pg_temp'
    AS $$
  select sha256(convert_to('person ' || congregation || '/' || person, 'UTF8')) $$;
CREATE FUNCTION sheaf.suffix_key(suffix text) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$
  select sheaf.fold_text(coalesce(suffix, '')) $$;
CREATE FUNCTION sheaf.take_back_change(original bigint) RETURNS bigint
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
declare
  own constant bigint := sheaf.current_congregation();
  target journal_changes;
  this bigint;
begin
  select * into target from journal_changes where congregation_id = own and id = original for update;
  if target.id is null or target.taken_back_by is not null then return null; end if;
  this := sheaf.change_of(own);
  update journal_changes set taken_back_by = this where congregation_id = own and id = original;
  update journal_changes set undoes = original, operation = target.operation where congregation_id = own and id = this;
  -- It took another one back itself: that one stands again.
  update journal_changes set taken_back_by = null where congregation_id = own and id = target.undoes and taken_back_by = original;
  return this;
end $$;
CREATE FUNCTION sheaf.take_challenge(given bytea, at timestamp with time zone) RETURNS boolean
    LANGUAGE sql SECURITY DEFINER
    SET search_path TO 'sheaf', 'pg_temp'
    AS $$
  with taken as (delete from passkey_challenges where hash = given returning expires_at)
  select coalesce(bool_or(expires_at >= at), false) from taken $$;
CREATE FUNCTION sheaf.take_proposal(hash bytea, today date, sent_since timestamp with time zone) RETURNS bigint
    LANGUAGE sql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
  update proposals p set to_congregation = sheaf.current_congregation(), in_app = true
  from proposal_links l
  where l.token_hash = hash and p.id = l.proposal_id and p.to_congregation is null and not p.in_app
    and p.congregation_id <> sheaf.current_congregation()
    and p.state in ('open', 'accepted') and p.held_on > today and l.sent_at >= sent_since
  returning p.id $$;
CREATE TABLE public.away_talks (
    congregation_id bigint NOT NULL,
    id bigint NOT NULL,
    person_id bigint NOT NULL,
    host_id bigint,
    host_name text NOT NULL,
    held_on date NOT NULL,
    starts_at text NOT NULL,
    zone text NOT NULL,
    number smallint NOT NULL,
    confirmed smallint DEFAULT 0 NOT NULL,
    answer text,
    answer_word text,
    answered_at timestamp with time zone,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    said smallint NOT NULL,
    said_answer text,
    facts jsonb,
    answered_as jsonb,
    asked_as jsonb,
    proposal_id bigint,
    CONSTRAINT away_talks_answer_check CHECK ((answer = ANY (ARRAY['accepted'::text, 'declined'::text, 'another'::text]))),
    CONSTRAINT away_talks_confirmed_check CHECK (((confirmed >= 0) AND (confirmed <= 2))),
    CONSTRAINT away_talks_host_name_check CHECK ((host_name <> ''::text)),
    CONSTRAINT away_talks_number_check CHECK (((number >= 1) AND (number <= 999))),
    CONSTRAINT away_talks_said_at CHECK (((said_answer IS NULL) = (answered_at IS NULL))),
    CONSTRAINT away_talks_said_check CHECK (((said >= 0) AND (said <= 2))),
    CONSTRAINT away_talks_said_word CHECK (((said_answer IS NOT NULL) OR (answer_word IS NULL))),
    CONSTRAINT away_talks_starts_at_check CHECK ((starts_at ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'::text))
);
ALTER TABLE ONLY public.away_talks FORCE ROW LEVEL SECURITY;
CREATE FUNCTION sheaf.talk_facts(talk public.away_talks) RETURNS jsonb
    LANGUAGE sql STABLE
    SET search_path TO 'public', 'pg_temp'
    AS $$
  select jsonb_build_object('date', talk.held_on, 'time', talk.starts_at, 'where', talk.host_name) $$;
CREATE TABLE public.talks (
    congregation_id bigint NOT NULL,
    id bigint NOT NULL,
    meeting_id bigint NOT NULL,
    duty_id bigint NOT NULL,
    number smallint NOT NULL,
    person_id bigint,
    speaker_id bigint,
    host_id bigint,
    speaker_name text,
    speaker_congregation text,
    speaker_email text,
    speaker_phone text,
    speaker_lang text,
    confirmed smallint DEFAULT 0 NOT NULL,
    answer text,
    answer_word text,
    answered_at timestamp with time zone,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    cleared_at timestamp with time zone,
    said smallint NOT NULL,
    said_answer text,
    facts jsonb,
    answered_as jsonb,
    asked_as jsonb,
    called_off_at timestamp with time zone,
    proposal_id bigint,
    CONSTRAINT talks_answer_check CHECK ((answer = ANY (ARRAY['accepted'::text, 'declined'::text, 'another'::text]))),
    CONSTRAINT talks_check1 CHECK (((person_id IS NULL) = (speaker_name IS NOT NULL))),
    CONSTRAINT talks_confirmed_check CHECK (((confirmed >= 0) AND (confirmed <= 2))),
    CONSTRAINT talks_number_check CHECK (((number >= 1) AND (number <= 999))),
    CONSTRAINT talks_said_at CHECK (((said_answer IS NULL) = (answered_at IS NULL))),
    CONSTRAINT talks_said_check CHECK (((said >= 0) AND (said <= 2))),
    CONSTRAINT talks_said_word CHECK (((said_answer IS NOT NULL) OR (answer_word IS NULL))),
    CONSTRAINT talks_speaker_name_check CHECK ((speaker_name <> ''::text))
);
ALTER TABLE ONLY public.talks FORCE ROW LEVEL SECURITY;
CREATE FUNCTION sheaf.talk_facts(talk public.talks) RETURNS jsonb
    LANGUAGE sql STABLE
    SET search_path TO 'public', 'pg_temp'
    AS $$
  select jsonb_build_object('date', m.held_on, 'time', m.starts_at) from meetings m
  where m.congregation_id = talk.congregation_id and m.id = talk.meeting_id $$;
CREATE FUNCTION sheaf.tell_cart_guests() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
declare
  guests bigint[];
begin
  execute format('select array(select distinct s.to_congregation from cart_shares s join %I t on t.congregation_id = s.congregation_id and t.%I = s.location_id)',
    case when tg_op = 'DELETE' then 'gone' else 'changed' end, tg_argv[1]) into guests;
  if cardinality(guests) > 0 then perform sheaf.raise_revision(tg_argv[0], guests); end if;
  return null;
end $$;
CREATE FUNCTION sheaf.tell_cart_partners() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
declare
  guests bigint[];
begin
  select array(select distinct s.to_congregation from cart_shares s
    where (s.congregation_id = old.from_congregation and s.to_congregation = old.to_congregation)
       or (s.congregation_id = old.to_congregation and s.to_congregation = old.from_congregation)) into guests;
  if cardinality(guests) > 0 then perform sheaf.raise_revision('sharedCarts', guests); end if;
  return null;
end $$;
CREATE FUNCTION sheaf.tell_changed(congregations bigint[]) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
declare
  congregation bigint;
begin
  if current_setting('app.relay', true) = 'on' then
    insert into sheaf.announcements select unnest(congregations);
  else
    foreach congregation in array congregations loop perform pg_notify('sheaf_changes', congregation::text); end loop;
  end if;
end $$;
CREATE FUNCTION sheaf.tell_former_guests() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
begin
  perform sheaf.raise_revision('sharedCarts', array(select distinct to_congregation from gone));
  return null;
end $$;
CREATE FUNCTION sheaf.tenant_table(target regclass, collection text) RETURNS void
    LANGUAGE plpgsql
    AS $$
begin
  perform sheaf.guard(target);
  execute format('create trigger after_insert after insert on %s referencing new table as changed for each statement execute function sheaf.after_change(%L)', target, collection);
  execute format('create trigger after_update after update on %s referencing old table as gone new table as changed for each statement execute function sheaf.after_change(%L)', target, collection);
  execute format('create trigger after_delete after delete on %s referencing old table as gone for each statement execute function sheaf.after_change(%L)', target, collection);
  execute format('create trigger touch_row before update on %s for each row execute function sheaf.touch_row()', target);
end $$;
CREATE FUNCTION sheaf.touch_person() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
declare
  unedited constant text[] := '{last_login,permission_epoch,updated_at,version}';
begin
  new.updated_at := now();
  -- An update may raise it itself: roles stand in a table of their own.
  new.version := greatest(new.version, old.version + (to_jsonb(new) - unedited is distinct from to_jsonb(old) - unedited)::int);
  return new;
end $$;
CREATE FUNCTION sheaf.touch_row() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  new.updated_at := now();
  new.version := old.version + 1;
  return new;
end $$;
CREATE FUNCTION sheaf.trim_journal(too_old timestamp with time zone) RETURNS bigint
    LANGUAGE sql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
  delete from journal_changes where congregation_id = sheaf.current_congregation() and at < date_trunc('month', too_old, 'UTC');
  with gone as (delete from journal where congregation_id = sheaf.current_congregation() and at < date_trunc('month', too_old, 'UTC') returning 1)
  select count(*) from gone $$;
CREATE FUNCTION sheaf.try_code(contact_email text, contact_phone text, contact_subject bytea, code text, most bigint, at timestamp with time zone) RETURNS TABLE(congregation_id bigint, link_id bigint)
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'sheaf', 'pg_temp'
    AS $$
declare
  day constant bigint := 86400;
  known record;
  link record;
  tries bigint;
  wanted bytea;
begin
  for known in
    select p.congregation_id, p.person_id, subject_of_person(p.congregation_id, p.person_id) as subject
      from find_by_contact(contact_email, contact_phone) p
    union all
    select 0, 0, contact_subject where not exists (select from find_by_contact(contact_email, contact_phone))
  loop
    tries := count_attempt('code', known.subject, day, at);
    wanted := sha256(convert_to(known.person_id || ':' || code, 'UTF8'));
    select l.id, l.code_hash into link from sign_in_links l
      where l.congregation_id = known.congregation_id and l.person_id = known.person_id and l.code_hash is not null
      order by l.id desc limit 1;
    if tries <= most and link.code_hash = wanted then
      perform count_attempt('code', known.subject, day, at, -1);
      congregation_id := known.congregation_id;
      link_id := link.id;
      return next;
    end if;
  end loop;
end $$;
CREATE FUNCTION sheaf.try_code(contact_email text, contact_phones text[], read_in text[], contact_subject bytea, code text, most integer, at timestamp with time zone) RETURNS TABLE(congregation_id bigint, link_id bigint)
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'sheaf', 'pg_temp'
    AS $$
declare
  day constant int := 86400;
  known record;
  link record;
  tries int;
  wanted bytea;
begin
  for known in
    with people as materialized (
      select p.congregation_id, p.person_id from find_by_contact(contact_email, contact_phones, read_in) p)
    select p.congregation_id, p.person_id, subject_of_person(p.congregation_id, p.person_id) as subject from people p
    union all
    select 0, 0, contact_subject where not exists (select from people)
  loop
    tries := count_attempt('code', known.subject, day, at);
    wanted := sha256(convert_to(known.person_id || ':' || code, 'UTF8'));
    select l.id, l.code_hash into link from sign_in_links l
      where l.congregation_id = known.congregation_id and l.person_id = known.person_id and l.code_hash is not null
      order by l.id desc limit 1;
    if tries <= most and link.code_hash = wanted then
      perform count_attempt('code', known.subject, day, at, -1);
      congregation_id := known.congregation_id;
      link_id := link.id;
      return next;
    end if;
  end loop;
end $$;
CREATE FUNCTION sheaf.unit_names(unit text) RETURNS text[]
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $_$
  select case when unit is null or unit ~ '^[0-9]{1,9}$' then null else sheaf.named_units(unit) end $_$;
CREATE FUNCTION sheaf.unit_numbers(unit text) RETURNS int8multirange
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $_$
  select case when unit is null then null
    when unit ~ '^[0-9]{1,9}$' then int8multirange(int8range(unit::int8 * 27, unit::int8 * 27, '[]'))
    else sheaf.unit_places(unit) end $_$;
CREATE FUNCTION sheaf.unit_places(unit text) RETURNS int8multirange
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$
  select range_agg(case when kind = 'letter' then int8range(low - 123, high - 123, '[]')
      when ranged then int8range(low::int8 * 27, high::int8 * 27 + 26, '[]')
      else int8range(place, place, '[]') end)
  from sheaf.unit_spans(unit)
  cross join lateral (select low::int8 * 27 + case letter when '' then 0 else ascii(letter) - 96 end as place) p
  where kind in ('number', 'letter') $$;
CREATE FUNCTION sheaf.unit_spans(unit text) RETURNS TABLE(kind text, low integer, high integer, ranged boolean, letter text)
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $_$
  select case when n is not null then 'number' when l is not null then 'letter' else '=' || replace(part, ' ', '') end,
    case when n is not null then least(n[1]::int, n[3]::int) when l is not null then least(ascii(l[1]), ascii(l[2])) else 0 end,
    case when n is not null then greatest(n[1]::int, n[3]::int) when l is not null then greatest(ascii(l[1]), ascii(l[2])) else 0 end,
    coalesce(n[3], l[2]) is not null,
    case when n[3] is null then coalesce(n[2], '') else '' end
  from regexp_split_to_table(replace(regexp_replace(sheaf.fold_text(coalesce(unit, '')), '([0-9]) (?=[0-9])', '\1,', 'g'), ' to ', '-'),
    '[,;&]| and ') as written
  cross join lateral (select btrim(written, ' ') as part) p
  cross join lateral (select
    regexp_match(part, '^(?:[^0-9]*[ .#:/]|unit|flat|apt|apartment|suite|shop|room|no)?([0-9]{1,9}) ?([a-z])?(?: ?[-+] ?([0-9]{1,9}) ?[a-z]?)?$') as n,
    regexp_match(part, '^(?:[^0-9]*[^0-9 ]{2}[ .#:/]+)?([a-z])(?: ?- ?([a-z]))?$') as l) m
  where part <> '' $_$;
CREATE FUNCTION sheaf.unmoved(data jsonb) RETURNS jsonb
    LANGUAGE sql IMMUTABLE
    AS $$ select data - '{version,updated_at,permission_epoch,last_login,last_activity_at}'::text[] $$;
CREATE FUNCTION sheaf.use_congregation_numbers(first_number bigint, last_number bigint) RETURNS void
    LANGUAGE plpgsql
    AS $_$
declare
  sequence constant text := pg_get_serial_sequence('congregations', 'congregation_id');
  next_number bigint;
begin
  lock table congregations in share row exclusive mode;
  perform from pg_sequence where seqrelid = sequence::regclass and seqmin = first_number and seqmax = last_number;
  if found then return; end if;
  select greatest(coalesce(max(number) + 1, first_number), first_number) into next_number from (
    select congregation_id as number from congregations union all select id from directory_congregations) n
    where number between first_number and last_number;
  execute format('alter sequence %1$s minvalue %2$s maxvalue %3$s start %2$s restart %4$s', sequence, first_number, last_number, next_number);
end $_$;
CREATE FUNCTION sheaf.use_ticket(ticket_hash bytea, of_document text, at timestamp with time zone) RETURNS bytea
    LANGUAGE sql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
  with used as (
    update report_tickets set used_at = at
    where token_hash = ticket_hash and document = of_document and used_at is null and expires_at > at
    returning congregation_id, session_id)
  select s.token_hash from used join sessions s on s.congregation_id = used.congregation_id and s.id = used.session_id $$;
CREATE FUNCTION sheaf.wake_answers() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
declare waiting bigint;
begin
  for waiting in execute format('select distinct congregation_id from changed where %s and facts is distinct from coalesce(asked_as, answered_as)',
    case tg_table_name when 'duties' then 'said is not null' else 'said = 1' end) loop
    perform sheaf.enqueue(tg_argv[0], json_build_object('congregationId', waiting), tg_argv[0] || ' ' || waiting);
  end loop;
  return null;
end $$;
CREATE FUNCTION sheaf.wake_for_events() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
declare own bigint := coalesce(new.congregation_id, old.congregation_id);
begin
  perform sheaf.enqueue('tell-changed-duties', json_build_object('congregationId', own), 'tell-changed-duties ' || own);
  perform sheaf.enqueue('tell-changed-talks', json_build_object('congregationId', own), 'tell-changed-talks ' || own);
  return null;
end $$;
CREATE FUNCTION sheaf.weekday_of(stored jsonb) RETURNS bigint
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $_$
  select case when stored #>> '{}' ~ '^[0-6]$' then (stored #>> '{}')::bigint else 0 end $_$;
CREATE FUNCTION sheaf.weekend_taken(host bigint, monday date) RETURNS boolean
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
  select exists (
    select from sheaf.speaker_shares() s
    join meetings m on m.congregation_id = s.congregation_id and m.type = 'public' and m.week = monday and m.language_group_id is null
    join talks t on t.congregation_id = m.congregation_id and t.meeting_id = m.id
    where s.congregation_id = host and s.closely and t.cleared_at is null and t.confirmed <> 2 and t.person_id is null
      and t.host_id is distinct from sheaf.current_congregation()) $$;
CREATE TABLE public.account_balances (
    congregation_id bigint NOT NULL,
    balance_cents integer DEFAULT 0 NOT NULL,
    overdraft_cents integer DEFAULT 2000 NOT NULL,
    CONSTRAINT account_balances_overdraft_cents_check CHECK ((overdraft_cents >= 0))
);
ALTER TABLE ONLY public.account_balances FORCE ROW LEVEL SECURITY;
CREATE TABLE public.congregations (
    congregation_id bigint NOT NULL,
    name text NOT NULL,
    country_id bigint,
    region_id bigint,
    suburb text,
    postcode text,
    address text,
    circuit text,
    lang text DEFAULT 'en'::text NOT NULL,
    time_format smallint DEFAULT 12 NOT NULL,
    timezone_id text DEFAULT 'Australia/Hobart'::text NOT NULL,
    accounts_pub bigint,
    assigned_map_cutoff integer DEFAULT 120 NOT NULL,
    stagnant_map_threshold integer DEFAULT 30 NOT NULL,
    blocks_as_letters boolean DEFAULT true NOT NULL,
    address_option_limit integer DEFAULT 5 NOT NULL,
    address_attempts integer DEFAULT 3 NOT NULL,
    address_timeout integer DEFAULT 14 NOT NULL,
    expired_addresses smallint DEFAULT 0 NOT NULL,
    email_addresses_to text,
    show_address_date boolean DEFAULT true NOT NULL,
    sms_user text,
    sms_pass text,
    device text,
    reporting boolean DEFAULT true NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    sms_signing_key text,
    CONSTRAINT congregations_address_attempts_check CHECK ((address_attempts >= 0)),
    CONSTRAINT congregations_address_option_limit_check CHECK ((address_option_limit >= 0)),
    CONSTRAINT congregations_address_timeout_check CHECK ((address_timeout >= 0)),
    CONSTRAINT congregations_assigned_map_cutoff_check CHECK ((assigned_map_cutoff >= 0)),
    CONSTRAINT congregations_expired_addresses_check CHECK ((expired_addresses = ANY (ARRAY[0, 1]))),
    CONSTRAINT congregations_name_check CHECK ((name <> ''::text)),
    CONSTRAINT congregations_stagnant_map_threshold_check CHECK ((stagnant_map_threshold >= 0)),
    CONSTRAINT congregations_time_format_check CHECK ((time_format = ANY (ARRAY[12, 24])))
);
ALTER TABLE ONLY public.congregations FORCE ROW LEVEL SECURITY;
CREATE VIEW public.address_rules WITH (security_invoker='true') AS
 SELECT congregations.congregation_id,
    congregations.address_timeout,
    congregations.address_option_limit,
    congregations.show_address_date
   FROM public.congregations;
CREATE TABLE public.answer_links (
    congregation_id bigint NOT NULL,
    id bigint NOT NULL,
    token_hash bytea NOT NULL,
    purpose text NOT NULL,
    duty_id bigint NOT NULL,
    person_id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT answer_links_purpose_check CHECK ((purpose = 'acknowledge'::text))
);
ALTER TABLE ONLY public.answer_links FORCE ROW LEVEL SECURITY;
ALTER TABLE public.answer_links ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.answer_links_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.attendance (
    congregation_id bigint NOT NULL,
    id bigint NOT NULL,
    type text NOT NULL,
    week date NOT NULL,
    people integer NOT NULL,
    counted_by bigint,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    language_group_id bigint,
    CONSTRAINT attendance_people_check CHECK (((people >= 0) AND (people <= 100000))),
    CONSTRAINT attendance_type_check CHECK ((type = ANY (ARRAY['clam'::text, 'public'::text]))),
    CONSTRAINT attendance_week_check CHECK ((EXTRACT(isodow FROM week) = (1)::numeric))
);
ALTER TABLE ONLY public.attendance FORCE ROW LEVEL SECURITY;
ALTER TABLE public.attendance ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.attendance_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.available_addresses (
    congregation_id bigint NOT NULL,
    id bigint NOT NULL,
    map_id bigint NOT NULL,
    street_id bigint NOT NULL,
    house text NOT NULL,
    suffix text,
    unit text,
    lang text,
    name text,
    phone text,
    contact text,
    attempt integer DEFAULT 0 NOT NULL,
    adjusted_at timestamp with time zone DEFAULT now() NOT NULL,
    lat double precision,
    lng double precision,
    source_type text DEFAULT 'manual'::text NOT NULL,
    assigned_to bigint,
    assigned_at timestamp with time zone,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    tried jsonb DEFAULT '[]'::jsonb NOT NULL,
    expired boolean DEFAULT false NOT NULL,
    preloaded_id bigint,
    foreign_id bigint,
    lent_by bigint,
    house_low integer GENERATED ALWAYS AS (sheaf.house_low(house, suffix)) STORED NOT NULL,
    house_high integer GENERATED ALWAYS AS (sheaf.house_high(house, suffix)) STORED NOT NULL,
    house_mark text GENERATED ALWAYS AS (sheaf.house_mark(house, suffix)) STORED,
    unit_numbers int8multirange GENERATED ALWAYS AS (sheaf.unit_numbers(unit)) STORED,
    unit_names text[] GENERATED ALWAYS AS (sheaf.unit_names(unit)) STORED,
    CONSTRAINT available_addresses_attempt_check CHECK ((attempt >= 0)),
    CONSTRAINT available_addresses_house_check CHECK ((length(house) <= 10)),
    CONSTRAINT available_addresses_kept_since_check CHECK (((assigned_to IS NULL) = (assigned_at IS NULL))),
    CONSTRAINT available_addresses_lent_by_check CHECK (((lent_by IS NULL) OR ((assigned_to IS NOT NULL) AND (assigned_to <> lent_by)))),
    CONSTRAINT available_addresses_source_type_check CHECK ((source_type = ANY (ARRAY['manual'::text, 'preloaded'::text, 'foreign'::text]))),
    CONSTRAINT available_addresses_suffix_check CHECK ((length(suffix) <= 24)),
    CONSTRAINT available_addresses_tried_check CHECK ((jsonb_typeof(tried) = 'array'::text)),
    CONSTRAINT available_addresses_unit_check CHECK ((length(unit) <= 25))
);
ALTER TABLE ONLY public.available_addresses FORCE ROW LEVEL SECURITY;
ALTER TABLE public.available_addresses ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.available_addresses_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.away_dates (
    congregation_id bigint NOT NULL,
    id bigint NOT NULL,
    person_id bigint NOT NULL,
    starts_on date NOT NULL,
    ends_on date NOT NULL,
    comment text,
    present boolean DEFAULT false NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT away_dates_check CHECK ((ends_on >= starts_on))
);
ALTER TABLE ONLY public.away_dates FORCE ROW LEVEL SECURITY;
ALTER TABLE public.away_dates ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.away_dates_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
ALTER TABLE public.away_talks ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.away_talks_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.bank_payments (
    congregation_id bigint NOT NULL,
    id bigint NOT NULL,
    reference text NOT NULL,
    cents integer NOT NULL,
    received_on date NOT NULL,
    booked_at timestamp with time zone NOT NULL,
    settled jsonb NOT NULL,
    undone_at timestamp with time zone,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT bank_payments_cents_check CHECK ((cents > 0)),
    CONSTRAINT bank_payments_reference_check CHECK ((reference ~ '^[A-Z0-9][A-Z0-9 ./:-]{0,79}$'::text))
);
ALTER TABLE ONLY public.bank_payments FORCE ROW LEVEL SECURITY;
ALTER TABLE public.bank_payments ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.bank_payments_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.calendar_feeds (
    congregation_id bigint NOT NULL,
    person_id bigint NOT NULL,
    entries jsonb DEFAULT '{}'::jsonb NOT NULL
);
ALTER TABLE ONLY public.calendar_feeds FORCE ROW LEVEL SECURITY;
CREATE TABLE public.card_payments (
    congregation_id bigint NOT NULL,
    id bigint NOT NULL,
    reference text NOT NULL,
    cents integer NOT NULL,
    fee_cents integer NOT NULL,
    state text DEFAULT 'begun'::text NOT NULL,
    refunded_cents bigint DEFAULT 0 NOT NULL,
    disputes jsonb DEFAULT '{}'::jsonb NOT NULL,
    begun_at timestamp with time zone NOT NULL,
    paid_at timestamp with time zone,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    page text,
    reported_cents bigint,
    reported_currency text,
    CONSTRAINT card_payments_cents_check CHECK ((cents > 0)),
    CONSTRAINT card_payments_check CHECK (((state = 'paid'::text) = (paid_at IS NOT NULL))),
    CONSTRAINT card_payments_check1 CHECK (((reported_cents IS NULL) = (reported_currency IS NULL))),
    CONSTRAINT card_payments_fee_cents_check CHECK ((fee_cents >= 0)),
    CONSTRAINT card_payments_reference_check CHECK ((reference ~ '^[0-9a-f]{64}$'::text)),
    CONSTRAINT card_payments_refunded_cents_check CHECK ((refunded_cents >= 0)),
    CONSTRAINT card_payments_reported_cents_check CHECK ((reported_cents >= 0)),
    CONSTRAINT card_payments_reported_currency_check CHECK ((reported_currency ~ '^[A-Z]{3}$'::text)),
    CONSTRAINT card_payments_state_check CHECK ((state = ANY (ARRAY['begun'::text, 'open'::text, 'paid'::text, 'cancelled'::text])))
);
ALTER TABLE ONLY public.card_payments FORCE ROW LEVEL SECURITY;
ALTER TABLE public.card_payments ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.card_payments_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.carried_totals (
    congregation_id bigint NOT NULL,
    id bigint NOT NULL,
    month date NOT NULL,
    report_group text NOT NULL,
    count integer NOT NULL,
    placements integer DEFAULT 0 NOT NULL,
    videos integer DEFAULT 0 NOT NULL,
    hours integer DEFAULT 0 NOT NULL,
    return_visits integer DEFAULT 0 NOT NULL,
    studies integer DEFAULT 0 NOT NULL,
    special_hours integer DEFAULT 0 NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT carried_totals_count_check CHECK (((count >= 0) AND (count <= 100000))),
    CONSTRAINT carried_totals_hours_check CHECK (((hours >= 0) AND (hours <= 10000000))),
    CONSTRAINT carried_totals_month_check CHECK ((EXTRACT(day FROM month) = (1)::numeric)),
    CONSTRAINT carried_totals_placements_check CHECK (((placements >= 0) AND (placements <= 10000000))),
    CONSTRAINT carried_totals_report_group_check CHECK ((report_group = ANY (ARRAY['pub'::text, 'aux'::text, 'pio'::text, 'spc'::text]))),
    CONSTRAINT carried_totals_return_visits_check CHECK (((return_visits >= 0) AND (return_visits <= 10000000))),
    CONSTRAINT carried_totals_special_hours_check CHECK (((special_hours >= 0) AND (special_hours <= 10000000))),
    CONSTRAINT carried_totals_studies_check CHECK (((studies >= 0) AND (studies <= 10000000))),
    CONSTRAINT carried_totals_videos_check CHECK (((videos >= 0) AND (videos <= 10000000)))
);
ALTER TABLE ONLY public.carried_totals FORCE ROW LEVEL SECURITY;
ALTER TABLE public.carried_totals ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.carried_totals_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.cart_blocks (
    congregation_id bigint NOT NULL,
    id bigint NOT NULL,
    location_id bigint NOT NULL,
    weekday smallint NOT NULL,
    from_at text NOT NULL,
    to_at text NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT cart_blocks_check CHECK ((from_at < to_at)),
    CONSTRAINT cart_blocks_from_at_check CHECK ((from_at ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'::text)),
    CONSTRAINT cart_blocks_to_at_check CHECK ((to_at ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'::text)),
    CONSTRAINT cart_blocks_weekday_check CHECK (((weekday >= 1) AND (weekday <= 7)))
);
ALTER TABLE ONLY public.cart_blocks FORCE ROW LEVEL SECURITY;
ALTER TABLE public.cart_blocks ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.cart_blocks_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.cart_locations (
    congregation_id bigint NOT NULL,
    id bigint NOT NULL,
    label text NOT NULL,
    max_people smallint NOT NULL,
    opens_at text NOT NULL,
    closes_at text NOT NULL,
    first_day date,
    active boolean DEFAULT true NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT cart_locations_check CHECK ((opens_at < closes_at)),
    CONSTRAINT cart_locations_closes_at_check CHECK ((closes_at ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'::text)),
    CONSTRAINT cart_locations_label_check CHECK ((label <> ''::text)),
    CONSTRAINT cart_locations_max_people_check CHECK (((max_people >= 1) AND (max_people <= 8))),
    CONSTRAINT cart_locations_opens_at_check CHECK ((opens_at ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'::text))
);
ALTER TABLE ONLY public.cart_locations FORCE ROW LEVEL SECURITY;
ALTER TABLE public.cart_locations ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.cart_locations_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.cart_rotation_people (
    congregation_id bigint NOT NULL,
    id bigint NOT NULL,
    rotation_id bigint NOT NULL,
    person_id bigint NOT NULL,
    "order" smallint NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT cart_rotation_people_order_check CHECK (("order" >= 1))
);
ALTER TABLE ONLY public.cart_rotation_people FORCE ROW LEVEL SECURITY;
ALTER TABLE public.cart_rotation_people ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.cart_rotation_people_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.cart_rotations (
    congregation_id bigint NOT NULL,
    id bigint NOT NULL,
    location_id bigint NOT NULL,
    active boolean DEFAULT true NOT NULL,
    frequency text NOT NULL,
    day_of_week smallint NOT NULL,
    week_of_month smallint NOT NULL,
    starts_at text NOT NULL,
    minutes smallint NOT NULL,
    people_count smallint NOT NULL,
    anchor date NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT cart_rotations_day_of_week_check CHECK (((day_of_week >= 0) AND (day_of_week <= 6))),
    CONSTRAINT cart_rotations_frequency_check CHECK ((frequency = ANY (ARRAY['week'::text, 'fortnight'::text, 'month'::text]))),
    CONSTRAINT cart_rotations_minutes_check CHECK (((minutes >= 60) AND (minutes <= 240))),
    CONSTRAINT cart_rotations_people_count_check CHECK (((people_count >= 2) AND (people_count <= 3))),
    CONSTRAINT cart_rotations_starts_at_check CHECK ((starts_at ~ '^([01][0-9]|2[0-3]):[0-5][05]$'::text)),
    CONSTRAINT cart_rotations_week_of_month_check CHECK (((week_of_month >= 0) AND (week_of_month <= 4)))
);
ALTER TABLE ONLY public.cart_rotations FORCE ROW LEVEL SECURITY;
ALTER TABLE public.cart_rotations ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.cart_rotations_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.cart_seats (
    congregation_id bigint NOT NULL,
    id bigint NOT NULL,
    shift_id bigint NOT NULL,
    location_id bigint NOT NULL,
    duty_id bigint,
    on_date date NOT NULL,
    from_minute smallint NOT NULL,
    to_minute smallint NOT NULL,
    lane smallint NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    guest_place smallint,
    guest_name text,
    CONSTRAINT cart_seats_check CHECK ((from_minute < to_minute)),
    CONSTRAINT cart_seats_check1 CHECK (((duty_id IS NULL) = (guest_place IS NOT NULL))),
    CONSTRAINT cart_seats_check2 CHECK (((guest_name IS NULL) OR (duty_id IS NULL))),
    CONSTRAINT cart_seats_from_minute_check CHECK ((from_minute >= 0)),
    CONSTRAINT cart_seats_guest_place_check CHECK (((guest_place >= 1) AND (guest_place <= 8))),
    CONSTRAINT cart_seats_lane_check CHECK (((lane >= 1) AND (lane <= 8)))
);
ALTER TABLE ONLY public.cart_seats FORCE ROW LEVEL SECURITY;
ALTER TABLE public.cart_seats ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.cart_seats_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.cart_shares (
    congregation_id bigint NOT NULL,
    id bigint NOT NULL,
    location_id bigint NOT NULL,
    to_congregation bigint NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    guest_hours smallint DEFAULT 8 NOT NULL,
    CONSTRAINT cart_shares_check CHECK ((to_congregation <> congregation_id)),
    CONSTRAINT cart_shares_guest_hours_check CHECK (((guest_hours >= 0) AND (guest_hours <= 168)))
);
ALTER TABLE ONLY public.cart_shares FORCE ROW LEVEL SECURITY;
ALTER TABLE public.cart_shares ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.cart_shares_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.cart_shifts (
    congregation_id bigint NOT NULL,
    id bigint NOT NULL,
    location_id bigint NOT NULL,
    on_date date NOT NULL,
    starts_at text NOT NULL,
    minutes smallint NOT NULL,
    state text DEFAULT 'booked'::text NOT NULL,
    placements integer,
    conversations integer,
    traffic smallint,
    comments text,
    reported_by bigint,
    reported_at timestamp with time zone,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    rotation_id bigint,
    rotation_date date,
    by_hand boolean DEFAULT false NOT NULL,
    guest_congregation bigint,
    CONSTRAINT cart_shifts_check CHECK (((reported_at IS NULL) = (traffic IS NULL))),
    CONSTRAINT cart_shifts_check1 CHECK (((reported_at IS NULL) OR (state = 'booked'::text))),
    CONSTRAINT cart_shifts_check2 CHECK ((guest_congregation <> congregation_id)),
    CONSTRAINT cart_shifts_check3 CHECK (((guest_congregation IS NULL) OR ((rotation_id IS NULL) AND (reported_by IS NULL)))),
    CONSTRAINT cart_shifts_conversations_check CHECK ((conversations >= 0)),
    CONSTRAINT cart_shifts_minutes_check CHECK (((minutes >= 60) AND (minutes <= 240))),
    CONSTRAINT cart_shifts_placements_check CHECK ((placements >= 0)),
    CONSTRAINT cart_shifts_rotation_check CHECK (((rotation_id IS NULL) OR (rotation_date IS NOT NULL))),
    CONSTRAINT cart_shifts_starts_at_check CHECK ((starts_at ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'::text)),
    CONSTRAINT cart_shifts_state_check CHECK ((state = ANY (ARRAY['booked'::text, 'no-show'::text, 'cancelled'::text]))),
    CONSTRAINT cart_shifts_traffic_check CHECK (((traffic >= 1) AND (traffic <= 3)))
);
ALTER TABLE ONLY public.cart_shifts FORCE ROW LEVEL SECURITY;
ALTER TABLE public.cart_shifts ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.cart_shifts_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.cart_visits (
    congregation_id bigint NOT NULL,
    id bigint NOT NULL,
    host_congregation bigint NOT NULL,
    host_location bigint NOT NULL,
    host_shift bigint NOT NULL,
    label text NOT NULL,
    zone text NOT NULL,
    on_date date NOT NULL,
    starts_at text NOT NULL,
    minutes smallint NOT NULL,
    state text DEFAULT 'booked'::text NOT NULL,
    reported_at timestamp with time zone,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT cart_visits_check CHECK ((host_congregation <> congregation_id)),
    CONSTRAINT cart_visits_check1 CHECK (((reported_at IS NULL) OR (state = 'booked'::text))),
    CONSTRAINT cart_visits_minutes_check CHECK (((minutes >= 60) AND (minutes <= 240))),
    CONSTRAINT cart_visits_starts_at_check CHECK ((starts_at ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'::text)),
    CONSTRAINT cart_visits_state_check CHECK ((state = ANY (ARRAY['booked'::text, 'no-show'::text])))
);
ALTER TABLE ONLY public.cart_visits FORCE ROW LEVEL SECURITY;
ALTER TABLE public.cart_visits ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.cart_visits_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.change_requests (
    congregation_id bigint NOT NULL,
    id bigint NOT NULL,
    field_meeting_id bigint NOT NULL,
    from_person bigint NOT NULL,
    to_person bigint NOT NULL,
    state text DEFAULT 'open'::text NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT change_requests_check CHECK ((to_person <> from_person)),
    CONSTRAINT change_requests_state_check CHECK ((state = ANY (ARRAY['open'::text, 'accepted'::text, 'rejected'::text, 'withdrawn'::text])))
);
ALTER TABLE ONLY public.change_requests FORCE ROW LEVEL SECURITY;
ALTER TABLE public.change_requests ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.change_requests_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.completed_blocks (
    congregation_id bigint NOT NULL,
    assignment_id bigint NOT NULL,
    block integer NOT NULL,
    completed_by bigint,
    completed_at timestamp with time zone DEFAULT now() NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT completed_blocks_block_check CHECK ((block >= 1))
);
ALTER TABLE ONLY public.completed_blocks FORCE ROW LEVEL SECURITY;
CREATE VIEW public.congregation_clocks WITH (security_invoker='true') AS
 SELECT congregations.congregation_id,
    congregations.timezone_id
   FROM public.congregations;
CREATE TABLE public.congregation_export_parts (
    congregation_id bigint NOT NULL,
    export_id bigint NOT NULL,
    part integer NOT NULL,
    bytes bytea NOT NULL
);
ALTER TABLE ONLY public.congregation_export_parts ALTER COLUMN bytes SET STORAGE EXTERNAL;
ALTER TABLE ONLY public.congregation_export_parts FORCE ROW LEVEL SECURITY;
CREATE TABLE public.congregation_exports (
    congregation_id bigint NOT NULL,
    id bigint NOT NULL,
    requested_by bigint NOT NULL,
    state text DEFAULT 'waiting'::text NOT NULL,
    attempts smallint DEFAULT 0 NOT NULL,
    rows_total integer DEFAULT 0 NOT NULL,
    rows_done integer DEFAULT 0 NOT NULL,
    size bigint DEFAULT 0 NOT NULL,
    ready_at timestamp with time zone,
    expires_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT congregation_exports_check CHECK (((state = 'ready'::text) = ((ready_at IS NOT NULL) AND (expires_at IS NOT NULL)))),
    CONSTRAINT congregation_exports_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'running'::text, 'ready'::text, 'failed'::text])))
);
ALTER TABLE ONLY public.congregation_exports FORCE ROW LEVEL SECURITY;
ALTER TABLE public.congregation_exports ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.congregation_exports_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
ALTER TABLE public.congregations ALTER COLUMN congregation_id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.congregations_congregation_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.countries (
    id bigint NOT NULL,
    code text NOT NULL,
    name text NOT NULL,
    CONSTRAINT countries_code_check CHECK ((code ~ '^[A-Z]{2}$'::text))
);
ALTER TABLE ONLY public.countries FORCE ROW LEVEL SECURITY;
CREATE VIEW public.current_people WITH (security_invoker='true') AS
 SELECT people.congregation_id,
    people.id,
    people.first_name,
    people.last_name,
    people.gender,
    people.appointment,
    people.active,
    people.group_id,
    people.permission_epoch
   FROM public.people
  WHERE (people.deleted_at IS NULL);
CREATE TABLE public.directory_congregations (
    congregation_id bigint NOT NULL,
    id bigint DEFAULT nextval((pg_get_serial_sequence('congregations'::text, 'congregation_id'::text))::regclass) NOT NULL,
    name text NOT NULL,
    country_id bigint,
    region_id bigint,
    suburb text,
    postcode text,
    address text,
    circuit text,
    lang text,
    timezone_id text,
    public_day smallint DEFAULT 0 NOT NULL,
    public_start_time text DEFAULT '10:00'::text NOT NULL,
    contact_name text,
    contact_email text,
    contact_phone text,
    name_key text GENERATED ALWAYS AS (sheaf.fold_text(name)) STORED NOT NULL COLLATE pg_catalog."C",
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT directory_congregations_name_check CHECK ((name <> ''::text)),
    CONSTRAINT directory_congregations_public_day_check CHECK (((public_day >= 0) AND (public_day <= 6))),
    CONSTRAINT directory_congregations_public_start_time_check CHECK ((public_start_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'::text))
);
ALTER TABLE ONLY public.directory_congregations FORCE ROW LEVEL SECURITY;
CREATE TABLE public.directory_partners (
    id bigint NOT NULL,
    from_congregation bigint NOT NULL,
    to_congregation bigint NOT NULL,
    asked_at timestamp with time zone DEFAULT now() NOT NULL,
    confirmed_at timestamp with time zone,
    CONSTRAINT directory_partners_check CHECK ((from_congregation <> to_congregation))
);
ALTER TABLE ONLY public.directory_partners FORCE ROW LEVEL SECURITY;
ALTER TABLE public.directory_partners ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.directory_partners_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.directory_speakers (
    congregation_id bigint NOT NULL,
    id bigint DEFAULT nextval((pg_get_serial_sequence('people'::text, 'id'::text))::regclass) NOT NULL,
    host_id bigint NOT NULL,
    full_name text NOT NULL,
    email text,
    phone text,
    appointment text NOT NULL,
    outlines integer[] DEFAULT '{}'::integer[] NOT NULL,
    name_key text GENERATED ALWAYS AS (sheaf.fold_text(full_name)) STORED NOT NULL COLLATE pg_catalog."C",
    last_key text GENERATED ALWAYS AS (regexp_replace(sheaf.fold_text(full_name), '^(.*) ([^ ]+)$'::text, '\2 \1'::text)) STORED NOT NULL COLLATE pg_catalog."C",
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT directory_speakers_appointment_check CHECK ((appointment = ANY (ARRAY['elder'::text, 'servant'::text]))),
    CONSTRAINT directory_speakers_full_name_check CHECK ((full_name <> ''::text))
);
ALTER TABLE ONLY public.directory_speakers FORCE ROW LEVEL SECURITY;
CREATE TABLE public.do_not_calls (
    congregation_id bigint NOT NULL,
    id bigint NOT NULL,
    map_id bigint NOT NULL,
    street_id bigint NOT NULL,
    number integer NOT NULL,
    suffix text,
    unit text,
    date date NOT NULL,
    note text,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    house_low integer GENERATED ALWAYS AS (sheaf.house_low((number)::text, suffix)) STORED NOT NULL,
    house_high integer GENERATED ALWAYS AS (sheaf.house_high((number)::text, suffix)) STORED NOT NULL,
    house_mark text GENERATED ALWAYS AS (sheaf.house_mark((number)::text, suffix)) STORED,
    unit_numbers int8multirange GENERATED ALWAYS AS (sheaf.unit_numbers(unit)) STORED,
    unit_names text[] GENERATED ALWAYS AS (sheaf.unit_names(unit)) STORED,
    CONSTRAINT do_not_calls_note_check CHECK ((length(note) <= 500)),
    CONSTRAINT do_not_calls_number_check CHECK ((number > 0)),
    CONSTRAINT do_not_calls_suffix_check CHECK ((length(suffix) <= 24)),
    CONSTRAINT do_not_calls_unit_check CHECK ((length(unit) <= 25))
);
ALTER TABLE ONLY public.do_not_calls FORCE ROW LEVEL SECURITY;
ALTER TABLE public.do_not_calls ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.do_not_calls_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.domain_settings (
    congregation_id bigint NOT NULL,
    part text NOT NULL,
    settings jsonb DEFAULT '{}'::jsonb NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);
ALTER TABLE ONLY public.domain_settings FORCE ROW LEVEL SECURITY;
ALTER TABLE public.duties ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.duties_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.events (
    congregation_id bigint NOT NULL,
    id bigint NOT NULL,
    type text NOT NULL,
    extent text DEFAULT 'everyone'::text NOT NULL,
    starts_on date NOT NULL,
    starts_at text NOT NULL,
    ends_on date NOT NULL,
    ends_at text NOT NULL,
    label text,
    location text,
    has_speaker boolean DEFAULT false NOT NULL,
    speaker text,
    theme text,
    public_theme text,
    cancels_meeting text DEFAULT 'none'::text NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT events_cancels_meeting_check CHECK ((cancels_meeting = ANY (ARRAY['none'::text, 'clm'::text, 'public'::text, 'both'::text]))),
    CONSTRAINT events_check CHECK ((ROW(ends_on, ends_at) >= ROW(starts_on, starts_at))),
    CONSTRAINT events_check1 CHECK (((type <> 'custom'::text) OR (label IS NOT NULL))),
    CONSTRAINT events_check2 CHECK ((has_speaker OR ((speaker IS NULL) AND (theme IS NULL) AND (public_theme IS NULL)))),
    CONSTRAINT events_ends_at_check CHECK ((ends_at ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'::text)),
    CONSTRAINT events_extent_check CHECK ((extent = ANY (ARRAY['everyone'::text, 'elders'::text, 'appointed'::text, 'pioneers_elders'::text, 'pioneers'::text]))),
    CONSTRAINT events_starts_at_check CHECK ((starts_at ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'::text)),
    CONSTRAINT events_type_check CHECK ((type = ANY (ARRAY['custom'::text, 'assembly'::text, 'co'::text, 'special'::text, 'memorial'::text, 'convention'::text, 'pioneer_day'::text, 'bee'::text, 'kmse'::text, 'annual_pioneer'::text])))
);
ALTER TABLE ONLY public.events FORCE ROW LEVEL SECURITY;
ALTER TABLE public.events ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.events_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.families (
    congregation_id bigint NOT NULL,
    id bigint NOT NULL,
    name text NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT families_name_check CHECK (((name <> ''::text) AND (length(name) <= 60)))
);
ALTER TABLE ONLY public.families FORCE ROW LEVEL SECURITY;
ALTER TABLE public.families ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.families_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.family_members (
    congregation_id bigint NOT NULL,
    person_id bigint NOT NULL,
    family_id bigint NOT NULL,
    tie text NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT family_members_tie_check CHECK ((tie = ANY (ARRAY['head'::text, 'spouse'::text, 'child'::text, 'parent'::text, 'other'::text])))
);
ALTER TABLE ONLY public.family_members FORCE ROW LEVEL SECURITY;
CREATE TABLE public.field_groups (
    congregation_id bigint NOT NULL,
    id bigint NOT NULL,
    label text,
    meeting_day smallint NOT NULL,
    starts_at text NOT NULL,
    online boolean NOT NULL,
    location text NOT NULL,
    coordinates text,
    overseer_id bigint,
    group_id bigint,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    active boolean DEFAULT true NOT NULL,
    CONSTRAINT field_groups_check CHECK (((coordinates IS NULL) OR (NOT online))),
    CONSTRAINT field_groups_location_check CHECK ((location <> ''::text)),
    CONSTRAINT field_groups_meeting_day_check CHECK (((meeting_day >= 0) AND (meeting_day <= 6))),
    CONSTRAINT field_groups_starts_at_check CHECK ((starts_at ~ '^([01][0-9]|2[0-3]):[0-5][05]$'::text))
);
ALTER TABLE ONLY public.field_groups FORCE ROW LEVEL SECURITY;
ALTER TABLE public.field_groups ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.field_groups_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.field_meetings (
    congregation_id bigint NOT NULL,
    id bigint NOT NULL,
    field_group_id bigint,
    special_group_id bigint,
    rotation_group_id bigint,
    on_date date NOT NULL,
    starts_at text NOT NULL,
    hidden_by bigint,
    by_hand boolean DEFAULT false NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT field_meetings_check CHECK ((num_nonnulls(field_group_id, special_group_id, rotation_group_id) = 1)),
    CONSTRAINT field_meetings_check1 CHECK (((hidden_by IS NULL) OR (field_group_id IS NOT NULL)))
);
ALTER TABLE ONLY public.field_meetings FORCE ROW LEVEL SECURITY;
ALTER TABLE public.field_meetings ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.field_meetings_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.foreign_addresses (
    congregation_id bigint NOT NULL,
    id bigint NOT NULL,
    map_id bigint NOT NULL,
    street_id bigint NOT NULL,
    house text NOT NULL,
    suffix text,
    unit text,
    lang text NOT NULL,
    assigned_id bigint,
    assigned_map_id bigint,
    lat double precision,
    lng double precision,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    house_low integer GENERATED ALWAYS AS (sheaf.house_low(house, suffix)) STORED NOT NULL,
    house_high integer GENERATED ALWAYS AS (sheaf.house_high(house, suffix)) STORED NOT NULL,
    house_mark text GENERATED ALWAYS AS (sheaf.house_mark(house, suffix)) STORED,
    unit_numbers int8multirange GENERATED ALWAYS AS (sheaf.unit_numbers(unit)) STORED,
    unit_names text[] GENERATED ALWAYS AS (sheaf.unit_names(unit)) STORED,
    CONSTRAINT foreign_addresses_house_check CHECK ((length(house) <= 10)),
    CONSTRAINT foreign_addresses_suffix_check CHECK ((length(suffix) <= 24)),
    CONSTRAINT foreign_addresses_unit_check CHECK ((length(unit) <= 25))
);
ALTER TABLE ONLY public.foreign_addresses FORCE ROW LEVEL SECURITY;
ALTER TABLE public.foreign_addresses ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.foreign_addresses_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE VIEW public.foreign_doors WITH (security_invoker='true') AS
 SELECT foreign_addresses.congregation_id,
    foreign_addresses.id,
    foreign_addresses.map_id,
    foreign_addresses.assigned_map_id,
    foreign_addresses.street_id,
    foreign_addresses.house,
    foreign_addresses.suffix,
    foreign_addresses.unit,
    foreign_addresses.lang,
    foreign_addresses.lat,
    foreign_addresses.lng,
    foreign_addresses.house_low,
    foreign_addresses.house_high,
    foreign_addresses.house_mark,
    foreign_addresses.unit_numbers,
    foreign_addresses.unit_names
   FROM public.foreign_addresses;
CREATE TABLE public.forum_comments (
    id bigint NOT NULL,
    congregation_id bigint NOT NULL,
    person_id bigint,
    topic_id bigint NOT NULL,
    content text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    mark text,
    marked_at timestamp with time zone,
    marked_congregation_id bigint,
    marked_person_id bigint,
    CONSTRAINT forum_comments_content_check CHECK ((((char_length(content) >= 1) AND (char_length(content) <= 2000)) OR ((mark = 'deleted'::text) AND (content = ''::text)))),
    CONSTRAINT forum_comments_mark_check CHECK ((mark = ANY (ARRAY['hidden'::text, 'deleted'::text]))),
    CONSTRAINT forum_comments_marked_check CHECK (((mark IS NULL) = (marked_at IS NULL)))
);
ALTER TABLE ONLY public.forum_comments FORCE ROW LEVEL SECURITY;
ALTER TABLE public.forum_comments ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.forum_comments_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.forum_likes (
    congregation_id bigint NOT NULL,
    person_id bigint NOT NULL,
    topic_id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);
ALTER TABLE ONLY public.forum_likes FORCE ROW LEVEL SECURITY;
CREATE TABLE public.forum_subscriptions (
    congregation_id bigint NOT NULL,
    id bigint NOT NULL,
    person_id bigint NOT NULL,
    topic_id bigint,
    seen_at timestamp with time zone DEFAULT now() NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    mailed_at timestamp with time zone DEFAULT now() NOT NULL
);
ALTER TABLE ONLY public.forum_subscriptions FORCE ROW LEVEL SECURITY;
ALTER TABLE public.forum_subscriptions ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.forum_subscriptions_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.forum_topics (
    id bigint NOT NULL,
    congregation_id bigint NOT NULL,
    person_id bigint,
    label text NOT NULL,
    content text NOT NULL,
    state text DEFAULT 'proposed'::text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    news_at timestamp with time zone DEFAULT now() NOT NULL,
    news_congregation_id bigint,
    news_person_id bigint,
    mark text,
    marked_at timestamp with time zone,
    marked_congregation_id bigint,
    marked_person_id bigint,
    CONSTRAINT forum_topics_content_check CHECK ((((char_length(content) >= 1) AND (char_length(content) <= 5000)) OR ((mark = 'deleted'::text) AND (content = ''::text)))),
    CONSTRAINT forum_topics_label_check CHECK ((((char_length(label) >= 1) AND (char_length(label) <= 120)) OR ((mark = 'deleted'::text) AND (label = ''::text)))),
    CONSTRAINT forum_topics_mark_check CHECK ((mark = ANY (ARRAY['hidden'::text, 'deleted'::text]))),
    CONSTRAINT forum_topics_marked_check CHECK (((mark IS NULL) = (marked_at IS NULL))),
    CONSTRAINT forum_topics_state_check CHECK ((state = ANY (ARRAY['proposed'::text, 'dev_queue'::text, 'in_progress'::text, 'done'::text, 'declined'::text])))
);
ALTER TABLE ONLY public.forum_topics FORCE ROW LEVEL SECURITY;
ALTER TABLE public.forum_topics ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.forum_topics_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.given_talks (
    congregation_id bigint NOT NULL,
    id bigint NOT NULL,
    number smallint NOT NULL,
    given_on date NOT NULL,
    speaker_name text,
    speaker_congregation text,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT given_talks_number_check CHECK (((number >= 1) AND (number <= 999)))
);
ALTER TABLE ONLY public.given_talks FORCE ROW LEVEL SECURITY;
ALTER TABLE public.given_talks ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.given_talks_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.groups (
    congregation_id bigint NOT NULL,
    id bigint NOT NULL,
    name text NOT NULL,
    overseer_id bigint,
    assistant_id bigint,
    address text,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT groups_name_check CHECK ((name <> ''::text))
);
ALTER TABLE ONLY public.groups FORCE ROW LEVEL SECURITY;
CREATE VIEW public.group_names WITH (security_invoker='true') AS
 SELECT groups.congregation_id,
    groups.id,
    groups.name
   FROM public.groups;
CREATE VIEW public.group_overseers WITH (security_invoker='true') AS
 SELECT groups.congregation_id,
    groups.overseer_id
   FROM public.groups
  WHERE (groups.overseer_id IS NOT NULL);
ALTER TABLE public.groups ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.groups_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.map_assignments (
    congregation_id bigint NOT NULL,
    id bigint NOT NULL,
    map_id bigint NOT NULL,
    personal boolean DEFAULT false NOT NULL,
    campaign smallint DEFAULT 0 NOT NULL,
    campaign_name text,
    started boolean DEFAULT false NOT NULL,
    completed boolean DEFAULT false NOT NULL,
    note text,
    addresses_at_start integer DEFAULT 0 NOT NULL,
    assigned_at timestamp with time zone NOT NULL,
    returned_at timestamp with time zone,
    last_activity_at timestamp with time zone DEFAULT now() NOT NULL,
    previous_completed date,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    populate_total integer DEFAULT 0 NOT NULL,
    populated integer DEFAULT 0 NOT NULL,
    populated_to bigint DEFAULT 0 NOT NULL,
    start_unknown boolean DEFAULT false NOT NULL,
    CONSTRAINT map_assignments_campaign_check CHECK (((campaign >= 0) AND (campaign <= 3))),
    CONSTRAINT map_assignments_check CHECK (((returned_at IS NULL) OR (returned_at >= assigned_at)))
);
ALTER TABLE ONLY public.map_assignments FORCE ROW LEVEL SECURITY;
CREATE VIEW public.held_maps WITH (security_invoker='true') AS
 SELECT map_assignments.congregation_id,
    map_assignments.id,
    map_assignments.map_id,
    map_assignments.personal,
    map_assignments.populate_total,
    map_assignments.populated,
    map_assignments.populated_to,
    map_assignments.created_at
   FROM public.map_assignments
  WHERE (map_assignments.returned_at IS NULL);
CREATE TABLE public.person_roles (
    congregation_id bigint NOT NULL,
    person_id bigint NOT NULL,
    role_id bigint NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);
ALTER TABLE ONLY public.person_roles FORCE ROW LEVEL SECURITY;
CREATE SEQUENCE public.role_ids
    START WITH 1000
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
CREATE TABLE public.roles (
    congregation_id bigint NOT NULL,
    id bigint DEFAULT nextval('public.role_ids'::regclass) NOT NULL,
    name text NOT NULL,
    permissions text[] NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT roles_name_check CHECK ((name <> ''::text))
);
ALTER TABLE ONLY public.roles FORCE ROW LEVEL SECURITY;
CREATE VIEW public.held_roles WITH (security_invoker='true') AS
 SELECT pr.congregation_id,
    pr.person_id,
    pr.role_id,
    r.permissions
   FROM (public.person_roles pr
     JOIN public.roles r ON (((r.congregation_id = pr.congregation_id) AND (r.id = pr.role_id))));
CREATE TABLE public.idempotency_keys (
    congregation_id bigint NOT NULL,
    person_id bigint NOT NULL,
    key text NOT NULL,
    operation text NOT NULL,
    body_hash bytea NOT NULL,
    status smallint,
    answer json,
    created_at timestamp with time zone DEFAULT now() NOT NULL
)
PARTITION BY RANGE (created_at);
ALTER TABLE ONLY public.idempotency_keys FORCE ROW LEVEL SECURITY;
CREATE TABLE public.idempotency_keys_rest (
    congregation_id bigint NOT NULL,
    person_id bigint NOT NULL,
    key text NOT NULL,
    operation text NOT NULL,
    body_hash bytea NOT NULL,
    status smallint,
    answer json,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);
ALTER TABLE ONLY public.idempotency_keys_rest FORCE ROW LEVEL SECURITY;
CREATE TABLE public.import_rows (
    congregation_id bigint NOT NULL,
    import_id bigint NOT NULL,
    table_name text NOT NULL,
    row_id bigint NOT NULL,
    row_version integer NOT NULL,
    removed jsonb,
    filled text[],
    before jsonb,
    CONSTRAINT import_rows_table_name_check CHECK ((table_name <> ''::text))
);
ALTER TABLE ONLY public.import_rows FORCE ROW LEVEL SECURITY;
CREATE TABLE public.imports (
    congregation_id bigint NOT NULL,
    id bigint NOT NULL,
    format text NOT NULL,
    file_name text NOT NULL,
    imported_by bigint NOT NULL,
    imported_at timestamp with time zone NOT NULL,
    counts jsonb NOT NULL,
    map_ids bigint[] DEFAULT '{}'::bigint[] NOT NULL,
    taken_back_by bigint,
    taken_back_at timestamp with time zone,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    kind text NOT NULL,
    CONSTRAINT imports_check CHECK (((taken_back_by IS NULL) = (taken_back_at IS NULL))),
    CONSTRAINT imports_file_name_check CHECK ((length(file_name) <= 190)),
    CONSTRAINT imports_format_check CHECK ((format <> ''::text)),
    CONSTRAINT imports_kind_check CHECK ((kind = ANY (ARRAY['territory'::text, 'people'::text, 'workbook'::text, 'speakers'::text, 'reports'::text])))
);
ALTER TABLE ONLY public.imports FORCE ROW LEVEL SECURITY;
ALTER TABLE public.imports ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.imports_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.invited_groups (
    congregation_id bigint NOT NULL,
    id bigint NOT NULL,
    special_group_id bigint,
    rotation_group_id bigint,
    group_id bigint NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT invited_groups_check CHECK ((num_nonnulls(special_group_id, rotation_group_id) = 1))
);
ALTER TABLE ONLY public.invited_groups FORCE ROW LEVEL SECURITY;
ALTER TABLE public.invited_groups ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.invited_groups_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.invoices (
    congregation_id bigint NOT NULL,
    id bigint NOT NULL,
    number integer NOT NULL,
    kind text NOT NULL,
    month date,
    issued_at timestamp with time zone NOT NULL,
    issued_on date NOT NULL,
    due_on date NOT NULL,
    total_cents integer NOT NULL,
    paid_cents integer DEFAULT 0 NOT NULL,
    paid_at timestamp with time zone,
    lines jsonb NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT invoices_check CHECK (((paid_cents >= 0) AND (paid_cents <= total_cents))),
    CONSTRAINT invoices_check1 CHECK (((kind = 'costs'::text) = (month IS NOT NULL))),
    CONSTRAINT invoices_check2 CHECK (((paid_at IS NOT NULL) = (paid_cents = total_cents))),
    CONSTRAINT invoices_kind_check CHECK ((kind = ANY (ARRAY['costs'::text, 'prepayment'::text]))),
    CONSTRAINT invoices_month_check CHECK ((EXTRACT(day FROM month) = (1)::numeric)),
    CONSTRAINT invoices_number_check CHECK (((number >= 1) AND (number <= 99999))),
    CONSTRAINT invoices_total_cents_check CHECK ((total_cents > 0))
);
ALTER TABLE ONLY public.invoices FORCE ROW LEVEL SECURITY;
ALTER TABLE public.invoices ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.invoices_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.job_runs (
    congregation_id bigint NOT NULL,
    job text NOT NULL,
    ran_on date NOT NULL,
    ran_at timestamp with time zone NOT NULL,
    result jsonb DEFAULT '{}'::jsonb NOT NULL,
    failure text,
    CONSTRAINT job_runs_job_check CHECK ((job <> ''::text))
);
ALTER TABLE ONLY public.job_runs FORCE ROW LEVEL SECURITY;
CREATE TABLE public.journal (
    congregation_id bigint NOT NULL,
    id bigint NOT NULL,
    at timestamp with time zone DEFAULT now() NOT NULL,
    person_id bigint,
    operation text NOT NULL,
    table_name text NOT NULL,
    row_id text NOT NULL,
    before jsonb,
    after jsonb,
    change_id bigint NOT NULL
)
PARTITION BY RANGE (at);
ALTER TABLE ONLY public.journal FORCE ROW LEVEL SECURITY;
CREATE TABLE public.journal_changes (
    congregation_id bigint NOT NULL,
    id bigint NOT NULL,
    at timestamp with time zone DEFAULT now() NOT NULL,
    person_id bigint,
    operation text NOT NULL,
    undoes bigint,
    taken_back_by bigint
)
PARTITION BY RANGE (at);
ALTER TABLE ONLY public.journal_changes FORCE ROW LEVEL SECURITY;
ALTER TABLE public.journal_changes ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.journal_changes_id_seq1
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.journal_changes_rest (
    congregation_id bigint NOT NULL,
    id bigint NOT NULL,
    at timestamp with time zone DEFAULT now() NOT NULL,
    person_id bigint,
    operation text NOT NULL,
    undoes bigint,
    taken_back_by bigint
);
ALTER TABLE ONLY public.journal_changes_rest FORCE ROW LEVEL SECURITY;
ALTER TABLE public.journal ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.journal_id_seq1
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.journal_rest (
    congregation_id bigint NOT NULL,
    id bigint NOT NULL,
    at timestamp with time zone DEFAULT now() NOT NULL,
    person_id bigint,
    operation text NOT NULL,
    table_name text NOT NULL,
    row_id text NOT NULL,
    before jsonb,
    after jsonb,
    change_id bigint NOT NULL
);
ALTER TABLE ONLY public.journal_rest FORCE ROW LEVEL SECURITY;
CREATE TABLE public.language_groups (
    congregation_id bigint NOT NULL,
    id bigint NOT NULL,
    label text NOT NULL,
    lang text NOT NULL,
    clam_day smallint NOT NULL,
    clam_start_time text NOT NULL,
    public_day smallint NOT NULL,
    public_start_time text NOT NULL,
    active boolean DEFAULT true NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT language_groups_clam_day_check CHECK (((clam_day >= 0) AND (clam_day <= 6))),
    CONSTRAINT language_groups_clam_start_time_check CHECK ((clam_start_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'::text)),
    CONSTRAINT language_groups_label_check CHECK (((length(label) >= 1) AND (length(label) <= 60))),
    CONSTRAINT language_groups_public_day_check CHECK (((public_day >= 0) AND (public_day <= 6))),
    CONSTRAINT language_groups_public_start_time_check CHECK ((public_start_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'::text))
);
ALTER TABLE ONLY public.language_groups FORCE ROW LEVEL SECURITY;
ALTER TABLE public.language_groups ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.language_groups_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.ledger_entries (
    congregation_id bigint NOT NULL,
    id bigint NOT NULL,
    booked_at timestamp with time zone NOT NULL,
    kind text NOT NULL,
    cents integer NOT NULL,
    sending_id bigint,
    message_id bigint,
    payment_id bigint,
    bank_payment_id bigint,
    CONSTRAINT ledger_entries_cents_check CHECK ((cents <> 0)),
    CONSTRAINT ledger_entries_kind_check CHECK ((kind = ANY (ARRAY['sms'::text, 'sms-returned'::text, 'payment'::text, 'correction'::text, 'refund'::text, 'dispute'::text, 'dispute-returned'::text])))
);
ALTER TABLE ONLY public.ledger_entries FORCE ROW LEVEL SECURITY;
ALTER TABLE public.ledger_entries ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.ledger_entries_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.mail_keys (
    congregation_id bigint NOT NULL,
    secret bytea NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT mail_keys_secret_check CHECK ((length(secret) = 32))
);
ALTER TABLE ONLY public.mail_keys FORCE ROW LEVEL SECURITY;
CREATE TABLE public.map_assignment_holders (
    congregation_id bigint NOT NULL,
    id bigint NOT NULL,
    assignment_id bigint NOT NULL,
    person_id bigint,
    assigned_at timestamp with time zone NOT NULL,
    returned_at timestamp with time zone,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    holder_name text,
    CONSTRAINT map_assignment_holders_holder_name_check CHECK (((length(holder_name) >= 1) AND (length(holder_name) <= 120))),
    CONSTRAINT map_assignment_holders_one_holder CHECK (((person_id IS NULL) <> (holder_name IS NULL)))
);
ALTER TABLE ONLY public.map_assignment_holders FORCE ROW LEVEL SECURITY;
ALTER TABLE public.map_assignment_holders ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.map_assignment_holders_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
ALTER TABLE public.map_assignments ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.map_assignments_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.map_borders (
    congregation_id bigint NOT NULL,
    id bigint NOT NULL,
    map_id bigint NOT NULL,
    border jsonb NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    picture_place jsonb,
    CONSTRAINT map_borders_border_check CHECK ((jsonb_typeof(border) = 'array'::text)),
    CONSTRAINT map_borders_picture_place_check CHECK ((jsonb_typeof(picture_place) = 'object'::text))
);
ALTER TABLE ONLY public.map_borders FORCE ROW LEVEL SECURITY;
ALTER TABLE public.map_borders ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.map_borders_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.maps (
    congregation_id bigint NOT NULL,
    id bigint NOT NULL,
    number text NOT NULL,
    name text,
    suburb_id bigint,
    type_id smallint DEFAULT 1 NOT NULL,
    "order" integer DEFAULT 0 NOT NULL,
    blocks_as_letters boolean DEFAULT true NOT NULL,
    total_blocks integer DEFAULT 0 NOT NULL,
    lang text,
    locked boolean DEFAULT false NOT NULL,
    number_lookup boolean DEFAULT false NOT NULL,
    last_completed date,
    picture_id bigint,
    deleted_at timestamp with time zone,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT maps_number_check CHECK (((number <> ''::text) AND (length(number) <= 10))),
    CONSTRAINT maps_total_blocks_check CHECK (((total_blocks >= 0) AND (total_blocks <= 500))),
    CONSTRAINT maps_type_id_check CHECK (((type_id >= 1) AND (type_id <= 5)))
);
ALTER TABLE ONLY public.maps FORCE ROW LEVEL SECURITY;
CREATE VIEW public.map_labels WITH (security_invoker='true') AS
 SELECT maps.congregation_id,
    maps.id,
    maps.number,
    maps.name,
    maps.type_id,
    maps.suburb_id,
    maps."order",
    maps.locked,
    maps.deleted_at
   FROM public.maps;
CREATE TABLE public.map_pictures (
    congregation_id bigint NOT NULL,
    id bigint NOT NULL,
    map_id bigint NOT NULL,
    sha256 text NOT NULL,
    media_type text NOT NULL,
    width integer NOT NULL,
    height integer NOT NULL,
    bytes bytea NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT map_pictures_media_type_check CHECK ((media_type = ANY (ARRAY['image/webp'::text, 'image/png'::text, 'image/jpeg'::text]))),
    CONSTRAINT map_pictures_sha256_check CHECK ((sha256 ~ '^[0-9a-f]{64}$'::text))
);
ALTER TABLE ONLY public.map_pictures FORCE ROW LEVEL SECURITY;
ALTER TABLE public.map_pictures ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.map_pictures_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
ALTER TABLE public.maps ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.maps_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.meeting_parts (
    congregation_id bigint NOT NULL,
    id bigint NOT NULL,
    meeting_id bigint NOT NULL,
    section text NOT NULL,
    key text NOT NULL,
    "order" smallint NOT NULL,
    title text NOT NULL,
    minutes smallint NOT NULL,
    refs text,
    qualification smallint,
    helper_qualification smallint,
    helper_type text DEFAULT 'none'::text NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    imported jsonb,
    removed_at timestamp with time zone,
    CONSTRAINT meeting_parts_check CHECK (((removed_at IS NULL) OR (imported IS NOT NULL))),
    CONSTRAINT meeting_parts_helper_qualification_check CHECK (((helper_qualification >= 1) AND (helper_qualification <= 18))),
    CONSTRAINT meeting_parts_helper_type_check CHECK ((helper_type = ANY (ARRAY['none'::text, 'householder'::text, 'reader'::text, 'student'::text]))),
    CONSTRAINT meeting_parts_key_check CHECK ((key = ANY (ARRAY['comments'::text, 'song'::text, 'mid-song'::text, 'review'::text, 'reading'::text, 'first'::text, 'second'::text, 'third'::text, 'fourth'::text, 'study'::text, 'talk'::text, 'last-song'::text]))),
    CONSTRAINT meeting_parts_minutes_check CHECK (((minutes >= 0) AND (minutes <= 600))),
    CONSTRAINT meeting_parts_order_check CHECK (("order" >= 1)),
    CONSTRAINT meeting_parts_qualification_check CHECK (((qualification >= 1) AND (qualification <= 18))),
    CONSTRAINT meeting_parts_section_check CHECK ((section = ANY (ARRAY['prelude'::text, 'treasures'::text, 'ministry'::text, 'living'::text, 'talk'::text, 'watchtower'::text])))
);
ALTER TABLE ONLY public.meeting_parts FORCE ROW LEVEL SECURITY;
ALTER TABLE public.meeting_parts ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.meeting_parts_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.meetings (
    congregation_id bigint NOT NULL,
    id bigint NOT NULL,
    type text NOT NULL,
    week date NOT NULL,
    held_on date NOT NULL,
    starts_at text NOT NULL,
    ends_at text NOT NULL,
    halls smallint DEFAULT 1 NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    base_id bigint,
    import_id bigint,
    edited boolean DEFAULT false NOT NULL,
    reading text,
    imported_reading text,
    moved boolean DEFAULT false NOT NULL,
    language_group_id bigint,
    CONSTRAINT meetings_check CHECK (((held_on >= week) AND (held_on <= (week + 6)))),
    CONSTRAINT meetings_check1 CHECK (((type = 'clam'::text) OR ((reading IS NULL) AND (imported_reading IS NULL)))),
    CONSTRAINT meetings_ends_at_check CHECK ((ends_at ~ '^[0-4][0-9]:[0-5][0-9]$'::text)),
    CONSTRAINT meetings_halls_check CHECK (((halls >= 1) AND (halls <= 3))),
    CONSTRAINT meetings_imported_reading_check CHECK (((imported_reading <> ''::text) AND (char_length(imported_reading) <= 120))),
    CONSTRAINT meetings_reading_check CHECK (((reading <> ''::text) AND (char_length(reading) <= 120))),
    CONSTRAINT meetings_starts_at_check CHECK ((starts_at ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'::text)),
    CONSTRAINT meetings_type_check CHECK ((type = ANY (ARRAY['clam'::text, 'public'::text]))),
    CONSTRAINT meetings_week_check CHECK ((EXTRACT(isodow FROM week) = (1)::numeric))
);
ALTER TABLE ONLY public.meetings FORCE ROW LEVEL SECURITY;
ALTER TABLE public.meetings ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.meetings_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.message_steps (
    congregation_id bigint NOT NULL,
    id bigint NOT NULL,
    message_id bigint NOT NULL,
    at timestamp with time zone NOT NULL,
    step text NOT NULL,
    detail text,
    person_id bigint,
    CONSTRAINT message_steps_step_check CHECK ((step = ANY (ARRAY['sent'::text, 'delayed'::text, 'unsure'::text, 'failed'::text, 'delivered'::text, 'again'::text, 'dropped'::text])))
);
ALTER TABLE ONLY public.message_steps FORCE ROW LEVEL SECURITY;
ALTER TABLE public.message_steps ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.message_steps_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.noticeboard_contents (
    congregation_id bigint NOT NULL,
    file_id bigint NOT NULL,
    bytes bytea NOT NULL
);
ALTER TABLE ONLY public.noticeboard_contents ALTER COLUMN bytes SET STORAGE EXTERNAL;
ALTER TABLE ONLY public.noticeboard_contents FORCE ROW LEVEL SECURITY;
CREATE TABLE public.noticeboard_files (
    congregation_id bigint NOT NULL,
    id bigint NOT NULL,
    kind text NOT NULL,
    filename text NOT NULL,
    sha256 text NOT NULL,
    size integer NOT NULL,
    width integer,
    height integer,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT noticeboard_files_check CHECK (((kind = 'picture'::text) = ((width IS NOT NULL) AND (height IS NOT NULL)))),
    CONSTRAINT noticeboard_files_filename_check CHECK (((filename <> ''::text) AND (length(filename) <= 160))),
    CONSTRAINT noticeboard_files_kind_check CHECK ((kind = ANY (ARRAY['picture'::text, 'pdf'::text, 'docx'::text]))),
    CONSTRAINT noticeboard_files_sha256_check CHECK ((sha256 ~ '^[0-9a-f]{64}$'::text)),
    CONSTRAINT noticeboard_files_size_check CHECK (((size >= 1) AND (size <= 41943040)))
);
ALTER TABLE ONLY public.noticeboard_files FORCE ROW LEVEL SECURITY;
ALTER TABLE public.noticeboard_files ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.noticeboard_files_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.notification_preferences (
    congregation_id bigint NOT NULL,
    person_id bigint NOT NULL,
    kind text NOT NULL,
    channel text NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT notification_preferences_channel_check CHECK ((channel = ANY (ARRAY['email'::text, 'sms'::text, 'push'::text, 'none'::text]))),
    CONSTRAINT notification_preferences_kind_check CHECK ((kind <> ''::text))
);
ALTER TABLE ONLY public.notification_preferences FORCE ROW LEVEL SECURITY;
CREATE TABLE public.notifications (
    congregation_id bigint NOT NULL,
    id bigint NOT NULL,
    person_id bigint NOT NULL,
    type text NOT NULL,
    by_person bigint,
    details jsonb DEFAULT '{}'::jsonb NOT NULL,
    notified_at timestamp with time zone NOT NULL,
    read_at timestamp with time zone,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT notifications_type_check CHECK ((type <> ''::text))
);
ALTER TABLE ONLY public.notifications FORCE ROW LEVEL SECURITY;
ALTER TABLE public.notifications ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.notifications_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.sessions (
    congregation_id bigint NOT NULL,
    id bigint NOT NULL,
    person_id bigint NOT NULL,
    token_hash bytea NOT NULL,
    source text NOT NULL,
    device text NOT NULL,
    ip text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    last_used_at timestamp with time zone DEFAULT now() NOT NULL,
    checked_at timestamp with time zone DEFAULT now() NOT NULL,
    ended_at timestamp with time zone,
    device_hash bytea
);
ALTER TABLE ONLY public.sessions FORCE ROW LEVEL SECURITY;
CREATE VIEW public.open_sessions WITH (security_invoker='true') AS
 SELECT sessions.congregation_id,
    sessions.id,
    sessions.person_id
   FROM public.sessions
  WHERE (sessions.ended_at IS NULL);
CREATE TABLE public.outgoing_messages (
    congregation_id bigint NOT NULL,
    id bigint NOT NULL,
    person_id bigint,
    channel text NOT NULL,
    recipient text NOT NULL,
    subject text DEFAULT ''::text NOT NULL,
    body text NOT NULL,
    state text DEFAULT 'queued'::text NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    failure text,
    sent_at timestamp with time zone,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    kind text DEFAULT 'other'::text NOT NULL,
    sending_id bigint,
    parts integer DEFAULT 0 NOT NULL,
    cents integer DEFAULT 0 NOT NULL,
    effect text,
    provider_id text,
    delivered_at timestamp with time zone,
    next_try_at timestamp with time zone,
    handing_since timestamp with time zone,
    again smallint DEFAULT 0 NOT NULL,
    job_key text GENERATED ALWAYS AS (((('message-'::text || congregation_id) || '-'::text) || id)) STORED,
    file_kind text,
    file_of bigint,
    mail_parts jsonb,
    CONSTRAINT outgoing_messages_again_check CHECK ((again >= 0)),
    CONSTRAINT outgoing_messages_channel_check CHECK ((channel = ANY (ARRAY['email'::text, 'sms'::text, 'push'::text]))),
    CONSTRAINT outgoing_messages_check CHECK (((handing_since IS NULL) OR (state = ANY (ARRAY['queued'::text, 'unsure'::text])))),
    CONSTRAINT outgoing_messages_file CHECK (((file_kind IS NULL) = (file_of IS NULL))),
    CONSTRAINT outgoing_messages_file_kind_check CHECK ((file_kind <> ''::text)),
    CONSTRAINT outgoing_messages_mail_parts CHECK ((jsonb_typeof(mail_parts) = 'array'::text)),
    CONSTRAINT outgoing_messages_state_check CHECK ((state = ANY (ARRAY['queued'::text, 'sent'::text, 'delivered'::text, 'unsure'::text, 'failed'::text, 'dropped'::text])))
);
ALTER TABLE ONLY public.outgoing_messages FORCE ROW LEVEL SECURITY;
ALTER TABLE public.outgoing_messages ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.outgoing_messages_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.passkeys (
    congregation_id bigint NOT NULL,
    id bigint NOT NULL,
    person_id bigint NOT NULL,
    credential_id bytea NOT NULL,
    public_key bytea NOT NULL,
    counter bigint DEFAULT 0 NOT NULL,
    transports text[] DEFAULT '{}'::text[] NOT NULL,
    device text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    last_used_at timestamp with time zone,
    CONSTRAINT passkeys_credential_id_check CHECK (((octet_length(credential_id) >= 16) AND (octet_length(credential_id) <= 1023)))
);
ALTER TABLE ONLY public.passkeys FORCE ROW LEVEL SECURITY;
ALTER TABLE public.passkeys ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.passkeys_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.payment_events (
    congregation_id bigint NOT NULL,
    event_id text NOT NULL,
    heard_at timestamp with time zone NOT NULL
);
ALTER TABLE ONLY public.payment_events FORCE ROW LEVEL SECURITY;
ALTER TABLE public.people ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.people_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE VIEW public.person_births WITH (security_invoker='true') AS
 SELECT people.congregation_id,
    people.id,
    people.dob
   FROM public.people;
CREATE VIEW public.person_names WITH (security_invoker='true') AS
 SELECT people.congregation_id,
    people.id,
    people.first_name,
    people.last_name
   FROM public.people;
CREATE TABLE public.preloaded_addresses (
    congregation_id bigint NOT NULL,
    id bigint NOT NULL,
    map_id bigint NOT NULL,
    street_id bigint NOT NULL,
    name text,
    block integer,
    house text NOT NULL,
    suffix text,
    unit text,
    date date,
    note text,
    number text,
    number_searched boolean DEFAULT false NOT NULL,
    lat double precision,
    lng double precision,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    place_unknown boolean DEFAULT false NOT NULL,
    house_low integer GENERATED ALWAYS AS (sheaf.house_low(house, suffix)) STORED NOT NULL,
    house_high integer GENERATED ALWAYS AS (sheaf.house_high(house, suffix)) STORED NOT NULL,
    house_mark text GENERATED ALWAYS AS (sheaf.house_mark(house, suffix)) STORED,
    unit_numbers int8multirange GENERATED ALWAYS AS (sheaf.unit_numbers(unit)) STORED,
    unit_names text[] GENERATED ALWAYS AS (sheaf.unit_names(unit)) STORED,
    CONSTRAINT preloaded_addresses_block_check CHECK ((block >= 1)),
    CONSTRAINT preloaded_addresses_house_check CHECK ((length(house) <= 10)),
    CONSTRAINT preloaded_addresses_note_check CHECK ((length(note) <= 500)),
    CONSTRAINT preloaded_addresses_suffix_check CHECK ((length(suffix) <= 24)),
    CONSTRAINT preloaded_addresses_unit_check CHECK ((length(unit) <= 25))
);
ALTER TABLE ONLY public.preloaded_addresses FORCE ROW LEVEL SECURITY;
ALTER TABLE public.preloaded_addresses ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.preloaded_addresses_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.proposal_links (
    congregation_id bigint NOT NULL,
    id bigint NOT NULL,
    proposal_id bigint NOT NULL,
    token_hash bytea NOT NULL,
    channel text NOT NULL,
    sent_at timestamp with time zone NOT NULL,
    seen_at timestamp with time zone,
    CONSTRAINT proposal_links_channel_check CHECK ((channel = ANY (ARRAY['email'::text, 'share'::text])))
);
ALTER TABLE ONLY public.proposal_links FORCE ROW LEVEL SECURITY;
ALTER TABLE public.proposal_links ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.proposal_links_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.proposal_senders (
    congregation_id bigint NOT NULL,
    proposal_id bigint NOT NULL,
    person_id bigint,
    host_id bigint,
    contact_name text,
    contact_email text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    speaker_id bigint
);
ALTER TABLE ONLY public.proposal_senders FORCE ROW LEVEL SECURITY;
CREATE TABLE public.proposals (
    id bigint NOT NULL,
    congregation_id bigint NOT NULL,
    to_congregation bigint,
    host_name text NOT NULL,
    speaker_name text NOT NULL,
    numbers integer[] NOT NULL,
    held_on date NOT NULL,
    number smallint,
    state text DEFAULT 'open'::text NOT NULL,
    turn text DEFAULT 'to'::text NOT NULL,
    round smallint DEFAULT 1 NOT NULL,
    word text,
    answered_at timestamp with time zone,
    from_placed_at timestamp with time zone,
    to_placed_at timestamp with time zone,
    from_told smallint DEFAULT 2 NOT NULL,
    to_told smallint DEFAULT 0 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    direction text DEFAULT 'offer'::text NOT NULL,
    in_app boolean DEFAULT false NOT NULL,
    called_off_by text,
    from_linked boolean DEFAULT false NOT NULL,
    to_linked boolean DEFAULT false NOT NULL,
    CONSTRAINT proposals_called_off_by_check CHECK ((called_off_by = ANY (ARRAY['from'::text, 'to'::text]))),
    CONSTRAINT proposals_check CHECK ((congregation_id <> to_congregation)),
    CONSTRAINT proposals_check1 CHECK (((state = 'accepted'::text) = (number IS NOT NULL))),
    CONSTRAINT proposals_check2 CHECK (((called_off_by IS NULL) OR (state = 'withdrawn'::text))),
    CONSTRAINT proposals_direction_check CHECK ((direction = ANY (ARRAY['offer'::text, 'invite'::text]))),
    CONSTRAINT proposals_host_name_check CHECK ((host_name <> ''::text)),
    CONSTRAINT proposals_number_check CHECK (((number >= 1) AND (number <= 999))),
    CONSTRAINT proposals_speaker_check CHECK (((speaker_name <> ''::text) OR ((direction = 'invite'::text) AND (state <> 'accepted'::text) AND (turn = 'to'::text)))),
    CONSTRAINT proposals_state_check CHECK ((state = ANY (ARRAY['open'::text, 'accepted'::text, 'declined'::text, 'withdrawn'::text]))),
    CONSTRAINT proposals_talks_check CHECK (((cardinality(numbers) <= 20) AND ((cardinality(numbers) > 0) OR ((direction = 'invite'::text) AND (state <> 'accepted'::text) AND (turn = 'to'::text))))),
    CONSTRAINT proposals_turn_check CHECK ((turn = ANY (ARRAY['from'::text, 'to'::text])))
);
ALTER TABLE ONLY public.proposals FORCE ROW LEVEL SECURITY;
ALTER TABLE public.proposals ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.proposals_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.push_devices (
    congregation_id bigint NOT NULL,
    id bigint NOT NULL,
    person_id bigint NOT NULL,
    session_id bigint NOT NULL,
    endpoint text NOT NULL,
    p256dh text NOT NULL,
    auth text NOT NULL,
    device text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    last_used_at timestamp with time zone,
    CONSTRAINT push_devices_endpoint_check CHECK ((length(endpoint) <= 1000))
);
ALTER TABLE ONLY public.push_devices FORCE ROW LEVEL SECURITY;
ALTER TABLE public.push_devices ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.push_devices_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.push_keys (
    congregation_id bigint NOT NULL,
    public_key text NOT NULL,
    private_key text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);
ALTER TABLE ONLY public.push_keys FORCE ROW LEVEL SECURITY;
CREATE TABLE public.record_files (
    congregation_id bigint NOT NULL,
    state text NOT NULL,
    asked_by bigint,
    asked_at timestamp with time zone NOT NULL,
    request bigint NOT NULL,
    total integer DEFAULT 0 NOT NULL,
    completed integer DEFAULT 0 NOT NULL,
    moved_at timestamp with time zone NOT NULL,
    revisions bigint,
    made_at timestamp with time zone,
    expires_at timestamp with time zone,
    pdf bytea,
    CONSTRAINT record_files_check CHECK (((completed >= 0) AND (completed <= total))),
    CONSTRAINT record_files_check1 CHECK (((state = 'made'::text) = (pdf IS NOT NULL))),
    CONSTRAINT record_files_check2 CHECK (((state = 'made'::text) = ((made_at IS NOT NULL) AND (expires_at IS NOT NULL) AND (revisions IS NOT NULL)))),
    CONSTRAINT record_files_state_check CHECK ((state = ANY (ARRAY['preparing'::text, 'made'::text, 'failed'::text]))),
    CONSTRAINT record_files_total_check CHECK ((total >= 0))
);
ALTER TABLE ONLY public.record_files FORCE ROW LEVEL SECURITY;
ALTER TABLE public.record_files ALTER COLUMN request ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.record_files_request_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.regions (
    id bigint NOT NULL,
    country_id bigint NOT NULL,
    code text NOT NULL,
    name text NOT NULL
);
ALTER TABLE ONLY public.regions FORCE ROW LEVEL SECURITY;
ALTER TABLE public.regions ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.regions_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.report_delegates (
    congregation_id bigint NOT NULL,
    id bigint NOT NULL,
    person_id bigint NOT NULL,
    delegate_id bigint NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT report_delegates_check CHECK ((delegate_id <> person_id))
);
ALTER TABLE ONLY public.report_delegates FORCE ROW LEVEL SECURITY;
ALTER TABLE public.report_delegates ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.report_delegates_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.report_tickets (
    congregation_id bigint NOT NULL,
    id bigint NOT NULL,
    person_id bigint NOT NULL,
    token_hash bytea NOT NULL,
    document text NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    used_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    session_id bigint
);
ALTER TABLE ONLY public.report_tickets FORCE ROW LEVEL SECURITY;
ALTER TABLE public.report_tickets ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.report_tickets_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.responsibilities (
    congregation_id bigint NOT NULL,
    id bigint NOT NULL,
    label text NOT NULL,
    "order" integer DEFAULT 1 NOT NULL,
    kind text NOT NULL,
    frequency text NOT NULL,
    scope text DEFAULT 'both'::text NOT NULL,
    places smallint DEFAULT 1 NOT NULL,
    notes text,
    group_turns boolean DEFAULT false NOT NULL,
    anchor date NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT responsibilities_check CHECK (((NOT group_turns) OR (kind = ANY (ARRAY['cleaning'::text, 'hospitality'::text])))),
    CONSTRAINT responsibilities_frequency_check CHECK ((frequency = ANY (ARRAY['meeting'::text, 'week'::text, 'fortnight'::text, 'month'::text]))),
    CONSTRAINT responsibilities_kind_check CHECK ((kind = ANY (ARRAY['attendant'::text, 'microphone'::text, 'sound'::text, 'video'::text, 'platform'::text, 'cleaning'::text, 'hospitality'::text, 'other'::text]))),
    CONSTRAINT responsibilities_label_check CHECK (((length(label) >= 1) AND (length(label) <= 25))),
    CONSTRAINT responsibilities_notes_check CHECK ((length(notes) <= 500)),
    CONSTRAINT responsibilities_order_check CHECK (("order" >= 0)),
    CONSTRAINT responsibilities_places_check CHECK (((places >= 1) AND (places <= 6))),
    CONSTRAINT responsibilities_scope_check CHECK ((scope = ANY (ARRAY['weekend'::text, 'mid'::text, 'both'::text])))
);
ALTER TABLE ONLY public.responsibilities FORCE ROW LEVEL SECURITY;
ALTER TABLE public.responsibilities ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.responsibilities_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.responsibility_people (
    congregation_id bigint NOT NULL,
    id bigint NOT NULL,
    responsibility_id bigint NOT NULL,
    person_id bigint NOT NULL,
    scope text DEFAULT 'both'::text NOT NULL,
    "order" integer NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT responsibility_people_scope_check CHECK ((scope = ANY (ARRAY['weekend'::text, 'mid'::text, 'both'::text])))
);
ALTER TABLE ONLY public.responsibility_people FORCE ROW LEVEL SECURITY;
ALTER TABLE public.responsibility_people ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.responsibility_people_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.retention (
    congregation_id bigint NOT NULL,
    not_at_homes integer NOT NULL,
    notes integer NOT NULL,
    messages integer NOT NULL,
    journal integer NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT retention_journal_check CHECK (((journal >= 0) AND (journal <= 120))),
    CONSTRAINT retention_messages_check CHECK (((messages >= 0) AND (messages <= 120))),
    CONSTRAINT retention_not_at_homes_check CHECK (((not_at_homes >= 0) AND (not_at_homes <= 120))),
    CONSTRAINT retention_notes_check CHECK (((notes >= 0) AND (notes <= 120)))
);
ALTER TABLE ONLY public.retention FORCE ROW LEVEL SECURITY;
CREATE TABLE public.revisions (
    congregation_id bigint NOT NULL,
    collection text NOT NULL,
    revision bigint DEFAULT 0 NOT NULL,
    rows_since bigint DEFAULT 0 NOT NULL
);
ALTER TABLE ONLY public.revisions FORCE ROW LEVEL SECURITY;
CREATE TABLE public.rotation_groups (
    congregation_id bigint NOT NULL,
    id bigint NOT NULL,
    label text NOT NULL,
    rotate boolean NOT NULL,
    frequency text NOT NULL,
    meeting_day smallint NOT NULL,
    week_of_month smallint NOT NULL,
    starts_at text NOT NULL,
    online boolean NOT NULL,
    location text NOT NULL,
    coordinates text,
    for_all boolean NOT NULL,
    replaces boolean NOT NULL,
    anchor date NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    active boolean DEFAULT true NOT NULL,
    CONSTRAINT rotation_groups_check CHECK (((coordinates IS NULL) OR (NOT online))),
    CONSTRAINT rotation_groups_check1 CHECK (((NOT rotate) OR (frequency <> 'month'::text))),
    CONSTRAINT rotation_groups_frequency_check CHECK ((frequency = ANY (ARRAY['week'::text, 'fortnight'::text, 'month'::text]))),
    CONSTRAINT rotation_groups_label_check CHECK ((label <> ''::text)),
    CONSTRAINT rotation_groups_location_check CHECK ((location <> ''::text)),
    CONSTRAINT rotation_groups_meeting_day_check CHECK (((meeting_day >= 0) AND (meeting_day <= 6))),
    CONSTRAINT rotation_groups_starts_at_check CHECK ((starts_at ~ '^([01][0-9]|2[0-3]):[0-5][05]$'::text)),
    CONSTRAINT rotation_groups_week_of_month_check CHECK (((week_of_month >= 0) AND (week_of_month <= 4)))
);
ALTER TABLE ONLY public.rotation_groups FORCE ROW LEVEL SECURITY;
ALTER TABLE public.rotation_groups ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.rotation_groups_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.rotation_overseers (
    congregation_id bigint NOT NULL,
    id bigint NOT NULL,
    rotation_group_id bigint NOT NULL,
    person_id bigint NOT NULL,
    "order" smallint NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT rotation_overseers_order_check CHECK (("order" >= 1))
);
ALTER TABLE ONLY public.rotation_overseers FORCE ROW LEVEL SECURITY;
ALTER TABLE public.rotation_overseers ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.rotation_overseers_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.row_revisions (
    congregation_id bigint NOT NULL,
    collection text NOT NULL,
    row_id bigint NOT NULL,
    revision bigint NOT NULL
);
ALTER TABLE ONLY public.row_revisions FORCE ROW LEVEL SECURITY;
CREATE TABLE public.scan_marks (
    congregation_id bigint NOT NULL,
    scan text NOT NULL,
    looked_on date NOT NULL,
    revisions bigint NOT NULL,
    program text NOT NULL,
    CONSTRAINT scan_marks_scan_check CHECK ((scan <> ''::text))
);
ALTER TABLE ONLY public.scan_marks FORCE ROW LEVEL SECURITY;
CREATE TABLE public.sendings (
    congregation_id bigint NOT NULL,
    id bigint NOT NULL,
    sent_by bigint,
    recipient_kind smallint NOT NULL,
    group_id bigint,
    body text NOT NULL,
    sms integer NOT NULL,
    emails integer NOT NULL,
    skipped integer NOT NULL,
    parts integer NOT NULL,
    cents integer NOT NULL,
    sent_at timestamp with time zone NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT sendings_body_check CHECK ((body <> ''::text)),
    CONSTRAINT sendings_cents_check CHECK ((cents >= 0)),
    CONSTRAINT sendings_recipient_kind_check CHECK (((recipient_kind >= 1) AND (recipient_kind <= 7)))
);
ALTER TABLE ONLY public.sendings FORCE ROW LEVEL SECURITY;
ALTER TABLE public.sendings ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.sendings_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.service_places (
    congregation_id bigint NOT NULL,
    id bigint NOT NULL,
    label text NOT NULL,
    location text NOT NULL,
    coordinates text,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT service_places_label_check CHECK ((label <> ''::text)),
    CONSTRAINT service_places_location_check CHECK ((location <> ''::text))
);
ALTER TABLE ONLY public.service_places FORCE ROW LEVEL SECURITY;
ALTER TABLE public.service_places ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.service_places_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.service_reports (
    congregation_id bigint NOT NULL,
    id bigint NOT NULL,
    person_id bigint NOT NULL,
    month date NOT NULL,
    active boolean NOT NULL,
    aux boolean DEFAULT false NOT NULL,
    pioneer boolean DEFAULT false NOT NULL,
    special_pioneer boolean DEFAULT false NOT NULL,
    hours smallint,
    studies smallint,
    special_hours smallint,
    placements integer,
    videos integer,
    return_visits integer,
    comments text,
    late boolean DEFAULT false NOT NULL,
    entered_by bigint,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT service_reports_hours_check CHECK (((hours >= 0) AND (hours <= 744))),
    CONSTRAINT service_reports_month_check CHECK ((EXTRACT(day FROM month) = (1)::numeric)),
    CONSTRAINT service_reports_one_pioneering CHECK ((NOT (pioneer AND special_pioneer))),
    CONSTRAINT service_reports_placements_check CHECK (((placements >= 0) AND (placements <= 100000))),
    CONSTRAINT service_reports_return_visits_check CHECK (((return_visits >= 0) AND (return_visits <= 100000))),
    CONSTRAINT service_reports_special_hours_check CHECK (((special_hours >= 0) AND (special_hours <= 744))),
    CONSTRAINT service_reports_studies_check CHECK (((studies >= 0) AND (studies <= 744))),
    CONSTRAINT service_reports_videos_check CHECK (((videos >= 0) AND (videos <= 100000)))
);
ALTER TABLE ONLY public.service_reports FORCE ROW LEVEL SECURITY;
ALTER TABLE public.service_reports ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.service_reports_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
ALTER TABLE public.sessions ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.sessions_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.settled_reminders (
    congregation_id bigint NOT NULL,
    kind text NOT NULL,
    settled_until timestamp with time zone NOT NULL,
    CONSTRAINT settled_reminders_kind_check CHECK ((kind <> ''::text))
);
ALTER TABLE ONLY public.settled_reminders FORCE ROW LEVEL SECURITY;
CREATE TABLE public.sign_in_links (
    congregation_id bigint NOT NULL,
    id bigint NOT NULL,
    person_id bigint NOT NULL,
    token_hash bytea NOT NULL,
    code_hash bytea,
    code_failures smallint DEFAULT 0 NOT NULL,
    kind text NOT NULL,
    source text NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    used_at timestamp with time zone,
    revoked_at timestamp with time zone,
    session_hash bytea,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    device_hash bytea,
    own_failures smallint DEFAULT 0 NOT NULL,
    CONSTRAINT sign_in_links_kind_check CHECK ((kind = ANY (ARRAY['invite'::text, 'asked'::text]))),
    CONSTRAINT sign_in_links_source_check CHECK ((source = ANY (ARRAY['sms'::text, 'email'::text, 'legacy-sms'::text])))
);
ALTER TABLE ONLY public.sign_in_links FORCE ROW LEVEL SECURITY;
ALTER TABLE public.sign_in_links ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.sign_in_links_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.sms_events (
    congregation_id bigint NOT NULL,
    event_id text NOT NULL,
    heard_at timestamp with time zone NOT NULL,
    CONSTRAINT sms_events_event_id_check CHECK ((length(event_id) <= 190))
);
ALTER TABLE ONLY public.sms_events FORCE ROW LEVEL SECURITY;
CREATE TABLE public.special_groups (
    congregation_id bigint NOT NULL,
    id bigint NOT NULL,
    label text NOT NULL,
    on_date date NOT NULL,
    starts_at text NOT NULL,
    online boolean NOT NULL,
    location text NOT NULL,
    coordinates text,
    overseer_id bigint,
    for_all boolean NOT NULL,
    replaces boolean NOT NULL,
    notify boolean NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    active boolean DEFAULT true NOT NULL,
    CONSTRAINT special_groups_check CHECK (((coordinates IS NULL) OR (NOT online))),
    CONSTRAINT special_groups_label_check CHECK ((label <> ''::text)),
    CONSTRAINT special_groups_location_check CHECK ((location <> ''::text)),
    CONSTRAINT special_groups_starts_at_check CHECK ((starts_at ~ '^([01][0-9]|2[0-3]):[0-5][05]$'::text))
);
ALTER TABLE ONLY public.special_groups FORCE ROW LEVEL SECURITY;
ALTER TABLE public.special_groups ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.special_groups_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.streets (
    congregation_id bigint NOT NULL,
    id bigint NOT NULL,
    name text NOT NULL,
    suburb_id bigint,
    map_id bigint NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    name_key text GENERATED ALWAYS AS (sheaf.street_key(name)) STORED NOT NULL,
    CONSTRAINT streets_name_check CHECK ((name <> ''::text))
);
ALTER TABLE ONLY public.streets FORCE ROW LEVEL SECURITY;
CREATE VIEW public.street_names WITH (security_invoker='true') AS
 SELECT streets.congregation_id,
    streets.id,
    streets.map_id,
    streets.suburb_id,
    streets.name,
    streets.name_key
   FROM public.streets;
ALTER TABLE public.streets ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.streets_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.suburbs (
    congregation_id bigint NOT NULL,
    id bigint NOT NULL,
    suburb text NOT NULL,
    code text,
    region_id bigint,
    map_id bigint,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    suburb_key text GENERATED ALWAYS AS (sheaf.fold_text(suburb)) STORED NOT NULL,
    CONSTRAINT suburbs_suburb_check CHECK ((suburb <> ''::text))
);
ALTER TABLE ONLY public.suburbs FORCE ROW LEVEL SECURITY;
CREATE VIEW public.suburb_names WITH (security_invoker='true') AS
 SELECT suburbs.congregation_id,
    suburbs.id,
    suburbs.suburb,
    suburbs.suburb_key
   FROM public.suburbs;
ALTER TABLE public.suburbs ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.suburbs_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.talk_requests (
    congregation_id bigint NOT NULL,
    id bigint NOT NULL,
    talk_id bigint,
    token_hash bytea NOT NULL,
    channel text NOT NULL,
    sent_at timestamp with time zone NOT NULL,
    seen_at timestamp with time zone,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    away_talk_id bigint,
    CONSTRAINT talk_requests_channel_check CHECK ((channel = ANY (ARRAY['email'::text, 'sms'::text, 'share'::text]))),
    CONSTRAINT talk_requests_of_one CHECK ((num_nonnulls(talk_id, away_talk_id) = 1))
);
ALTER TABLE ONLY public.talk_requests FORCE ROW LEVEL SECURITY;
ALTER TABLE public.talk_requests ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.talk_requests_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.talk_titles (
    congregation_id bigint NOT NULL,
    id bigint NOT NULL,
    lang text NOT NULL,
    number smallint NOT NULL,
    title text NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT talk_titles_lang_check CHECK ((lang ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$'::text)),
    CONSTRAINT talk_titles_number_check CHECK (((number >= 1) AND (number <= 999))),
    CONSTRAINT talk_titles_title_check CHECK ((title <> ''::text))
);
ALTER TABLE ONLY public.talk_titles FORCE ROW LEVEL SECURITY;
ALTER TABLE public.talk_titles ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.talk_titles_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
ALTER TABLE public.talks ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.talks_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.wording_languages (
    iso text NOT NULL,
    written_by bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT wording_languages_iso_check CHECK ((iso ~ '^[a-z]{2,3}$'::text))
);
ALTER TABLE ONLY public.wording_languages FORCE ROW LEVEL SECURITY;
CREATE TABLE public.wordings (
    iso text NOT NULL,
    category text NOT NULL,
    key text NOT NULL,
    text text,
    written_by bigint NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT wordings_category_check CHECK ((category ~ '^[a-z]{1,40}$'::text)),
    CONSTRAINT wordings_iso_check CHECK ((iso ~ '^[a-z]{2,3}$'::text)),
    CONSTRAINT wordings_key_check CHECK (((length(key) >= 1) AND (length(key) <= 160))),
    CONSTRAINT wordings_text_check CHECK (((text <> ''::text) AND (length(text) <= 2000)))
);
ALTER TABLE ONLY public.wordings FORCE ROW LEVEL SECURITY;
CREATE TABLE public.workbook_headings (
    congregation_id bigint NOT NULL,
    id bigint NOT NULL,
    lang text NOT NULL,
    heading text NOT NULL,
    kind text NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT workbook_headings_heading_check CHECK (((heading <> ''::text) AND (char_length(heading) <= 300))),
    CONSTRAINT workbook_headings_kind_check CHECK ((kind = ANY (ARRAY['demonstration'::text, 'bible-study'::text, 'student-talk'::text, 'either'::text]))),
    CONSTRAINT workbook_headings_lang_check CHECK ((char_length(lang) <= 12))
);
ALTER TABLE ONLY public.workbook_headings FORCE ROW LEVEL SECURITY;
ALTER TABLE public.workbook_headings ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.workbook_headings_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.world_revisions (
    collection text NOT NULL,
    revision bigint DEFAULT 1 NOT NULL
);
ALTER TABLE ONLY public.world_revisions FORCE ROW LEVEL SECURITY;
CREATE VIEW public.written_wordings WITH (security_invoker='true') AS
 SELECT wordings.iso,
    wordings.category,
    wordings.key,
    wordings.text
   FROM public.wordings
  WHERE (wordings.text IS NOT NULL);
CREATE UNLOGGED TABLE sheaf.announcements (
    congregation_id bigint NOT NULL
);
CREATE TABLE sheaf.erased_people (
    congregation_id bigint NOT NULL,
    person_id bigint NOT NULL,
    made_at timestamp with time zone NOT NULL
);
CREATE TABLE sheaf.passkey_challenges (
    hash bytea NOT NULL,
    expires_at timestamp with time zone NOT NULL
);
CREATE TABLE sheaf.stranger_attempts (
    scope text NOT NULL,
    subject bytea NOT NULL,
    starts_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    hits integer NOT NULL
);
CREATE TABLE sheaf.stranger_pauses (
    scope text NOT NULL,
    subject bytea NOT NULL,
    level integer NOT NULL,
    until timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL
);
ALTER TABLE ONLY public.idempotency_keys ATTACH PARTITION public.idempotency_keys_rest DEFAULT;
ALTER TABLE ONLY public.journal_changes ATTACH PARTITION public.journal_changes_rest DEFAULT;
ALTER TABLE ONLY public.journal ATTACH PARTITION public.journal_rest DEFAULT;
INSERT INTO public.countries VALUES
	(4, 'AF', 'Afghanistan'),
	(248, 'AX', 'Åland Islands'),
	(8, 'AL', 'Albania'),
	(12, 'DZ', 'Algeria'),
	(16, 'AS', 'American Samoa'),
	(20, 'AD', 'Andorra'),
	(24, 'AO', 'Angola'),
	(660, 'AI', 'Anguilla'),
	(10, 'AQ', 'Antarctica'),
	(28, 'AG', 'Antigua and Barbuda'),
	(32, 'AR', 'Argentina'),
	(51, 'AM', 'Armenia'),
	(533, 'AW', 'Aruba'),
	(36, 'AU', 'Australia'),
	(40, 'AT', 'Austria'),
	(31, 'AZ', 'Azerbaijan'),
	(44, 'BS', 'Bahamas'),
	(48, 'BH', 'Bahrain'),
	(50, 'BD', 'Bangladesh'),
	(52, 'BB', 'Barbados'),
	(112, 'BY', 'Belarus'),
	(56, 'BE', 'Belgium'),
	(84, 'BZ', 'Belize'),
	(204, 'BJ', 'Benin'),
	(60, 'BM', 'Bermuda'),
	(64, 'BT', 'Bhutan'),
	(68, 'BO', 'Bolivia'),
	(535, 'BQ', 'Bonaire, Sint Eustatius and Saba'),
	(70, 'BA', 'Bosnia and Herzegovina'),
	(72, 'BW', 'Botswana'),
	(74, 'BV', 'Bouvet Island'),
	(76, 'BR', 'Brazil'),
	(86, 'IO', 'British Indian Ocean Territory'),
	(96, 'BN', 'Brunei'),
	(100, 'BG', 'Bulgaria'),
	(854, 'BF', 'Burkina Faso'),
	(108, 'BI', 'Burundi'),
	(132, 'CV', 'Cabo Verde'),
	(116, 'KH', 'Cambodia'),
	(120, 'CM', 'Cameroon'),
	(124, 'CA', 'Canada'),
	(136, 'KY', 'Cayman Islands'),
	(140, 'CF', 'Central African Republic'),
	(148, 'TD', 'Chad'),
	(152, 'CL', 'Chile'),
	(156, 'CN', 'China'),
	(162, 'CX', 'Christmas Island'),
	(166, 'CC', 'Cocos (Keeling) Islands'),
	(170, 'CO', 'Colombia'),
	(174, 'KM', 'Comoros'),
	(178, 'CG', 'Congo'),
	(180, 'CD', 'Congo (Democratic Republic)'),
	(184, 'CK', 'Cook Islands'),
	(188, 'CR', 'Costa Rica'),
	(384, 'CI', 'Côte d’Ivoire'),
	(191, 'HR', 'Croatia'),
	(192, 'CU', 'Cuba'),
	(531, 'CW', 'Curaçao'),
	(196, 'CY', 'Cyprus'),
	(203, 'CZ', 'Czechia'),
	(208, 'DK', 'Denmark'),
	(262, 'DJ', 'Djibouti'),
	(212, 'DM', 'Dominica'),
	(214, 'DO', 'Dominican Republic'),
	(218, 'EC', 'Ecuador'),
	(818, 'EG', 'Egypt'),
	(222, 'SV', 'El Salvador'),
	(226, 'GQ', 'Equatorial Guinea'),
	(232, 'ER', 'Eritrea'),
	(233, 'EE', 'Estonia'),
	(748, 'SZ', 'Eswatini'),
	(231, 'ET', 'Ethiopia'),
	(238, 'FK', 'Falkland Islands'),
	(234, 'FO', 'Faroe Islands'),
	(242, 'FJ', 'Fiji'),
	(246, 'FI', 'Finland'),
	(250, 'FR', 'France'),
	(254, 'GF', 'French Guiana'),
	(258, 'PF', 'French Polynesia'),
	(260, 'TF', 'French Southern Territories'),
	(266, 'GA', 'Gabon'),
	(270, 'GM', 'Gambia'),
	(268, 'GE', 'Georgia'),
	(276, 'DE', 'Germany'),
	(288, 'GH', 'Ghana'),
	(292, 'GI', 'Gibraltar'),
	(300, 'GR', 'Greece'),
	(304, 'GL', 'Greenland'),
	(308, 'GD', 'Grenada'),
	(312, 'GP', 'Guadeloupe'),
	(316, 'GU', 'Guam'),
	(320, 'GT', 'Guatemala'),
	(831, 'GG', 'Guernsey'),
	(324, 'GN', 'Guinea'),
	(624, 'GW', 'Guinea-Bissau'),
	(328, 'GY', 'Guyana'),
	(332, 'HT', 'Haiti'),
	(334, 'HM', 'Heard Island and McDonald Islands'),
	(336, 'VA', 'Holy See'),
	(340, 'HN', 'Honduras'),
	(344, 'HK', 'Hong Kong'),
	(348, 'HU', 'Hungary'),
	(352, 'IS', 'Iceland'),
	(356, 'IN', 'India'),
	(360, 'ID', 'Indonesia'),
	(364, 'IR', 'Iran'),
	(368, 'IQ', 'Iraq'),
	(372, 'IE', 'Ireland'),
	(833, 'IM', 'Isle of Man'),
	(376, 'IL', 'Israel'),
	(380, 'IT', 'Italy'),
	(388, 'JM', 'Jamaica'),
	(392, 'JP', 'Japan'),
	(832, 'JE', 'Jersey'),
	(400, 'JO', 'Jordan'),
	(398, 'KZ', 'Kazakhstan'),
	(404, 'KE', 'Kenya'),
	(296, 'KI', 'Kiribati'),
	(408, 'KP', 'Korea (North)'),
	(410, 'KR', 'Korea (South)'),
	(414, 'KW', 'Kuwait'),
	(417, 'KG', 'Kyrgyzstan'),
	(418, 'LA', 'Laos'),
	(428, 'LV', 'Latvia'),
	(422, 'LB', 'Lebanon'),
	(426, 'LS', 'Lesotho'),
	(430, 'LR', 'Liberia'),
	(434, 'LY', 'Libya'),
	(438, 'LI', 'Liechtenstein'),
	(440, 'LT', 'Lithuania'),
	(442, 'LU', 'Luxembourg'),
	(446, 'MO', 'Macao'),
	(450, 'MG', 'Madagascar'),
	(454, 'MW', 'Malawi'),
	(458, 'MY', 'Malaysia'),
	(462, 'MV', 'Maldives'),
	(466, 'ML', 'Mali'),
	(470, 'MT', 'Malta'),
	(584, 'MH', 'Marshall Islands'),
	(474, 'MQ', 'Martinique'),
	(478, 'MR', 'Mauritania'),
	(480, 'MU', 'Mauritius'),
	(175, 'YT', 'Mayotte'),
	(484, 'MX', 'Mexico'),
	(583, 'FM', 'Micronesia'),
	(498, 'MD', 'Moldova'),
	(492, 'MC', 'Monaco'),
	(496, 'MN', 'Mongolia'),
	(499, 'ME', 'Montenegro'),
	(500, 'MS', 'Montserrat'),
	(504, 'MA', 'Morocco'),
	(508, 'MZ', 'Mozambique'),
	(104, 'MM', 'Myanmar'),
	(516, 'NA', 'Namibia'),
	(520, 'NR', 'Nauru'),
	(524, 'NP', 'Nepal'),
	(528, 'NL', 'Netherlands'),
	(540, 'NC', 'New Caledonia'),
	(554, 'NZ', 'New Zealand'),
	(558, 'NI', 'Nicaragua'),
	(562, 'NE', 'Niger'),
	(566, 'NG', 'Nigeria'),
	(570, 'NU', 'Niue'),
	(574, 'NF', 'Norfolk Island'),
	(807, 'MK', 'North Macedonia'),
	(580, 'MP', 'Northern Mariana Islands'),
	(578, 'NO', 'Norway'),
	(512, 'OM', 'Oman'),
	(586, 'PK', 'Pakistan'),
	(585, 'PW', 'Palau'),
	(275, 'PS', 'Palestine'),
	(591, 'PA', 'Panama'),
	(598, 'PG', 'Papua New Guinea'),
	(600, 'PY', 'Paraguay'),
	(604, 'PE', 'Peru'),
	(608, 'PH', 'Philippines'),
	(612, 'PN', 'Pitcairn'),
	(616, 'PL', 'Poland'),
	(620, 'PT', 'Portugal'),
	(630, 'PR', 'Puerto Rico'),
	(634, 'QA', 'Qatar'),
	(638, 'RE', 'Réunion'),
	(642, 'RO', 'Romania'),
	(643, 'RU', 'Russia'),
	(646, 'RW', 'Rwanda'),
	(652, 'BL', 'Saint Barthélemy'),
	(654, 'SH', 'Saint Helena, Ascension and Tristan da Cunha'),
	(659, 'KN', 'Saint Kitts and Nevis'),
	(662, 'LC', 'Saint Lucia'),
	(663, 'MF', 'Saint Martin (French part)'),
	(666, 'PM', 'Saint Pierre and Miquelon'),
	(670, 'VC', 'Saint Vincent and the Grenadines'),
	(882, 'WS', 'Samoa'),
	(674, 'SM', 'San Marino'),
	(678, 'ST', 'São Tomé and Príncipe'),
	(682, 'SA', 'Saudi Arabia'),
	(686, 'SN', 'Senegal'),
	(688, 'RS', 'Serbia'),
	(690, 'SC', 'Seychelles'),
	(694, 'SL', 'Sierra Leone');
INSERT INTO public.countries VALUES
	(702, 'SG', 'Singapore'),
	(534, 'SX', 'Sint Maarten (Dutch part)'),
	(703, 'SK', 'Slovakia'),
	(705, 'SI', 'Slovenia'),
	(90, 'SB', 'Solomon Islands'),
	(706, 'SO', 'Somalia'),
	(710, 'ZA', 'South Africa'),
	(239, 'GS', 'South Georgia and the South Sandwich Islands'),
	(728, 'SS', 'South Sudan'),
	(724, 'ES', 'Spain'),
	(144, 'LK', 'Sri Lanka'),
	(729, 'SD', 'Sudan'),
	(740, 'SR', 'Suriname'),
	(744, 'SJ', 'Svalbard and Jan Mayen'),
	(752, 'SE', 'Sweden'),
	(756, 'CH', 'Switzerland'),
	(760, 'SY', 'Syria'),
	(158, 'TW', 'Taiwan'),
	(762, 'TJ', 'Tajikistan'),
	(834, 'TZ', 'Tanzania'),
	(764, 'TH', 'Thailand'),
	(626, 'TL', 'Timor-Leste'),
	(768, 'TG', 'Togo'),
	(772, 'TK', 'Tokelau'),
	(776, 'TO', 'Tonga'),
	(780, 'TT', 'Trinidad and Tobago'),
	(788, 'TN', 'Tunisia'),
	(792, 'TR', 'Türkiye'),
	(795, 'TM', 'Turkmenistan'),
	(796, 'TC', 'Turks and Caicos Islands'),
	(798, 'TV', 'Tuvalu'),
	(800, 'UG', 'Uganda'),
	(804, 'UA', 'Ukraine'),
	(784, 'AE', 'United Arab Emirates'),
	(826, 'GB', 'United Kingdom'),
	(840, 'US', 'United States'),
	(581, 'UM', 'United States Minor Outlying Islands'),
	(858, 'UY', 'Uruguay'),
	(860, 'UZ', 'Uzbekistan'),
	(548, 'VU', 'Vanuatu'),
	(862, 'VE', 'Venezuela'),
	(704, 'VN', 'Vietnam'),
	(92, 'VG', 'Virgin Islands (British)'),
	(850, 'VI', 'Virgin Islands (U.S.)'),
	(876, 'WF', 'Wallis and Futuna'),
	(732, 'EH', 'Western Sahara'),
	(887, 'YE', 'Yemen'),
	(894, 'ZM', 'Zambia'),
	(716, 'ZW', 'Zimbabwe');
INSERT INTO public.regions OVERRIDING SYSTEM VALUE VALUES
	(1, 36, 'AU-ACT', 'Australian Capital Territory'),
	(2, 36, 'AU-NSW', 'New South Wales'),
	(3, 36, 'AU-NT', 'Northern Territory'),
	(4, 36, 'AU-QLD', 'Queensland'),
	(5, 36, 'AU-SA', 'South Australia'),
	(6, 36, 'AU-TAS', 'Tasmania'),
	(7, 36, 'AU-VIC', 'Victoria'),
	(8, 36, 'AU-WA', 'Western Australia'),
	(9, 554, 'NZ-AUK', 'Auckland'),
	(10, 554, 'NZ-BOP', 'Bay of Plenty'),
	(11, 554, 'NZ-CAN', 'Canterbury'),
	(12, 554, 'NZ-CIT', 'Chatham Islands'),
	(13, 554, 'NZ-GIS', 'Gisborne'),
	(14, 554, 'NZ-HKB', 'Hawke’s Bay'),
	(15, 554, 'NZ-MWT', 'Manawatū-Whanganui'),
	(16, 554, 'NZ-MBH', 'Marlborough'),
	(17, 554, 'NZ-NSN', 'Nelson'),
	(18, 554, 'NZ-NTL', 'Northland'),
	(19, 554, 'NZ-OTA', 'Otago'),
	(20, 554, 'NZ-STL', 'Southland'),
	(21, 554, 'NZ-TKI', 'Taranaki'),
	(22, 554, 'NZ-TAS', 'Tasman'),
	(23, 554, 'NZ-WKO', 'Waikato'),
	(24, 554, 'NZ-WGN', 'Wellington'),
	(25, 554, 'NZ-WTC', 'West Coast'),
	(26, 840, 'US-AL', 'Alabama'),
	(27, 840, 'US-AK', 'Alaska'),
	(28, 840, 'US-AS', 'American Samoa'),
	(29, 840, 'US-AZ', 'Arizona'),
	(30, 840, 'US-AR', 'Arkansas'),
	(31, 840, 'US-CA', 'California'),
	(32, 840, 'US-CO', 'Colorado'),
	(33, 840, 'US-CT', 'Connecticut'),
	(34, 840, 'US-DE', 'Delaware'),
	(35, 840, 'US-DC', 'District of Columbia'),
	(36, 840, 'US-FL', 'Florida'),
	(37, 840, 'US-GA', 'Georgia'),
	(38, 840, 'US-GU', 'Guam'),
	(39, 840, 'US-HI', 'Hawaii'),
	(40, 840, 'US-ID', 'Idaho'),
	(41, 840, 'US-IL', 'Illinois'),
	(42, 840, 'US-IN', 'Indiana'),
	(43, 840, 'US-IA', 'Iowa'),
	(44, 840, 'US-KS', 'Kansas'),
	(45, 840, 'US-KY', 'Kentucky'),
	(46, 840, 'US-LA', 'Louisiana'),
	(47, 840, 'US-ME', 'Maine'),
	(48, 840, 'US-MD', 'Maryland'),
	(49, 840, 'US-MA', 'Massachusetts'),
	(50, 840, 'US-MI', 'Michigan'),
	(51, 840, 'US-MN', 'Minnesota'),
	(52, 840, 'US-MS', 'Mississippi'),
	(53, 840, 'US-MO', 'Missouri'),
	(54, 840, 'US-MT', 'Montana'),
	(55, 840, 'US-NE', 'Nebraska'),
	(56, 840, 'US-NV', 'Nevada'),
	(57, 840, 'US-NH', 'New Hampshire'),
	(58, 840, 'US-NJ', 'New Jersey'),
	(59, 840, 'US-NM', 'New Mexico'),
	(60, 840, 'US-NY', 'New York'),
	(61, 840, 'US-NC', 'North Carolina'),
	(62, 840, 'US-ND', 'North Dakota'),
	(63, 840, 'US-MP', 'Northern Mariana Islands'),
	(64, 840, 'US-OH', 'Ohio'),
	(65, 840, 'US-OK', 'Oklahoma'),
	(66, 840, 'US-OR', 'Oregon'),
	(67, 840, 'US-PA', 'Pennsylvania'),
	(68, 840, 'US-PR', 'Puerto Rico'),
	(69, 840, 'US-RI', 'Rhode Island'),
	(70, 840, 'US-SC', 'South Carolina'),
	(71, 840, 'US-SD', 'South Dakota'),
	(72, 840, 'US-TN', 'Tennessee'),
	(73, 840, 'US-TX', 'Texas'),
	(74, 840, 'US-UT', 'Utah'),
	(75, 840, 'US-VT', 'Vermont'),
	(76, 840, 'US-VI', 'Virgin Islands'),
	(77, 840, 'US-VA', 'Virginia'),
	(78, 840, 'US-WA', 'Washington'),
	(79, 840, 'US-WV', 'West Virginia'),
	(80, 840, 'US-WI', 'Wisconsin'),
	(81, 840, 'US-WY', 'Wyoming'),
	(82, 124, 'CA-AB', 'Alberta'),
	(83, 124, 'CA-BC', 'British Columbia'),
	(84, 124, 'CA-MB', 'Manitoba'),
	(85, 124, 'CA-NB', 'New Brunswick'),
	(86, 124, 'CA-NL', 'Newfoundland and Labrador'),
	(87, 124, 'CA-NT', 'Northwest Territories'),
	(88, 124, 'CA-NS', 'Nova Scotia'),
	(89, 124, 'CA-NU', 'Nunavut'),
	(90, 124, 'CA-ON', 'Ontario'),
	(91, 124, 'CA-PE', 'Prince Edward Island'),
	(92, 124, 'CA-QC', 'Quebec'),
	(93, 124, 'CA-SK', 'Saskatchewan'),
	(94, 124, 'CA-YT', 'Yukon'),
	(95, 826, 'GB-ENG', 'England'),
	(96, 826, 'GB-NIR', 'Northern Ireland'),
	(97, 826, 'GB-SCT', 'Scotland'),
	(98, 826, 'GB-WLS', 'Wales'),
	(99, 276, 'DE-BW', 'Baden-Württemberg'),
	(100, 276, 'DE-BY', 'Bavaria'),
	(101, 276, 'DE-BE', 'Berlin'),
	(102, 276, 'DE-BB', 'Brandenburg'),
	(103, 276, 'DE-HB', 'Bremen'),
	(104, 276, 'DE-HH', 'Hamburg'),
	(105, 276, 'DE-HE', 'Hesse'),
	(106, 276, 'DE-NI', 'Lower Saxony'),
	(107, 276, 'DE-MV', 'Mecklenburg-Western Pomerania'),
	(108, 276, 'DE-NW', 'North Rhine-Westphalia'),
	(109, 276, 'DE-RP', 'Rhineland-Palatinate'),
	(110, 276, 'DE-SL', 'Saarland'),
	(111, 276, 'DE-SN', 'Saxony'),
	(112, 276, 'DE-ST', 'Saxony-Anhalt'),
	(113, 276, 'DE-SH', 'Schleswig-Holstein'),
	(114, 276, 'DE-TH', 'Thuringia'),
	(115, 40, 'AT-1', 'Burgenland'),
	(116, 40, 'AT-2', 'Carinthia'),
	(117, 40, 'AT-3', 'Lower Austria'),
	(118, 40, 'AT-5', 'Salzburg'),
	(119, 40, 'AT-6', 'Styria'),
	(120, 40, 'AT-7', 'Tyrol'),
	(121, 40, 'AT-4', 'Upper Austria'),
	(122, 40, 'AT-9', 'Vienna'),
	(123, 40, 'AT-8', 'Vorarlberg'),
	(124, 756, 'CH-AG', 'Aargau'),
	(125, 756, 'CH-AR', 'Appenzell Ausserrhoden'),
	(126, 756, 'CH-AI', 'Appenzell Innerrhoden'),
	(127, 756, 'CH-BL', 'Basel-Landschaft'),
	(128, 756, 'CH-BS', 'Basel-Stadt'),
	(129, 756, 'CH-BE', 'Bern'),
	(130, 756, 'CH-FR', 'Fribourg'),
	(131, 756, 'CH-GE', 'Geneva'),
	(132, 756, 'CH-GL', 'Glarus'),
	(133, 756, 'CH-GR', 'Graubünden'),
	(134, 756, 'CH-JU', 'Jura'),
	(135, 756, 'CH-LU', 'Lucerne'),
	(136, 756, 'CH-NE', 'Neuchâtel'),
	(137, 756, 'CH-NW', 'Nidwalden'),
	(138, 756, 'CH-OW', 'Obwalden'),
	(139, 756, 'CH-SG', 'St. Gallen'),
	(140, 756, 'CH-SH', 'Schaffhausen'),
	(141, 756, 'CH-SZ', 'Schwyz'),
	(142, 756, 'CH-SO', 'Solothurn'),
	(143, 756, 'CH-TG', 'Thurgau'),
	(144, 756, 'CH-TI', 'Ticino'),
	(145, 756, 'CH-UR', 'Uri'),
	(146, 756, 'CH-VS', 'Valais'),
	(147, 756, 'CH-VD', 'Vaud'),
	(148, 756, 'CH-ZG', 'Zug'),
	(149, 756, 'CH-ZH', 'Zurich');
INSERT INTO public.world_revisions VALUES
	('translations', 1);
SELECT pg_catalog.setval('public.regions_id_seq', 149, true);
ALTER TABLE ONLY public.account_balances
    ADD CONSTRAINT account_balances_pkey PRIMARY KEY (congregation_id);
ALTER TABLE ONLY public.answer_links
    ADD CONSTRAINT answer_links_pkey PRIMARY KEY (congregation_id, id);
ALTER TABLE ONLY public.answer_links
    ADD CONSTRAINT answer_links_token_hash_key UNIQUE (token_hash);
ALTER TABLE ONLY public.attendance
    ADD CONSTRAINT attendance_pkey PRIMARY KEY (congregation_id, id);
ALTER TABLE ONLY public.available_addresses
    ADD CONSTRAINT available_addresses_pkey PRIMARY KEY (congregation_id, id);
ALTER TABLE ONLY public.away_dates
    ADD CONSTRAINT away_dates_pkey PRIMARY KEY (congregation_id, id);
ALTER TABLE ONLY public.away_talks
    ADD CONSTRAINT away_talks_pkey PRIMARY KEY (congregation_id, id);
ALTER TABLE ONLY public.bank_payments
    ADD CONSTRAINT bank_payments_pkey PRIMARY KEY (congregation_id, id);
ALTER TABLE ONLY public.calendar_feeds
    ADD CONSTRAINT calendar_feeds_pkey PRIMARY KEY (congregation_id, person_id);
ALTER TABLE ONLY public.card_payments
    ADD CONSTRAINT card_payments_congregation_id_reference_key UNIQUE (congregation_id, reference);
ALTER TABLE ONLY public.card_payments
    ADD CONSTRAINT card_payments_pkey PRIMARY KEY (congregation_id, id);
ALTER TABLE ONLY public.carried_totals
    ADD CONSTRAINT carried_totals_congregation_id_month_report_group_key UNIQUE (congregation_id, month, report_group);
ALTER TABLE ONLY public.carried_totals
    ADD CONSTRAINT carried_totals_pkey PRIMARY KEY (congregation_id, id);
ALTER TABLE ONLY public.cart_blocks
    ADD CONSTRAINT cart_blocks_pkey PRIMARY KEY (congregation_id, id);
ALTER TABLE ONLY public.cart_locations
    ADD CONSTRAINT cart_locations_pkey PRIMARY KEY (congregation_id, id);
ALTER TABLE ONLY public.cart_rotation_people
    ADD CONSTRAINT cart_rotation_people_congregation_id_rotation_id_person_id_key UNIQUE (congregation_id, rotation_id, person_id);
ALTER TABLE ONLY public.cart_rotation_people
    ADD CONSTRAINT cart_rotation_people_pkey PRIMARY KEY (congregation_id, id);
ALTER TABLE ONLY public.cart_rotations
    ADD CONSTRAINT cart_rotations_pkey PRIMARY KEY (congregation_id, id);
ALTER TABLE ONLY public.cart_seats
    ADD CONSTRAINT cart_seats_congregation_id_duty_id_key UNIQUE (congregation_id, duty_id);
ALTER TABLE ONLY public.cart_seats
    ADD CONSTRAINT cart_seats_lanes EXCLUDE USING gist (int8range(congregation_id, congregation_id, '[]'::text) WITH &&, int8range((((location_id << 21) | (((on_date - '1970-01-01'::date) << 4))::bigint) | (lane)::bigint), (((location_id << 21) | (((on_date - '1970-01-01'::date) << 4))::bigint) | (lane)::bigint), '[]'::text) WITH &&, int4range((from_minute)::integer, (to_minute)::integer) WITH &&) DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE ONLY public.cart_seats
    ADD CONSTRAINT cart_seats_pkey PRIMARY KEY (congregation_id, id);
ALTER TABLE ONLY public.cart_shares
    ADD CONSTRAINT cart_shares_congregation_id_location_id_to_congregation_key UNIQUE (congregation_id, location_id, to_congregation);
ALTER TABLE ONLY public.cart_shares
    ADD CONSTRAINT cart_shares_pkey PRIMARY KEY (congregation_id, id);
ALTER TABLE ONLY public.cart_shifts
    ADD CONSTRAINT cart_shifts_pkey PRIMARY KEY (congregation_id, id);
ALTER TABLE ONLY public.cart_visits
    ADD CONSTRAINT cart_visits_congregation_id_host_shift_key UNIQUE (congregation_id, host_shift);
ALTER TABLE ONLY public.cart_visits
    ADD CONSTRAINT cart_visits_pkey PRIMARY KEY (congregation_id, id);
ALTER TABLE ONLY public.change_requests
    ADD CONSTRAINT change_requests_pkey PRIMARY KEY (congregation_id, id);
ALTER TABLE ONLY public.completed_blocks
    ADD CONSTRAINT completed_blocks_pkey PRIMARY KEY (congregation_id, assignment_id, block);
ALTER TABLE ONLY public.congregation_export_parts
    ADD CONSTRAINT congregation_export_parts_pkey PRIMARY KEY (congregation_id, export_id, part);
ALTER TABLE ONLY public.congregation_exports
    ADD CONSTRAINT congregation_exports_pkey PRIMARY KEY (congregation_id, id);
ALTER TABLE ONLY public.congregations
    ADD CONSTRAINT congregations_pkey PRIMARY KEY (congregation_id);
ALTER TABLE ONLY public.countries
    ADD CONSTRAINT countries_code_key UNIQUE (code);
ALTER TABLE ONLY public.countries
    ADD CONSTRAINT countries_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.directory_congregations
    ADD CONSTRAINT directory_congregations_pkey PRIMARY KEY (congregation_id, id);
ALTER TABLE ONLY public.directory_partners
    ADD CONSTRAINT directory_partners_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.directory_speakers
    ADD CONSTRAINT directory_speakers_pkey PRIMARY KEY (congregation_id, id);
ALTER TABLE ONLY public.do_not_calls
    ADD CONSTRAINT do_not_calls_pkey PRIMARY KEY (congregation_id, id);
ALTER TABLE ONLY public.domain_settings
    ADD CONSTRAINT domain_settings_pkey PRIMARY KEY (congregation_id, part);
ALTER TABLE ONLY public.duties
    ADD CONSTRAINT duties_one_cart EXCLUDE USING gist (int8range(congregation_id, congregation_id, '[]'::text) WITH &&, int8range(((person_id << 17) | ((on_date - '1970-01-01'::date))::bigint), ((person_id << 17) | ((on_date - '1970-01-01'::date))::bigint), '[]'::text) WITH &&, int4range(sheaf.clock_minutes(starts_at), sheaf.clock_minutes(ends_at)) WITH &&) WHERE (((kind = 'cart'::text) AND (person_id IS NOT NULL)));
ALTER TABLE ONLY public.duties
    ADD CONSTRAINT duties_pkey PRIMARY KEY (congregation_id, id);
ALTER TABLE ONLY public.events
    ADD CONSTRAINT events_pkey PRIMARY KEY (congregation_id, id);
ALTER TABLE ONLY public.families
    ADD CONSTRAINT families_pkey PRIMARY KEY (congregation_id, id);
ALTER TABLE ONLY public.family_members
    ADD CONSTRAINT family_members_pkey PRIMARY KEY (congregation_id, person_id);
ALTER TABLE ONLY public.field_groups
    ADD CONSTRAINT field_groups_pkey PRIMARY KEY (congregation_id, id);
ALTER TABLE ONLY public.field_meetings
    ADD CONSTRAINT field_meetings_congregation_id_field_group_id_on_date_key UNIQUE (congregation_id, field_group_id, on_date);
ALTER TABLE ONLY public.field_meetings
    ADD CONSTRAINT field_meetings_congregation_id_rotation_group_id_on_date_key UNIQUE (congregation_id, rotation_group_id, on_date);
ALTER TABLE ONLY public.field_meetings
    ADD CONSTRAINT field_meetings_congregation_id_special_group_id_key UNIQUE (congregation_id, special_group_id);
ALTER TABLE ONLY public.field_meetings
    ADD CONSTRAINT field_meetings_pkey PRIMARY KEY (congregation_id, id);
ALTER TABLE ONLY public.foreign_addresses
    ADD CONSTRAINT foreign_addresses_pkey PRIMARY KEY (congregation_id, id);
ALTER TABLE ONLY public.forum_comments
    ADD CONSTRAINT forum_comments_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.forum_likes
    ADD CONSTRAINT forum_likes_pkey PRIMARY KEY (congregation_id, person_id, topic_id);
ALTER TABLE ONLY public.forum_subscriptions
    ADD CONSTRAINT forum_subscriptions_pkey PRIMARY KEY (congregation_id, id);
ALTER TABLE ONLY public.forum_topics
    ADD CONSTRAINT forum_topics_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.given_talks
    ADD CONSTRAINT given_talks_congregation_id_given_on_number_key UNIQUE (congregation_id, given_on, number);
ALTER TABLE ONLY public.given_talks
    ADD CONSTRAINT given_talks_pkey PRIMARY KEY (congregation_id, id);
ALTER TABLE ONLY public.groups
    ADD CONSTRAINT groups_pkey PRIMARY KEY (congregation_id, id);
ALTER TABLE ONLY public.idempotency_keys
    ADD CONSTRAINT idempotency_keys_pkey PRIMARY KEY (congregation_id, person_id, key, created_at);
ALTER TABLE ONLY public.idempotency_keys_rest
    ADD CONSTRAINT idempotency_keys_rest_pkey PRIMARY KEY (congregation_id, person_id, key, created_at);
ALTER TABLE ONLY public.import_rows
    ADD CONSTRAINT import_rows_pkey PRIMARY KEY (congregation_id, import_id, table_name, row_id);
ALTER TABLE ONLY public.imports
    ADD CONSTRAINT imports_pkey PRIMARY KEY (congregation_id, id);
ALTER TABLE ONLY public.invited_groups
    ADD CONSTRAINT invited_groups_congregation_id_rotation_group_id_group_id_key UNIQUE (congregation_id, rotation_group_id, group_id);
ALTER TABLE ONLY public.invited_groups
    ADD CONSTRAINT invited_groups_congregation_id_special_group_id_group_id_key UNIQUE (congregation_id, special_group_id, group_id);
ALTER TABLE ONLY public.invited_groups
    ADD CONSTRAINT invited_groups_pkey PRIMARY KEY (congregation_id, id);
ALTER TABLE ONLY public.invoices
    ADD CONSTRAINT invoices_congregation_id_month_key UNIQUE (congregation_id, month);
ALTER TABLE ONLY public.invoices
    ADD CONSTRAINT invoices_congregation_id_number_key UNIQUE (congregation_id, number);
ALTER TABLE ONLY public.invoices
    ADD CONSTRAINT invoices_pkey PRIMARY KEY (congregation_id, id);
ALTER TABLE ONLY public.job_runs
    ADD CONSTRAINT job_runs_pkey PRIMARY KEY (congregation_id, job, ran_on);
ALTER TABLE ONLY public.journal_changes
    ADD CONSTRAINT journal_changes_pkey PRIMARY KEY (congregation_id, id, at);
ALTER TABLE ONLY public.journal_changes_rest
    ADD CONSTRAINT journal_changes_rest_pkey PRIMARY KEY (congregation_id, id, at);
ALTER TABLE ONLY public.journal
    ADD CONSTRAINT journal_pkey PRIMARY KEY (congregation_id, id, at);
ALTER TABLE ONLY public.journal_rest
    ADD CONSTRAINT journal_rest_pkey PRIMARY KEY (congregation_id, id, at);
ALTER TABLE ONLY public.language_groups
    ADD CONSTRAINT language_groups_pkey PRIMARY KEY (congregation_id, id);
ALTER TABLE ONLY public.ledger_entries
    ADD CONSTRAINT ledger_entries_pkey PRIMARY KEY (congregation_id, id);
ALTER TABLE ONLY public.mail_keys
    ADD CONSTRAINT mail_keys_pkey PRIMARY KEY (congregation_id);
ALTER TABLE ONLY public.map_assignment_holders
    ADD CONSTRAINT map_assignment_holders_pkey PRIMARY KEY (congregation_id, id);
ALTER TABLE ONLY public.map_assignments
    ADD CONSTRAINT map_assignments_pkey PRIMARY KEY (congregation_id, id);
ALTER TABLE ONLY public.map_borders
    ADD CONSTRAINT map_borders_congregation_id_map_id_key UNIQUE (congregation_id, map_id);
ALTER TABLE ONLY public.map_borders
    ADD CONSTRAINT map_borders_pkey PRIMARY KEY (congregation_id, id);
ALTER TABLE ONLY public.map_pictures
    ADD CONSTRAINT map_pictures_pkey PRIMARY KEY (congregation_id, id);
ALTER TABLE ONLY public.maps
    ADD CONSTRAINT maps_pkey PRIMARY KEY (congregation_id, id);
ALTER TABLE ONLY public.meeting_parts
    ADD CONSTRAINT meeting_parts_order EXCLUDE USING btree (congregation_id WITH =, meeting_id WITH =, section WITH =, "order" WITH =) WHERE ((removed_at IS NULL)) DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE ONLY public.meeting_parts
    ADD CONSTRAINT meeting_parts_pkey PRIMARY KEY (congregation_id, id);
ALTER TABLE ONLY public.meetings
    ADD CONSTRAINT meetings_pkey PRIMARY KEY (congregation_id, id);
ALTER TABLE ONLY public.message_steps
    ADD CONSTRAINT message_steps_pkey PRIMARY KEY (congregation_id, id);
ALTER TABLE ONLY public.noticeboard_contents
    ADD CONSTRAINT noticeboard_contents_pkey PRIMARY KEY (congregation_id, file_id);
ALTER TABLE ONLY public.noticeboard_files
    ADD CONSTRAINT noticeboard_files_pkey PRIMARY KEY (congregation_id, id);
ALTER TABLE ONLY public.notification_preferences
    ADD CONSTRAINT notification_preferences_pkey PRIMARY KEY (congregation_id, person_id, kind);
ALTER TABLE ONLY public.notifications
    ADD CONSTRAINT notifications_pkey PRIMARY KEY (congregation_id, id);
ALTER TABLE ONLY public.outgoing_messages
    ADD CONSTRAINT outgoing_messages_congregation_id_effect_key UNIQUE (congregation_id, effect);
ALTER TABLE ONLY public.outgoing_messages
    ADD CONSTRAINT outgoing_messages_pkey PRIMARY KEY (congregation_id, id);
ALTER TABLE ONLY public.passkeys
    ADD CONSTRAINT passkeys_credential_id_key UNIQUE (credential_id);
ALTER TABLE ONLY public.passkeys
    ADD CONSTRAINT passkeys_pkey PRIMARY KEY (congregation_id, id);
ALTER TABLE ONLY public.payment_events
    ADD CONSTRAINT payment_events_pkey PRIMARY KEY (congregation_id, event_id);
ALTER TABLE ONLY public.people
    ADD CONSTRAINT people_ical_hash_key UNIQUE (ical_hash);
ALTER TABLE ONLY public.people
    ADD CONSTRAINT people_pkey PRIMARY KEY (congregation_id, id);
ALTER TABLE ONLY public.person_roles
    ADD CONSTRAINT person_roles_pkey PRIMARY KEY (congregation_id, person_id, role_id);
ALTER TABLE ONLY public.preloaded_addresses
    ADD CONSTRAINT preloaded_addresses_pkey PRIMARY KEY (congregation_id, id);
ALTER TABLE ONLY public.proposal_links
    ADD CONSTRAINT proposal_links_pkey PRIMARY KEY (congregation_id, id);
ALTER TABLE ONLY public.proposal_links
    ADD CONSTRAINT proposal_links_token_hash_key UNIQUE (token_hash);
ALTER TABLE ONLY public.proposal_senders
    ADD CONSTRAINT proposal_senders_pkey PRIMARY KEY (congregation_id, proposal_id);
ALTER TABLE ONLY public.proposals
    ADD CONSTRAINT proposals_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.push_devices
    ADD CONSTRAINT push_devices_endpoint_key UNIQUE (endpoint);
ALTER TABLE ONLY public.push_devices
    ADD CONSTRAINT push_devices_pkey PRIMARY KEY (congregation_id, id);
ALTER TABLE ONLY public.push_keys
    ADD CONSTRAINT push_keys_pkey PRIMARY KEY (congregation_id);
ALTER TABLE ONLY public.record_files
    ADD CONSTRAINT record_files_pkey PRIMARY KEY (congregation_id);
ALTER TABLE ONLY public.regions
    ADD CONSTRAINT regions_country_id_code_key UNIQUE (country_id, code);
ALTER TABLE ONLY public.regions
    ADD CONSTRAINT regions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.report_delegates
    ADD CONSTRAINT report_delegates_congregation_id_person_id_delegate_id_key UNIQUE (congregation_id, person_id, delegate_id);
ALTER TABLE ONLY public.report_delegates
    ADD CONSTRAINT report_delegates_pkey PRIMARY KEY (congregation_id, id);
ALTER TABLE ONLY public.report_tickets
    ADD CONSTRAINT report_tickets_pkey PRIMARY KEY (congregation_id, id);
ALTER TABLE ONLY public.report_tickets
    ADD CONSTRAINT report_tickets_token_hash_key UNIQUE (token_hash);
ALTER TABLE ONLY public.responsibilities
    ADD CONSTRAINT responsibilities_pkey PRIMARY KEY (congregation_id, id);
ALTER TABLE ONLY public.responsibility_people
    ADD CONSTRAINT responsibility_people_congregation_id_responsibility_id_per_key UNIQUE (congregation_id, responsibility_id, person_id);
ALTER TABLE ONLY public.responsibility_people
    ADD CONSTRAINT responsibility_people_pkey PRIMARY KEY (congregation_id, id);
ALTER TABLE ONLY public.retention
    ADD CONSTRAINT retention_pkey PRIMARY KEY (congregation_id);
ALTER TABLE ONLY public.revisions
    ADD CONSTRAINT revisions_pkey PRIMARY KEY (congregation_id, collection);
ALTER TABLE ONLY public.roles
    ADD CONSTRAINT roles_pkey PRIMARY KEY (congregation_id, id);
ALTER TABLE ONLY public.rotation_groups
    ADD CONSTRAINT rotation_groups_pkey PRIMARY KEY (congregation_id, id);
ALTER TABLE ONLY public.rotation_overseers
    ADD CONSTRAINT rotation_overseers_congregation_id_rotation_group_id_person_key UNIQUE (congregation_id, rotation_group_id, person_id);
ALTER TABLE ONLY public.rotation_overseers
    ADD CONSTRAINT rotation_overseers_pkey PRIMARY KEY (congregation_id, id);
ALTER TABLE ONLY public.row_revisions
    ADD CONSTRAINT row_revisions_pkey PRIMARY KEY (congregation_id, collection, row_id);
ALTER TABLE ONLY public.scan_marks
    ADD CONSTRAINT scan_marks_pkey PRIMARY KEY (congregation_id, scan);
ALTER TABLE ONLY public.sendings
    ADD CONSTRAINT sendings_pkey PRIMARY KEY (congregation_id, id);
ALTER TABLE ONLY public.service_places
    ADD CONSTRAINT service_places_pkey PRIMARY KEY (congregation_id, id);
ALTER TABLE ONLY public.service_reports
    ADD CONSTRAINT service_reports_congregation_id_person_id_month_key UNIQUE (congregation_id, person_id, month);
ALTER TABLE ONLY public.service_reports
    ADD CONSTRAINT service_reports_pkey PRIMARY KEY (congregation_id, id);
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (congregation_id, id);
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_token_hash_key UNIQUE (token_hash);
ALTER TABLE ONLY public.settled_reminders
    ADD CONSTRAINT settled_reminders_pkey PRIMARY KEY (congregation_id, kind);
ALTER TABLE ONLY public.sign_in_links
    ADD CONSTRAINT sign_in_links_pkey PRIMARY KEY (congregation_id, id);
ALTER TABLE ONLY public.sign_in_links
    ADD CONSTRAINT sign_in_links_token_hash_key UNIQUE (token_hash);
ALTER TABLE ONLY public.sms_events
    ADD CONSTRAINT sms_events_pkey PRIMARY KEY (congregation_id, event_id);
ALTER TABLE ONLY public.special_groups
    ADD CONSTRAINT special_groups_pkey PRIMARY KEY (congregation_id, id);
ALTER TABLE ONLY public.streets
    ADD CONSTRAINT streets_pkey PRIMARY KEY (congregation_id, id);
ALTER TABLE ONLY public.suburbs
    ADD CONSTRAINT suburbs_pkey PRIMARY KEY (congregation_id, id);
ALTER TABLE ONLY public.talk_requests
    ADD CONSTRAINT talk_requests_pkey PRIMARY KEY (congregation_id, id);
ALTER TABLE ONLY public.talk_requests
    ADD CONSTRAINT talk_requests_token_hash_key UNIQUE (token_hash);
ALTER TABLE ONLY public.talk_titles
    ADD CONSTRAINT talk_titles_congregation_id_lang_number_key UNIQUE (congregation_id, lang, number);
ALTER TABLE ONLY public.talk_titles
    ADD CONSTRAINT talk_titles_pkey PRIMARY KEY (congregation_id, id);
ALTER TABLE ONLY public.talks
    ADD CONSTRAINT talks_pkey PRIMARY KEY (congregation_id, id);
ALTER TABLE ONLY public.wording_languages
    ADD CONSTRAINT wording_languages_pkey PRIMARY KEY (iso);
ALTER TABLE ONLY public.wordings
    ADD CONSTRAINT wordings_pkey PRIMARY KEY (iso, category, key);
ALTER TABLE ONLY public.workbook_headings
    ADD CONSTRAINT workbook_headings_congregation_id_lang_heading_key UNIQUE (congregation_id, lang, heading);
ALTER TABLE ONLY public.workbook_headings
    ADD CONSTRAINT workbook_headings_pkey PRIMARY KEY (congregation_id, id);
ALTER TABLE ONLY public.world_revisions
    ADD CONSTRAINT world_revisions_pkey PRIMARY KEY (collection);
ALTER TABLE ONLY sheaf.erased_people
    ADD CONSTRAINT erased_people_pkey PRIMARY KEY (congregation_id, person_id, made_at);
ALTER TABLE ONLY sheaf.passkey_challenges
    ADD CONSTRAINT passkey_challenges_pkey PRIMARY KEY (hash);
ALTER TABLE ONLY sheaf.stranger_attempts
    ADD CONSTRAINT stranger_attempts_pkey PRIMARY KEY (scope, subject, starts_at);
ALTER TABLE ONLY sheaf.stranger_pauses
    ADD CONSTRAINT stranger_pauses_pkey PRIMARY KEY (scope, subject);
CREATE INDEX answer_links_duty ON public.answer_links USING btree (congregation_id, duty_id);
CREATE INDEX answer_links_person ON public.answer_links USING btree (congregation_id, person_id);
CREATE INDEX attendance_counted_by ON public.attendance USING btree (congregation_id, counted_by);
CREATE INDEX attendance_language_group ON public.attendance USING btree (congregation_id, language_group_id);
CREATE UNIQUE INDEX attendance_once ON public.attendance USING btree (congregation_id, COALESCE(language_group_id, (0)::bigint), type, week);
CREATE UNIQUE INDEX available_addresses_door ON public.available_addresses USING btree (congregation_id, map_id, street_id, house, sheaf.suffix_key(suffix), COALESCE(upper(unit), ''::text), COALESCE(upper(name), ''::text));
CREATE INDEX available_addresses_foreign ON public.available_addresses USING btree (congregation_id, foreign_id);
CREATE INDEX available_addresses_holder ON public.available_addresses USING btree (congregation_id, assigned_to);
CREATE INDEX available_addresses_lender ON public.available_addresses USING btree (congregation_id, lent_by) WHERE (lent_by IS NOT NULL);
CREATE INDEX available_addresses_preloaded ON public.available_addresses USING btree (congregation_id, preloaded_id);
CREATE INDEX available_addresses_street ON public.available_addresses USING btree (congregation_id, street_id);
CREATE INDEX away_dates_person ON public.away_dates USING btree (congregation_id, person_id, ends_on);
CREATE INDEX away_talks_day ON public.away_talks USING btree (congregation_id, held_on);
CREATE UNIQUE INDEX away_talks_one_a_day ON public.away_talks USING btree (congregation_id, person_id, held_on) WHERE (confirmed <> 2);
CREATE UNIQUE INDEX away_talks_one_a_host ON public.away_talks USING btree (congregation_id, host_id, held_on) WHERE (confirmed <> 2);
CREATE INDEX away_talks_person ON public.away_talks USING btree (congregation_id, person_id);
CREATE INDEX away_talks_place ON public.away_talks USING btree (congregation_id, host_id);
CREATE INDEX away_talks_proposal ON public.away_talks USING btree (proposal_id) WHERE (proposal_id IS NOT NULL);
CREATE INDEX away_talks_to_tell ON public.away_talks USING btree (congregation_id) WHERE ((said = 1) AND (facts IS DISTINCT FROM COALESCE(asked_as, answered_as)));
CREATE UNIQUE INDEX bank_payments_once ON public.bank_payments USING btree (reference) WHERE (undone_at IS NULL);
CREATE INDEX cart_blocks_location ON public.cart_blocks USING btree (congregation_id, location_id);
CREATE INDEX cart_rotation_people_person ON public.cart_rotation_people USING btree (congregation_id, person_id);
CREATE INDEX cart_rotations_location ON public.cart_rotations USING btree (congregation_id, location_id);
CREATE UNIQUE INDEX cart_seats_guest ON public.cart_seats USING btree (congregation_id, shift_id, guest_place);
CREATE INDEX cart_seats_location ON public.cart_seats USING btree (congregation_id, location_id, on_date);
CREATE INDEX cart_seats_shift ON public.cart_seats USING btree (congregation_id, shift_id);
CREATE INDEX cart_shares_guest ON public.cart_shares USING btree (to_congregation, location_id);
CREATE INDEX cart_shifts_location ON public.cart_shifts USING btree (congregation_id, location_id, on_date);
CREATE INDEX cart_shifts_newest ON public.cart_shifts USING btree (congregation_id, on_date DESC, starts_at DESC, id DESC);
CREATE INDEX cart_shifts_reported ON public.cart_shifts USING btree (congregation_id, reported_by);
CREATE UNIQUE INDEX cart_shifts_rotation ON public.cart_shifts USING btree (congregation_id, rotation_id, rotation_date);
CREATE INDEX change_requests_from ON public.change_requests USING btree (congregation_id, from_person);
CREATE INDEX change_requests_meeting ON public.change_requests USING btree (congregation_id, field_meeting_id);
CREATE UNIQUE INDEX change_requests_open ON public.change_requests USING btree (congregation_id, field_meeting_id) WHERE (state = 'open'::text);
CREATE INDEX change_requests_to ON public.change_requests USING btree (congregation_id, to_person, state);
CREATE INDEX completed_blocks_person ON public.completed_blocks USING btree (congregation_id, completed_by);
CREATE INDEX congregation_exports_requested_by ON public.congregation_exports USING btree (congregation_id, requested_by);
CREATE UNIQUE INDEX congregation_exports_under_way ON public.congregation_exports USING btree (congregation_id) WHERE (state = ANY (ARRAY['waiting'::text, 'running'::text]));
CREATE INDEX directory_congregations_name ON public.directory_congregations USING btree (congregation_id, name_key);
CREATE UNIQUE INDEX directory_congregations_number ON public.directory_congregations USING btree (id);
CREATE INDEX directory_partners_from ON public.directory_partners USING btree (from_congregation);
CREATE UNIQUE INDEX directory_partners_once ON public.directory_partners USING btree (LEAST(from_congregation, to_congregation), GREATEST(from_congregation, to_congregation));
CREATE INDEX directory_partners_to ON public.directory_partners USING btree (to_congregation);
CREATE INDEX directory_speakers_host ON public.directory_speakers USING btree (congregation_id, host_id);
CREATE INDEX directory_speakers_last ON public.directory_speakers USING btree (congregation_id, last_key);
CREATE INDEX directory_speakers_name ON public.directory_speakers USING btree (congregation_id, name_key);
CREATE UNIQUE INDEX do_not_calls_door ON public.do_not_calls USING btree (congregation_id, map_id, street_id, number, sheaf.suffix_key(suffix), COALESCE(upper(unit), ''::text));
CREATE INDEX do_not_calls_street ON public.do_not_calls USING btree (congregation_id, street_id, house_high, house_low);
CREATE INDEX duties_field_meeting ON public.duties USING btree (congregation_id, field_meeting_id);
CREATE INDEX duties_given ON public.duties USING btree (congregation_id, person_id, kind, qualification, on_date DESC);
CREATE INDEX duties_meeting ON public.duties USING btree (congregation_id, meeting_id);
CREATE UNIQUE INDEX duties_of_away_talk ON public.duties USING btree (congregation_id, away_talk_id) WHERE (away_talk_id IS NOT NULL);
CREATE UNIQUE INDEX duties_of_field_meeting ON public.duties USING btree (congregation_id, field_meeting_id, place) WHERE (field_meeting_id IS NOT NULL);
CREATE INDEX duties_of_group ON public.duties USING btree (congregation_id, group_id, on_date);
CREATE UNIQUE INDEX duties_of_meeting ON public.duties USING btree (congregation_id, meeting_id, kind, hall, place) WHERE (kind = ANY (ARRAY['chairman'::text, 'prayer'::text]));
CREATE UNIQUE INDEX duties_of_part ON public.duties USING btree (congregation_id, part_id, kind, hall, place) WHERE (part_id IS NOT NULL);
CREATE INDEX duties_of_person_in_order ON public.duties USING btree (congregation_id, person_id, on_date, id);
CREATE UNIQUE INDEX duties_of_responsibility ON public.duties USING btree (congregation_id, meeting_id, responsibility_id, place) WHERE (responsibility_id IS NOT NULL);
CREATE UNIQUE INDEX duties_of_shift ON public.duties USING btree (congregation_id, shift_id, place);
CREATE UNIQUE INDEX duties_of_visit ON public.duties USING btree (congregation_id, visit_id, place);
CREATE UNIQUE INDEX duties_once ON public.duties USING btree (congregation_id, part_id, hall, person_id) WHERE (part_id IS NOT NULL);
CREATE INDEX duties_part ON public.duties USING btree (congregation_id, part_id);
CREATE INDEX duties_responsible ON public.duties USING btree (congregation_id, responsibility_id, person_id, on_date DESC);
CREATE UNIQUE INDEX duties_responsible_once ON public.duties USING btree (congregation_id, meeting_id, responsibility_id, person_id) WHERE (responsibility_id IS NOT NULL);
CREATE INDEX duties_to_tell ON public.duties USING btree (congregation_id) WHERE ((said IS NOT NULL) AND (facts IS DISTINCT FROM COALESCE(asked_as, answered_as)));
CREATE INDEX events_start ON public.events USING btree (congregation_id, starts_on, starts_at);
CREATE UNIQUE INDEX family_members_couple ON public.family_members USING btree (congregation_id, family_id, tie) WHERE (tie = ANY (ARRAY['head'::text, 'spouse'::text]));
CREATE INDEX family_members_family ON public.family_members USING btree (congregation_id, family_id);
CREATE INDEX field_groups_group ON public.field_groups USING btree (congregation_id, group_id);
CREATE INDEX field_groups_overseer ON public.field_groups USING btree (congregation_id, overseer_id);
CREATE INDEX field_meetings_date ON public.field_meetings USING btree (congregation_id, on_date);
CREATE INDEX field_meetings_hidden ON public.field_meetings USING btree (congregation_id, hidden_by);
CREATE INDEX foreign_addresses_assigned_map ON public.foreign_addresses USING btree (congregation_id, assigned_map_id);
CREATE UNIQUE INDEX foreign_addresses_door ON public.foreign_addresses USING btree (congregation_id, map_id, street_id, house, sheaf.suffix_key(suffix), COALESCE(upper(unit), ''::text));
CREATE INDEX foreign_addresses_person ON public.foreign_addresses USING btree (congregation_id, assigned_id);
CREATE INDEX foreign_addresses_street ON public.foreign_addresses USING btree (congregation_id, street_id);
CREATE INDEX forum_comments_person ON public.forum_comments USING btree (congregation_id, person_id);
CREATE INDEX forum_comments_topic ON public.forum_comments USING btree (topic_id, created_at);
CREATE INDEX forum_likes_topic ON public.forum_likes USING btree (topic_id);
CREATE UNIQUE INDEX forum_subscriptions_once ON public.forum_subscriptions USING btree (congregation_id, person_id, COALESCE(topic_id, (0)::bigint));
CREATE INDEX forum_subscriptions_topic ON public.forum_subscriptions USING btree (topic_id);
CREATE INDEX forum_topics_person ON public.forum_topics USING btree (congregation_id, person_id);
CREATE INDEX groups_assistant ON public.groups USING btree (congregation_id, assistant_id);
CREATE INDEX groups_overseer ON public.groups USING btree (congregation_id, overseer_id);
CREATE INDEX imports_imported_by ON public.imports USING btree (congregation_id, imported_by);
CREATE INDEX imports_taken_back_by ON public.imports USING btree (congregation_id, taken_back_by);
CREATE INDEX invited_groups_group ON public.invited_groups USING btree (congregation_id, group_id);
CREATE INDEX journal_at ON ONLY public.journal USING btree (congregation_id, at);
CREATE INDEX journal_change ON ONLY public.journal USING btree (congregation_id, change_id, id);
CREATE INDEX journal_changes_latest ON ONLY public.journal_changes USING btree (congregation_id, at DESC, id DESC);
CREATE INDEX journal_changes_operation ON ONLY public.journal_changes USING btree (congregation_id, operation, at DESC, id DESC);
CREATE INDEX journal_changes_person ON ONLY public.journal_changes USING btree (congregation_id, person_id, operation, at DESC, id DESC);
CREATE INDEX journal_changes_rest_latest ON public.journal_changes_rest USING btree (congregation_id, at DESC, id DESC);
CREATE INDEX journal_changes_rest_operation ON public.journal_changes_rest USING btree (congregation_id, operation, at DESC, id DESC);
CREATE INDEX journal_changes_rest_person ON public.journal_changes_rest USING btree (congregation_id, person_id, operation, at DESC, id DESC);
CREATE INDEX journal_rest_at ON public.journal_rest USING btree (congregation_id, at);
CREATE INDEX journal_rest_change ON public.journal_rest USING btree (congregation_id, change_id, id);
CREATE INDEX journal_row ON ONLY public.journal USING btree (congregation_id, table_name, row_id);
CREATE INDEX journal_rest_row ON public.journal_rest USING btree (congregation_id, table_name, row_id);
CREATE UNIQUE INDEX language_groups_label ON public.language_groups USING btree (congregation_id, lower(label));
CREATE INDEX map_assignment_holders_assignment ON public.map_assignment_holders USING btree (congregation_id, assignment_id);
CREATE UNIQUE INDEX map_assignment_holders_open ON public.map_assignment_holders USING btree (congregation_id, assignment_id) WHERE (returned_at IS NULL);
CREATE INDEX map_assignment_holders_person ON public.map_assignment_holders USING btree (congregation_id, person_id) WHERE (returned_at IS NULL);
CREATE INDEX map_assignments_map ON public.map_assignments USING btree (congregation_id, map_id, assigned_at);
CREATE UNIQUE INDEX map_assignments_open ON public.map_assignments USING btree (congregation_id, map_id) WHERE (returned_at IS NULL);
CREATE INDEX map_pictures_map ON public.map_pictures USING btree (congregation_id, map_id);
CREATE UNIQUE INDEX maps_number ON public.maps USING btree (congregation_id, number) WHERE (deleted_at IS NULL);
CREATE INDEX maps_picture ON public.maps USING btree (congregation_id, picture_id);
CREATE INDEX maps_suburb ON public.maps USING btree (congregation_id, suburb_id);
CREATE INDEX meeting_parts_meeting ON public.meeting_parts USING btree (congregation_id, meeting_id);
CREATE INDEX meetings_import ON public.meetings USING btree (congregation_id, import_id) WHERE (import_id IS NOT NULL);
CREATE INDEX meetings_language_group ON public.meetings USING btree (congregation_id, language_group_id);
CREATE UNIQUE INDEX meetings_once ON public.meetings USING btree (congregation_id, COALESCE(language_group_id, (0)::bigint), type, week);
CREATE INDEX meetings_week ON public.meetings USING btree (congregation_id, week);
CREATE INDEX message_steps_message ON public.message_steps USING btree (congregation_id, message_id);
CREATE INDEX message_steps_person ON public.message_steps USING btree (congregation_id, person_id);
CREATE INDEX noticeboard_files_newest ON public.noticeboard_files USING btree (congregation_id, created_at DESC, id DESC);
CREATE INDEX notifications_by ON public.notifications USING btree (congregation_id, by_person);
CREATE INDEX notifications_by_time ON public.notifications USING btree (congregation_id, notified_at);
CREATE INDEX notifications_of_person ON public.notifications USING btree (congregation_id, person_id, notified_at DESC, id DESC);
CREATE INDEX notifications_unread ON public.notifications USING btree (congregation_id, person_id) WHERE (read_at IS NULL);
CREATE INDEX outgoing_messages_by_state ON public.outgoing_messages USING btree (congregation_id, state, id);
CREATE INDEX outgoing_messages_latest ON public.outgoing_messages USING btree (congregation_id, created_at, channel);
CREATE INDEX outgoing_messages_person ON public.outgoing_messages USING btree (congregation_id, person_id);
CREATE INDEX outgoing_messages_provider ON public.outgoing_messages USING btree (congregation_id, provider_id);
CREATE INDEX outgoing_messages_queued ON public.outgoing_messages USING btree (congregation_id, channel, id) WHERE (state = 'queued'::text);
CREATE INDEX outgoing_messages_sending ON public.outgoing_messages USING btree (congregation_id, sending_id);
CREATE INDEX outgoing_messages_under_way ON public.outgoing_messages USING btree (handing_since) WHERE ((state = 'queued'::text) AND (handing_since IS NOT NULL));
CREATE INDEX passkeys_person ON public.passkeys USING btree (congregation_id, person_id);
CREATE INDEX people_by_email ON public.people USING btree (lower(email), congregation_id, id) WHERE ((deleted_at IS NULL) AND active);
CREATE INDEX people_by_phone ON public.people USING btree (phone, congregation_id, id) WHERE ((deleted_at IS NULL) AND active);
CREATE INDEX people_group ON public.people USING btree (congregation_id, group_id);
CREATE INDEX people_speaking ON public.people USING btree (id) WHERE ((15 = ANY (qualified_parts)) AND active AND (deleted_at IS NULL));
CREATE INDEX people_speaking_first ON public.people USING btree (sheaf.fold_text(((first_name || ' '::text) || last_name)) COLLATE "C") WHERE ((15 = ANY (qualified_parts)) AND active AND (deleted_at IS NULL));
CREATE INDEX people_speaking_last ON public.people USING btree (sheaf.fold_text(((last_name || ' '::text) || first_name)) COLLATE "C") WHERE ((15 = ANY (qualified_parts)) AND active AND (deleted_at IS NULL));
CREATE INDEX person_roles_role ON public.person_roles USING btree (congregation_id, role_id);
CREATE UNIQUE INDEX preloaded_addresses_door ON public.preloaded_addresses USING btree (congregation_id, map_id, street_id, house, sheaf.suffix_key(suffix), COALESCE(upper(unit), ''::text), COALESCE(name, ''::text));
CREATE INDEX preloaded_addresses_street ON public.preloaded_addresses USING btree (congregation_id, street_id);
CREATE INDEX proposal_links_proposal ON public.proposal_links USING btree (proposal_id);
CREATE INDEX proposal_links_sent ON public.proposal_links USING btree (congregation_id, sent_at);
CREATE INDEX proposal_senders_person ON public.proposal_senders USING btree (congregation_id, person_id);
CREATE INDEX proposal_senders_proposal ON public.proposal_senders USING btree (proposal_id);
CREATE INDEX proposals_from ON public.proposals USING btree (congregation_id, state);
CREATE INDEX proposals_to ON public.proposals USING btree (to_congregation, state);
CREATE INDEX push_devices_person ON public.push_devices USING btree (congregation_id, person_id);
CREATE INDEX push_devices_session ON public.push_devices USING btree (congregation_id, session_id);
CREATE INDEX record_files_asked_by ON public.record_files USING btree (congregation_id, asked_by);
CREATE INDEX report_delegates_delegate ON public.report_delegates USING btree (congregation_id, delegate_id);
CREATE INDEX report_tickets_person ON public.report_tickets USING btree (congregation_id, person_id);
CREATE INDEX report_tickets_session ON public.report_tickets USING btree (congregation_id, session_id);
CREATE INDEX responsibility_people_person ON public.responsibility_people USING btree (congregation_id, person_id);
CREATE INDEX rotation_overseers_person ON public.rotation_overseers USING btree (congregation_id, person_id);
CREATE INDEX row_revisions_since ON public.row_revisions USING btree (congregation_id, collection, revision);
CREATE INDEX sendings_group ON public.sendings USING btree (congregation_id, group_id);
CREATE INDEX sendings_sent_by ON public.sendings USING btree (congregation_id, sent_by);
CREATE UNIQUE INDEX service_places_label ON public.service_places USING btree (congregation_id, lower(label));
CREATE INDEX service_reports_entered_by ON public.service_reports USING btree (congregation_id, entered_by);
CREATE INDEX service_reports_month ON public.service_reports USING btree (congregation_id, month);
CREATE INDEX sessions_person ON public.sessions USING btree (congregation_id, person_id);
CREATE INDEX sign_in_links_person ON public.sign_in_links USING btree (congregation_id, person_id);
CREATE INDEX special_groups_overseer ON public.special_groups USING btree (congregation_id, overseer_id);
CREATE INDEX streets_map ON public.streets USING btree (congregation_id, map_id);
CREATE INDEX streets_name_key ON public.streets USING btree (congregation_id, name_key);
CREATE INDEX streets_suburb ON public.streets USING btree (congregation_id, suburb_id);
CREATE INDEX suburbs_map ON public.suburbs USING btree (congregation_id, map_id);
CREATE INDEX suburbs_region ON public.suburbs USING btree (region_id);
CREATE INDEX talk_requests_away_talk ON public.talk_requests USING btree (congregation_id, away_talk_id) WHERE (away_talk_id IS NOT NULL);
CREATE INDEX talk_requests_talk ON public.talk_requests USING btree (congregation_id, talk_id);
CREATE INDEX talks_duty ON public.talks USING btree (congregation_id, duty_id);
CREATE INDEX talks_host ON public.talks USING btree (congregation_id, host_id) WHERE (host_id IS NOT NULL);
CREATE INDEX talks_meeting ON public.talks USING btree (congregation_id, meeting_id);
CREATE INDEX talks_number ON public.talks USING btree (congregation_id, number);
CREATE UNIQUE INDEX talks_one_a_meeting ON public.talks USING btree (congregation_id, meeting_id) WHERE (cleared_at IS NULL);
CREATE INDEX talks_person ON public.talks USING btree (congregation_id, person_id);
CREATE INDEX talks_proposal ON public.talks USING btree (proposal_id) WHERE (proposal_id IS NOT NULL);
CREATE INDEX talks_speaker ON public.talks USING btree (congregation_id, speaker_id) WHERE (speaker_id IS NOT NULL);
CREATE INDEX talks_to_tell ON public.talks USING btree (congregation_id) WHERE ((said = 1) AND (facts IS DISTINCT FROM COALESCE(asked_as, answered_as)));
CREATE INDEX passkey_challenges_expiry ON sheaf.passkey_challenges USING btree (expires_at);
CREATE INDEX stranger_attempts_expiry ON sheaf.stranger_attempts USING btree (expires_at);
CREATE INDEX stranger_pauses_expiry ON sheaf.stranger_pauses USING btree (expires_at);
ALTER INDEX public.idempotency_keys_pkey ATTACH PARTITION public.idempotency_keys_rest_pkey;
ALTER INDEX public.journal_changes_latest ATTACH PARTITION public.journal_changes_rest_latest;
ALTER INDEX public.journal_changes_operation ATTACH PARTITION public.journal_changes_rest_operation;
ALTER INDEX public.journal_changes_person ATTACH PARTITION public.journal_changes_rest_person;
ALTER INDEX public.journal_changes_pkey ATTACH PARTITION public.journal_changes_rest_pkey;
ALTER INDEX public.journal_at ATTACH PARTITION public.journal_rest_at;
ALTER INDEX public.journal_change ATTACH PARTITION public.journal_rest_change;
ALTER INDEX public.journal_pkey ATTACH PARTITION public.journal_rest_pkey;
ALTER INDEX public.journal_row ATTACH PARTITION public.journal_rest_row;
CREATE TRIGGER after_delete AFTER DELETE ON public.attendance REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('attendance');
CREATE TRIGGER after_delete AFTER DELETE ON public.available_addresses REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('availableAddresses');
CREATE TRIGGER after_delete AFTER DELETE ON public.away_dates REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('users');
CREATE TRIGGER after_delete AFTER DELETE ON public.away_talks REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('awayTalks');
CREATE TRIGGER after_delete AFTER DELETE ON public.bank_payments REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('account');
CREATE TRIGGER after_delete AFTER DELETE ON public.card_payments REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('account');
CREATE TRIGGER after_delete AFTER DELETE ON public.carried_totals REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('carriedTotals');
CREATE TRIGGER after_delete AFTER DELETE ON public.cart_blocks REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('sharedCarts');
CREATE TRIGGER after_delete AFTER DELETE ON public.cart_locations REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('sharedCarts');
CREATE TRIGGER after_delete AFTER DELETE ON public.cart_rotation_people REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('cartRotations');
CREATE TRIGGER after_delete AFTER DELETE ON public.cart_rotations REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('cartRotations');
CREATE TRIGGER after_delete AFTER DELETE ON public.cart_seats REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_telling('cartSchedules');
CREATE TRIGGER after_delete AFTER DELETE ON public.cart_shares REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('sharedCarts');
CREATE TRIGGER after_delete AFTER DELETE ON public.cart_shifts REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('cartSchedules');
CREATE TRIGGER after_delete AFTER DELETE ON public.cart_visits REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_telling('cartSchedules');
CREATE TRIGGER after_delete AFTER DELETE ON public.change_requests REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('changeRequests');
CREATE TRIGGER after_delete AFTER DELETE ON public.completed_blocks REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('mapAssignments');
CREATE TRIGGER after_delete AFTER DELETE ON public.congregations REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('congregations');
CREATE TRIGGER after_delete AFTER DELETE ON public.directory_congregations REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('directory');
CREATE TRIGGER after_delete AFTER DELETE ON public.directory_speakers REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('directory');
CREATE TRIGGER after_delete AFTER DELETE ON public.do_not_calls REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('doNotCalls');
CREATE TRIGGER after_delete AFTER DELETE ON public.domain_settings REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('congregations');
CREATE TRIGGER after_delete AFTER DELETE ON public.duties REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('');
CREATE TRIGGER after_delete AFTER DELETE ON public.events REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('events');
CREATE TRIGGER after_delete AFTER DELETE ON public.families REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('families');
CREATE TRIGGER after_delete AFTER DELETE ON public.family_members REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('families');
CREATE TRIGGER after_delete AFTER DELETE ON public.field_groups REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('fieldServiceGroups');
CREATE TRIGGER after_delete AFTER DELETE ON public.field_meetings REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('fieldMeetings');
CREATE TRIGGER after_delete AFTER DELETE ON public.foreign_addresses REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('foreignAddresses');
CREATE TRIGGER after_delete AFTER DELETE ON public.given_talks REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('publicTalks');
CREATE TRIGGER after_delete AFTER DELETE ON public.groups REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('groups');
CREATE TRIGGER after_delete AFTER DELETE ON public.imports REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('imports');
CREATE TRIGGER after_delete AFTER DELETE ON public.invited_groups REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('invitedGroups');
CREATE TRIGGER after_delete AFTER DELETE ON public.invoices REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('account');
CREATE TRIGGER after_delete AFTER DELETE ON public.language_groups REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('languageGroups');
CREATE TRIGGER after_delete AFTER DELETE ON public.map_assignment_holders REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('mapAssignments');
CREATE TRIGGER after_delete AFTER DELETE ON public.map_assignments REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('mapAssignments');
CREATE TRIGGER after_delete AFTER DELETE ON public.map_borders REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('mapBorders');
CREATE TRIGGER after_delete AFTER DELETE ON public.map_pictures REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('maps');
CREATE TRIGGER after_delete AFTER DELETE ON public.maps REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('maps');
CREATE TRIGGER after_delete AFTER DELETE ON public.meeting_parts REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('meetingParts');
CREATE TRIGGER after_delete AFTER DELETE ON public.meetings REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('meetings');
CREATE TRIGGER after_delete AFTER DELETE ON public.noticeboard_files REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('noticeboard');
CREATE TRIGGER after_delete AFTER DELETE ON public.notification_preferences REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('notificationPreferences');
CREATE TRIGGER after_delete AFTER DELETE ON public.notifications REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_telling('notifications');
CREATE TRIGGER after_delete AFTER DELETE ON public.people REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('users');
CREATE TRIGGER after_delete AFTER DELETE ON public.person_roles REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('users');
CREATE TRIGGER after_delete AFTER DELETE ON public.preloaded_addresses REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('preloadedAddresses');
CREATE TRIGGER after_delete AFTER DELETE ON public.report_delegates REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('reportDelegates');
CREATE TRIGGER after_delete AFTER DELETE ON public.responsibilities REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('attendantResponsibilities');
CREATE TRIGGER after_delete AFTER DELETE ON public.responsibility_people REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('attendantResponsibilities');
CREATE TRIGGER after_delete AFTER DELETE ON public.retention REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('congregations');
CREATE TRIGGER after_delete AFTER DELETE ON public.roles REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('roles');
CREATE TRIGGER after_delete AFTER DELETE ON public.rotation_groups REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('rotationGroups');
CREATE TRIGGER after_delete AFTER DELETE ON public.rotation_overseers REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('rotationGroups');
CREATE TRIGGER after_delete AFTER DELETE ON public.sendings REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('messages');
CREATE TRIGGER after_delete AFTER DELETE ON public.service_places REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('servicePlaces');
CREATE TRIGGER after_delete AFTER DELETE ON public.service_reports REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('serviceReports');
CREATE TRIGGER after_delete AFTER DELETE ON public.special_groups REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('specialServiceGroups');
CREATE TRIGGER after_delete AFTER DELETE ON public.streets REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('streets');
CREATE TRIGGER after_delete AFTER DELETE ON public.suburbs REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('suburbs');
CREATE TRIGGER after_delete AFTER DELETE ON public.talk_requests REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_telling('publicTalks');
CREATE TRIGGER after_delete AFTER DELETE ON public.talk_titles REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('publicTalkTitles');
CREATE TRIGGER after_delete AFTER DELETE ON public.talks REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('publicTalks');
CREATE TRIGGER after_delete AFTER DELETE ON public.workbook_headings REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('workbookHeadings');
CREATE TRIGGER after_insert AFTER INSERT ON public.attendance REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('attendance');
CREATE TRIGGER after_insert AFTER INSERT ON public.available_addresses REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_listing('availableAddresses');
CREATE TRIGGER after_insert AFTER INSERT ON public.away_dates REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('users');
CREATE TRIGGER after_insert AFTER INSERT ON public.away_talks REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('awayTalks');
CREATE TRIGGER after_insert AFTER INSERT ON public.bank_payments REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('account');
CREATE TRIGGER after_insert AFTER INSERT ON public.card_payments REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('account');
CREATE TRIGGER after_insert AFTER INSERT ON public.carried_totals REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('carriedTotals');
CREATE TRIGGER after_insert AFTER INSERT ON public.cart_blocks REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('sharedCarts');
CREATE TRIGGER after_insert AFTER INSERT ON public.cart_locations REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('sharedCarts');
CREATE TRIGGER after_insert AFTER INSERT ON public.cart_rotation_people REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('cartRotations');
CREATE TRIGGER after_insert AFTER INSERT ON public.cart_rotations REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('cartRotations');
CREATE TRIGGER after_insert AFTER INSERT ON public.cart_seats REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_telling('cartSchedules');
CREATE TRIGGER after_insert AFTER INSERT ON public.cart_shares REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('sharedCarts');
CREATE TRIGGER after_insert AFTER INSERT ON public.cart_shifts REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('cartSchedules');
CREATE TRIGGER after_insert AFTER INSERT ON public.cart_visits REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_telling('cartSchedules');
CREATE TRIGGER after_insert AFTER INSERT ON public.change_requests REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('changeRequests');
CREATE TRIGGER after_insert AFTER INSERT ON public.completed_blocks REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('mapAssignments');
CREATE TRIGGER after_insert AFTER INSERT ON public.congregation_exports REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('congregationExports');
CREATE TRIGGER after_insert AFTER INSERT ON public.congregations REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('congregations');
CREATE TRIGGER after_insert AFTER INSERT ON public.directory_congregations REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('directory');
CREATE TRIGGER after_insert AFTER INSERT ON public.directory_speakers REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('directory');
CREATE TRIGGER after_insert AFTER INSERT ON public.do_not_calls REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('doNotCalls');
CREATE TRIGGER after_insert AFTER INSERT ON public.domain_settings REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('congregations');
CREATE TRIGGER after_insert AFTER INSERT ON public.duties REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('');
CREATE TRIGGER after_insert AFTER INSERT ON public.events REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('events');
CREATE TRIGGER after_insert AFTER INSERT ON public.families REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('families');
CREATE TRIGGER after_insert AFTER INSERT ON public.family_members REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('families');
CREATE TRIGGER after_insert AFTER INSERT ON public.field_groups REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('fieldServiceGroups');
CREATE TRIGGER after_insert AFTER INSERT ON public.field_meetings REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('fieldMeetings');
CREATE TRIGGER after_insert AFTER INSERT ON public.foreign_addresses REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('foreignAddresses');
CREATE TRIGGER after_insert AFTER INSERT ON public.given_talks REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('publicTalks');
CREATE TRIGGER after_insert AFTER INSERT ON public.groups REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('groups');
CREATE TRIGGER after_insert AFTER INSERT ON public.imports REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('imports');
CREATE TRIGGER after_insert AFTER INSERT ON public.invited_groups REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('invitedGroups');
CREATE TRIGGER after_insert AFTER INSERT ON public.invoices REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('account');
CREATE TRIGGER after_insert AFTER INSERT ON public.language_groups REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('languageGroups');
CREATE TRIGGER after_insert AFTER INSERT ON public.map_assignment_holders REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('mapAssignments');
CREATE TRIGGER after_insert AFTER INSERT ON public.map_assignments REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('mapAssignments');
CREATE TRIGGER after_insert AFTER INSERT ON public.map_borders REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('mapBorders');
CREATE TRIGGER after_insert AFTER INSERT ON public.map_pictures REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('maps');
CREATE TRIGGER after_insert AFTER INSERT ON public.maps REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('maps');
CREATE TRIGGER after_insert AFTER INSERT ON public.meeting_parts REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('meetingParts');
CREATE TRIGGER after_insert AFTER INSERT ON public.meetings REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('meetings');
CREATE TRIGGER after_insert AFTER INSERT ON public.noticeboard_files REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('noticeboard');
CREATE TRIGGER after_insert AFTER INSERT ON public.notification_preferences REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('notificationPreferences');
CREATE TRIGGER after_insert AFTER INSERT ON public.notifications REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_telling('notifications');
CREATE TRIGGER after_insert AFTER INSERT ON public.people REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('users');
CREATE TRIGGER after_insert AFTER INSERT ON public.person_roles REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('users');
CREATE TRIGGER after_insert AFTER INSERT ON public.preloaded_addresses REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('preloadedAddresses');
CREATE TRIGGER after_insert AFTER INSERT ON public.report_delegates REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('reportDelegates');
CREATE TRIGGER after_insert AFTER INSERT ON public.responsibilities REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('attendantResponsibilities');
CREATE TRIGGER after_insert AFTER INSERT ON public.responsibility_people REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('attendantResponsibilities');
CREATE TRIGGER after_insert AFTER INSERT ON public.retention REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('congregations');
CREATE TRIGGER after_insert AFTER INSERT ON public.roles REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('roles');
CREATE TRIGGER after_insert AFTER INSERT ON public.rotation_groups REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('rotationGroups');
CREATE TRIGGER after_insert AFTER INSERT ON public.rotation_overseers REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('rotationGroups');
CREATE TRIGGER after_insert AFTER INSERT ON public.sendings REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('messages');
CREATE TRIGGER after_insert AFTER INSERT ON public.service_places REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('servicePlaces');
CREATE TRIGGER after_insert AFTER INSERT ON public.service_reports REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('serviceReports');
CREATE TRIGGER after_insert AFTER INSERT ON public.sessions REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('access');
CREATE TRIGGER after_insert AFTER INSERT ON public.sign_in_links REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('access');
CREATE TRIGGER after_insert AFTER INSERT ON public.special_groups REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('specialServiceGroups');
CREATE TRIGGER after_insert AFTER INSERT ON public.streets REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('streets');
CREATE TRIGGER after_insert AFTER INSERT ON public.suburbs REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('suburbs');
CREATE TRIGGER after_insert AFTER INSERT ON public.talk_requests REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_telling('publicTalks');
CREATE TRIGGER after_insert AFTER INSERT ON public.talk_titles REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('publicTalkTitles');
CREATE TRIGGER after_insert AFTER INSERT ON public.talks REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('publicTalks');
CREATE TRIGGER after_insert AFTER INSERT ON public.wording_languages REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_wording_change();
CREATE TRIGGER after_insert AFTER INSERT ON public.wordings REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_wording_change();
CREATE TRIGGER after_insert AFTER INSERT ON public.workbook_headings REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('workbookHeadings');
CREATE TRIGGER after_update AFTER UPDATE ON public.attendance REFERENCING OLD TABLE AS gone NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('attendance');
CREATE TRIGGER after_update AFTER UPDATE ON public.available_addresses REFERENCING OLD TABLE AS gone NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('availableAddresses');
CREATE TRIGGER after_update AFTER UPDATE ON public.away_dates REFERENCING OLD TABLE AS gone NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('users');
CREATE TRIGGER after_update AFTER UPDATE ON public.away_talks REFERENCING OLD TABLE AS gone NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('awayTalks');
CREATE TRIGGER after_update AFTER UPDATE ON public.bank_payments REFERENCING OLD TABLE AS gone NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('account');
CREATE TRIGGER after_update AFTER UPDATE ON public.card_payments REFERENCING OLD TABLE AS gone NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('account');
CREATE TRIGGER after_update AFTER UPDATE ON public.carried_totals REFERENCING OLD TABLE AS gone NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('carriedTotals');
CREATE TRIGGER after_update AFTER UPDATE ON public.cart_blocks REFERENCING OLD TABLE AS gone NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('sharedCarts');
CREATE TRIGGER after_update AFTER UPDATE ON public.cart_locations REFERENCING OLD TABLE AS gone NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('sharedCarts');
CREATE TRIGGER after_update AFTER UPDATE ON public.cart_rotation_people REFERENCING OLD TABLE AS gone NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('cartRotations');
CREATE TRIGGER after_update AFTER UPDATE ON public.cart_rotations REFERENCING OLD TABLE AS gone NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('cartRotations');
CREATE TRIGGER after_update AFTER UPDATE ON public.cart_seats REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_telling('cartSchedules');
CREATE TRIGGER after_update AFTER UPDATE ON public.cart_shares REFERENCING OLD TABLE AS gone NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('sharedCarts');
CREATE TRIGGER after_update AFTER UPDATE ON public.cart_shifts REFERENCING OLD TABLE AS gone NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('cartSchedules');
CREATE TRIGGER after_update AFTER UPDATE ON public.cart_visits REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_telling('cartSchedules');
CREATE TRIGGER after_update AFTER UPDATE ON public.change_requests REFERENCING OLD TABLE AS gone NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('changeRequests');
CREATE TRIGGER after_update AFTER UPDATE ON public.completed_blocks REFERENCING OLD TABLE AS gone NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('mapAssignments');
CREATE TRIGGER after_update AFTER UPDATE ON public.congregations REFERENCING OLD TABLE AS gone NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('congregations');
CREATE TRIGGER after_update AFTER UPDATE ON public.directory_congregations REFERENCING OLD TABLE AS gone NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('directory');
CREATE TRIGGER after_update AFTER UPDATE ON public.directory_speakers REFERENCING OLD TABLE AS gone NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('directory');
CREATE TRIGGER after_update AFTER UPDATE ON public.do_not_calls REFERENCING OLD TABLE AS gone NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('doNotCalls');
CREATE TRIGGER after_update AFTER UPDATE ON public.domain_settings REFERENCING OLD TABLE AS gone NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('congregations');
CREATE TRIGGER after_update AFTER UPDATE ON public.duties REFERENCING OLD TABLE AS gone NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('');
CREATE TRIGGER after_update AFTER UPDATE ON public.events REFERENCING OLD TABLE AS gone NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('events');
CREATE TRIGGER after_update AFTER UPDATE ON public.families REFERENCING OLD TABLE AS gone NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('families');
CREATE TRIGGER after_update AFTER UPDATE ON public.family_members REFERENCING OLD TABLE AS gone NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('families');
CREATE TRIGGER after_update AFTER UPDATE ON public.field_groups REFERENCING OLD TABLE AS gone NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('fieldServiceGroups');
CREATE TRIGGER after_update AFTER UPDATE ON public.field_meetings REFERENCING OLD TABLE AS gone NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('fieldMeetings');
CREATE TRIGGER after_update AFTER UPDATE ON public.foreign_addresses REFERENCING OLD TABLE AS gone NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('foreignAddresses');
CREATE TRIGGER after_update AFTER UPDATE ON public.given_talks REFERENCING OLD TABLE AS gone NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('publicTalks');
CREATE TRIGGER after_update AFTER UPDATE ON public.groups REFERENCING OLD TABLE AS gone NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('groups');
CREATE TRIGGER after_update AFTER UPDATE ON public.imports REFERENCING OLD TABLE AS gone NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('imports');
CREATE TRIGGER after_update AFTER UPDATE ON public.invited_groups REFERENCING OLD TABLE AS gone NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('invitedGroups');
CREATE TRIGGER after_update AFTER UPDATE ON public.invoices REFERENCING OLD TABLE AS gone NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('account');
CREATE TRIGGER after_update AFTER UPDATE ON public.language_groups REFERENCING OLD TABLE AS gone NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('languageGroups');
CREATE TRIGGER after_update AFTER UPDATE ON public.map_assignment_holders REFERENCING OLD TABLE AS gone NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('mapAssignments');
CREATE TRIGGER after_update AFTER UPDATE ON public.map_assignments REFERENCING OLD TABLE AS gone NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('mapAssignments');
CREATE TRIGGER after_update AFTER UPDATE ON public.map_borders REFERENCING OLD TABLE AS gone NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('mapBorders');
CREATE TRIGGER after_update AFTER UPDATE ON public.map_pictures REFERENCING OLD TABLE AS gone NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('maps');
CREATE TRIGGER after_update AFTER UPDATE ON public.maps REFERENCING OLD TABLE AS gone NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('maps');
CREATE TRIGGER after_update AFTER UPDATE ON public.meeting_parts REFERENCING OLD TABLE AS gone NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('meetingParts');
CREATE TRIGGER after_update AFTER UPDATE ON public.meetings REFERENCING OLD TABLE AS gone NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('meetings');
CREATE TRIGGER after_update AFTER UPDATE ON public.noticeboard_files REFERENCING OLD TABLE AS gone NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('noticeboard');
CREATE TRIGGER after_update AFTER UPDATE ON public.notification_preferences REFERENCING OLD TABLE AS gone NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('notificationPreferences');
CREATE TRIGGER after_update AFTER UPDATE ON public.notifications REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_telling('notifications');
CREATE TRIGGER after_update AFTER UPDATE ON public.people REFERENCING OLD TABLE AS gone NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('users');
CREATE TRIGGER after_update AFTER UPDATE ON public.person_roles REFERENCING OLD TABLE AS gone NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('users');
CREATE TRIGGER after_update AFTER UPDATE ON public.preloaded_addresses REFERENCING OLD TABLE AS gone NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('preloadedAddresses');
CREATE TRIGGER after_update AFTER UPDATE ON public.report_delegates REFERENCING OLD TABLE AS gone NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('reportDelegates');
CREATE TRIGGER after_update AFTER UPDATE ON public.responsibilities REFERENCING OLD TABLE AS gone NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('attendantResponsibilities');
CREATE TRIGGER after_update AFTER UPDATE ON public.responsibility_people REFERENCING OLD TABLE AS gone NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('attendantResponsibilities');
CREATE TRIGGER after_update AFTER UPDATE ON public.retention REFERENCING OLD TABLE AS gone NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('congregations');
CREATE TRIGGER after_update AFTER UPDATE ON public.roles REFERENCING OLD TABLE AS gone NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('roles');
CREATE TRIGGER after_update AFTER UPDATE ON public.rotation_groups REFERENCING OLD TABLE AS gone NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('rotationGroups');
CREATE TRIGGER after_update AFTER UPDATE ON public.rotation_overseers REFERENCING OLD TABLE AS gone NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('rotationGroups');
CREATE TRIGGER after_update AFTER UPDATE ON public.sendings REFERENCING OLD TABLE AS gone NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('messages');
CREATE TRIGGER after_update AFTER UPDATE ON public.service_places REFERENCING OLD TABLE AS gone NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('servicePlaces');
CREATE TRIGGER after_update AFTER UPDATE ON public.service_reports REFERENCING OLD TABLE AS gone NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('serviceReports');
CREATE TRIGGER after_update AFTER UPDATE ON public.special_groups REFERENCING OLD TABLE AS gone NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('specialServiceGroups');
CREATE TRIGGER after_update AFTER UPDATE ON public.streets REFERENCING OLD TABLE AS gone NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('streets');
CREATE TRIGGER after_update AFTER UPDATE ON public.suburbs REFERENCING OLD TABLE AS gone NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('suburbs');
CREATE TRIGGER after_update AFTER UPDATE ON public.talk_requests REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_telling('publicTalks');
CREATE TRIGGER after_update AFTER UPDATE ON public.talk_titles REFERENCING OLD TABLE AS gone NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('publicTalkTitles');
CREATE TRIGGER after_update AFTER UPDATE ON public.talks REFERENCING OLD TABLE AS gone NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('publicTalks');
CREATE TRIGGER after_update AFTER UPDATE ON public.wordings REFERENCING OLD TABLE AS gone NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_wording_edit();
CREATE TRIGGER after_update AFTER UPDATE ON public.workbook_headings REFERENCING OLD TABLE AS gone NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_change('workbookHeadings');
CREATE TRIGGER announce_insert AFTER INSERT ON public.revisions REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.announce();
CREATE TRIGGER announce_update AFTER UPDATE ON public.revisions REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.announce();
CREATE TRIGGER announce_update AFTER UPDATE ON public.sessions REFERENCING OLD TABLE AS gone NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.announce_sessions();
CREATE TRIGGER cart_guests AFTER DELETE OR UPDATE ON public.directory_partners FOR EACH ROW EXECUTE FUNCTION sheaf.tell_cart_partners();
CREATE TRIGGER copy_default_role AFTER INSERT OR UPDATE OF name, permissions ON public.roles FOR EACH ROW WHEN (((new.congregation_id = 1) AND (new.id < 1000))) EXECUTE FUNCTION sheaf.copy_default_role();
CREATE TRIGGER copy_deleted_default_role AFTER DELETE ON public.roles FOR EACH ROW WHEN (((old.congregation_id = 1) AND (old.id < 1000))) EXECUTE FUNCTION sheaf.copy_default_role();
CREATE TRIGGER "deleted_attendantSchedule" AFTER DELETE ON public.duties REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION sheaf.raise_kinds('attendantSchedule', 'responsibility,task');
CREATE TRIGGER "deleted_awayTalks" AFTER DELETE ON public.duties REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION sheaf.raise_kinds('awayTalks', 'away-talk');
CREATE TRIGGER "deleted_cartSchedules" AFTER DELETE ON public.duties REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION sheaf.raise_kinds('cartSchedules', 'cart');
CREATE TRIGGER "deleted_fieldMeetings" AFTER DELETE ON public.duties REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION sheaf.raise_kinds('fieldMeetings', 'conductor');
CREATE TRIGGER "deleted_meetingAssignments" AFTER DELETE ON public.duties REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION sheaf.raise_kinds('meetingAssignments', 'chairman,prayer,part,helper');
CREATE TRIGGER end_push AFTER UPDATE OF ended_at ON public.sessions FOR EACH ROW WHEN ((new.ended_at IS NOT NULL)) EXECUTE FUNCTION sheaf.end_push();
CREATE TRIGGER erase_passkeys AFTER UPDATE OF erased_at ON public.people FOR EACH ROW WHEN ((new.erased_at IS NOT NULL)) EXECUTE FUNCTION sheaf.erase_passkeys();
CREATE TRIGGER erase_report_comments AFTER UPDATE OF erased_at ON public.people FOR EACH ROW WHEN (((old.erased_at IS NULL) AND (new.erased_at IS NOT NULL))) EXECUTE FUNCTION sheaf.erase_report_comments();
CREATE TRIGGER erase_ties AFTER UPDATE OF erased_at ON public.people FOR EACH ROW WHEN (((old.erased_at IS NULL) AND (new.erased_at IS NOT NULL))) EXECUTE FUNCTION sheaf.erase_ties();
CREATE TRIGGER forget_holder_names AFTER UPDATE OF erased_at ON public.people FOR EACH ROW WHEN (((new.erased_at IS NOT NULL) AND (old.erased_at IS NULL))) EXECUTE FUNCTION sheaf.forget_holder_names();
CREATE TRIGGER forget_notification_preferences AFTER UPDATE OF erased_at ON public.people FOR EACH ROW WHEN (((new.erased_at IS NOT NULL) AND (old.erased_at IS NULL))) EXECUTE FUNCTION sheaf.forget_notification_preferences();
CREATE TRIGGER forget_notifications AFTER UPDATE OF erased_at ON public.people FOR EACH ROW WHEN (((new.erased_at IS NOT NULL) AND (old.erased_at IS NULL))) EXECUTE FUNCTION sheaf.forget_notifications();
CREATE TRIGGER guests_deleted AFTER DELETE ON public.cart_blocks REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION sheaf.tell_cart_guests('sharedCarts', 'location_id');
CREATE TRIGGER guests_deleted AFTER DELETE ON public.cart_locations REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION sheaf.tell_cart_guests('sharedCarts', 'id');
CREATE TRIGGER guests_deleted AFTER DELETE ON public.cart_seats REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION sheaf.tell_cart_guests('cartSchedules', 'location_id');
CREATE TRIGGER guests_deleted AFTER DELETE ON public.cart_shares REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION sheaf.tell_former_guests();
CREATE TRIGGER guests_deleted AFTER DELETE ON public.cart_shifts REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION sheaf.tell_cart_guests('cartSchedules', 'location_id');
CREATE TRIGGER guests_inserted AFTER INSERT ON public.cart_blocks REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.tell_cart_guests('sharedCarts', 'location_id');
CREATE TRIGGER guests_inserted AFTER INSERT ON public.cart_locations REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.tell_cart_guests('sharedCarts', 'id');
CREATE TRIGGER guests_inserted AFTER INSERT ON public.cart_seats REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.tell_cart_guests('cartSchedules', 'location_id');
CREATE TRIGGER guests_inserted AFTER INSERT ON public.cart_shares REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.tell_cart_guests('sharedCarts', 'location_id');
CREATE TRIGGER guests_inserted AFTER INSERT ON public.cart_shifts REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.tell_cart_guests('cartSchedules', 'location_id');
CREATE TRIGGER guests_updated AFTER UPDATE ON public.cart_blocks REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.tell_cart_guests('sharedCarts', 'location_id');
CREATE TRIGGER guests_updated AFTER UPDATE ON public.cart_locations REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.tell_cart_guests('sharedCarts', 'id');
CREATE TRIGGER guests_updated AFTER UPDATE ON public.cart_seats REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.tell_cart_guests('cartSchedules', 'location_id');
CREATE TRIGGER guests_updated AFTER UPDATE ON public.cart_shares REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.tell_cart_guests('sharedCarts', 'location_id');
CREATE TRIGGER guests_updated AFTER UPDATE ON public.cart_shifts REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.tell_cart_guests('cartSchedules', 'location_id');
CREATE TRIGGER "inserted_attendantSchedule" AFTER INSERT ON public.duties REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.raise_kinds('attendantSchedule', 'responsibility,task');
CREATE TRIGGER "inserted_awayTalks" AFTER INSERT ON public.duties REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.raise_kinds('awayTalks', 'away-talk');
CREATE TRIGGER "inserted_cartSchedules" AFTER INSERT ON public.duties REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.raise_kinds('cartSchedules', 'cart');
CREATE TRIGGER "inserted_fieldMeetings" AFTER INSERT ON public.duties REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.raise_kinds('fieldMeetings', 'conductor');
CREATE TRIGGER "inserted_meetingAssignments" AFTER INSERT ON public.duties REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.raise_kinds('meetingAssignments', 'chairman,prayer,part,helper');
CREATE TRIGGER join_change BEFORE INSERT ON public.journal FOR EACH ROW WHEN ((new.change_id IS NULL)) EXECUTE FUNCTION sheaf.join_change();
CREATE TRIGGER keep_answer BEFORE INSERT OR UPDATE ON public.duties FOR EACH ROW EXECUTE FUNCTION sheaf.keep_answer();
CREATE TRIGGER keep_author BEFORE UPDATE OF person_id ON public.forum_comments FOR EACH ROW EXECUTE FUNCTION sheaf.keep_author();
CREATE TRIGGER keep_author BEFORE UPDATE OF person_id ON public.forum_topics FOR EACH ROW EXECUTE FUNCTION sheaf.keep_author();
CREATE TRIGGER keep_sides BEFORE UPDATE ON public.proposals FOR EACH ROW EXECUTE FUNCTION sheaf.keep_proposal_sides();
CREATE TRIGGER keep_talk_answer BEFORE INSERT OR UPDATE ON public.away_talks FOR EACH ROW EXECUTE FUNCTION sheaf.keep_talk_answer();
CREATE TRIGGER keep_talk_answer BEFORE INSERT OR UPDATE ON public.talks FOR EACH ROW EXECUTE FUNCTION sheaf.keep_talk_answer();
CREATE TRIGGER keep_words BEFORE UPDATE ON public.forum_comments FOR EACH ROW EXECUTE FUNCTION sheaf.keep_words();
CREATE TRIGGER keep_words BEFORE UPDATE ON public.forum_topics FOR EACH ROW EXECUTE FUNCTION sheaf.keep_words();
CREATE TRIGGER leave_list BEFORE DELETE ON public.foreign_addresses FOR EACH ROW EXECUTE FUNCTION sheaf.leave_with_address();
CREATE TRIGGER leave_list BEFORE DELETE ON public.preloaded_addresses FOR EACH ROW EXECUTE FUNCTION sheaf.leave_with_address();
CREATE TRIGGER mark_delete AFTER DELETE ON public.away_dates REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION sheaf.mark_rows('users', 'person_id');
CREATE TRIGGER mark_delete AFTER DELETE ON public.people REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION sheaf.mark_rows('users', 'id');
CREATE TRIGGER mark_delete AFTER DELETE ON public.roles REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION sheaf.mark_rows('roles', 'id');
CREATE TRIGGER mark_insert AFTER INSERT ON public.away_dates REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.mark_rows('users', 'person_id');
CREATE TRIGGER mark_insert AFTER INSERT ON public.people REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.mark_rows('users', 'id');
CREATE TRIGGER mark_insert AFTER INSERT ON public.roles REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.mark_rows('roles', 'id');
CREATE TRIGGER mark_overseers AFTER INSERT OR DELETE OR UPDATE ON public.groups FOR EACH ROW EXECUTE FUNCTION sheaf.mark_overseers();
CREATE TRIGGER mark_update AFTER UPDATE ON public.away_dates REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.mark_rows('users', 'person_id');
CREATE TRIGGER mark_update AFTER UPDATE ON public.people REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.mark_rows('users', 'id');
CREATE TRIGGER mark_update AFTER UPDATE ON public.roles REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.mark_rows('roles', 'id');
CREATE TRIGGER move_duties AFTER UPDATE OF held_on, starts_at, ends_at ON public.meetings FOR EACH ROW WHEN (((old.held_on IS DISTINCT FROM new.held_on) OR (old.starts_at IS DISTINCT FROM new.starts_at) OR (old.ends_at IS DISTINCT FROM new.ends_at))) EXECUTE FUNCTION sheaf.move_duties();
CREATE TRIGGER raise_epoch AFTER UPDATE OF permissions ON public.roles FOR EACH ROW EXECUTE FUNCTION sheaf.raise_permission_epoch();
CREATE TRIGGER raise_epoch_delete AFTER DELETE ON public.person_roles REFERENCING OLD TABLE AS moved FOR EACH STATEMENT EXECUTE FUNCTION sheaf.raise_permission_epochs();
CREATE TRIGGER raise_epoch_insert AFTER INSERT ON public.person_roles REFERENCING NEW TABLE AS moved FOR EACH STATEMENT EXECUTE FUNCTION sheaf.raise_permission_epochs();
CREATE TRIGGER refresh_answers AFTER UPDATE OF host_name ON public.away_talks FOR EACH ROW WHEN ((old.host_name IS DISTINCT FROM new.host_name)) EXECUTE FUNCTION sheaf.refresh_answers('away_talk_id');
CREATE TRIGGER refresh_answers AFTER UPDATE OF location_id ON public.cart_shifts FOR EACH ROW WHEN ((old.location_id IS DISTINCT FROM new.location_id)) EXECUTE FUNCTION sheaf.refresh_answers('shift_id');
CREATE TRIGGER refresh_answers AFTER UPDATE OF title ON public.meeting_parts FOR EACH ROW WHEN ((old.title IS DISTINCT FROM new.title)) EXECUTE FUNCTION sheaf.refresh_answers('part_id');
CREATE TRIGGER refresh_answers AFTER UPDATE OF label ON public.responsibilities FOR EACH ROW WHEN ((old.label IS DISTINCT FROM new.label)) EXECUTE FUNCTION sheaf.refresh_answers('responsibility_id');
CREATE TRIGGER tell_delete AFTER DELETE ON public.congregation_exports REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_telling('congregationExports');
CREATE TRIGGER tell_update AFTER UPDATE ON public.congregation_exports REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.after_telling('congregationExports');
CREATE TRIGGER touch_row BEFORE UPDATE ON public.attendance FOR EACH ROW EXECUTE FUNCTION sheaf.touch_row();
CREATE TRIGGER touch_row BEFORE UPDATE ON public.available_addresses FOR EACH ROW EXECUTE FUNCTION sheaf.touch_row();
CREATE TRIGGER touch_row BEFORE UPDATE ON public.away_dates FOR EACH ROW EXECUTE FUNCTION sheaf.touch_row();
CREATE TRIGGER touch_row BEFORE UPDATE ON public.away_talks FOR EACH ROW EXECUTE FUNCTION sheaf.touch_row();
CREATE TRIGGER touch_row BEFORE UPDATE ON public.bank_payments FOR EACH ROW EXECUTE FUNCTION sheaf.touch_row();
CREATE TRIGGER touch_row BEFORE UPDATE ON public.card_payments FOR EACH ROW EXECUTE FUNCTION sheaf.touch_row();
CREATE TRIGGER touch_row BEFORE UPDATE ON public.carried_totals FOR EACH ROW EXECUTE FUNCTION sheaf.touch_row();
CREATE TRIGGER touch_row BEFORE UPDATE ON public.cart_blocks FOR EACH ROW EXECUTE FUNCTION sheaf.touch_row();
CREATE TRIGGER touch_row BEFORE UPDATE ON public.cart_locations FOR EACH ROW EXECUTE FUNCTION sheaf.touch_row();
CREATE TRIGGER touch_row BEFORE UPDATE ON public.cart_rotation_people FOR EACH ROW EXECUTE FUNCTION sheaf.touch_row();
CREATE TRIGGER touch_row BEFORE UPDATE ON public.cart_rotations FOR EACH ROW EXECUTE FUNCTION sheaf.touch_row();
CREATE TRIGGER touch_row BEFORE UPDATE ON public.cart_seats FOR EACH ROW EXECUTE FUNCTION sheaf.touch_row();
CREATE TRIGGER touch_row BEFORE UPDATE ON public.cart_shares FOR EACH ROW EXECUTE FUNCTION sheaf.touch_row();
CREATE TRIGGER touch_row BEFORE UPDATE ON public.cart_shifts FOR EACH ROW EXECUTE FUNCTION sheaf.touch_row();
CREATE TRIGGER touch_row BEFORE UPDATE ON public.cart_visits FOR EACH ROW EXECUTE FUNCTION sheaf.touch_row();
CREATE TRIGGER touch_row BEFORE UPDATE ON public.change_requests FOR EACH ROW EXECUTE FUNCTION sheaf.touch_row();
CREATE TRIGGER touch_row BEFORE UPDATE ON public.completed_blocks FOR EACH ROW EXECUTE FUNCTION sheaf.touch_row();
CREATE TRIGGER touch_row BEFORE UPDATE ON public.congregations FOR EACH ROW EXECUTE FUNCTION sheaf.touch_row();
CREATE TRIGGER touch_row BEFORE UPDATE ON public.directory_congregations FOR EACH ROW EXECUTE FUNCTION sheaf.touch_row();
CREATE TRIGGER touch_row BEFORE UPDATE ON public.directory_speakers FOR EACH ROW EXECUTE FUNCTION sheaf.touch_row();
CREATE TRIGGER touch_row BEFORE UPDATE ON public.do_not_calls FOR EACH ROW EXECUTE FUNCTION sheaf.touch_row();
CREATE TRIGGER touch_row BEFORE UPDATE ON public.domain_settings FOR EACH ROW EXECUTE FUNCTION sheaf.touch_row();
CREATE TRIGGER touch_row BEFORE UPDATE ON public.duties FOR EACH ROW EXECUTE FUNCTION sheaf.touch_row();
CREATE TRIGGER touch_row BEFORE UPDATE ON public.events FOR EACH ROW EXECUTE FUNCTION sheaf.touch_row();
CREATE TRIGGER touch_row BEFORE UPDATE ON public.families FOR EACH ROW EXECUTE FUNCTION sheaf.touch_row();
CREATE TRIGGER touch_row BEFORE UPDATE ON public.family_members FOR EACH ROW EXECUTE FUNCTION sheaf.touch_row();
CREATE TRIGGER touch_row BEFORE UPDATE ON public.field_groups FOR EACH ROW EXECUTE FUNCTION sheaf.touch_row();
CREATE TRIGGER touch_row BEFORE UPDATE ON public.field_meetings FOR EACH ROW EXECUTE FUNCTION sheaf.touch_row();
CREATE TRIGGER touch_row BEFORE UPDATE ON public.foreign_addresses FOR EACH ROW EXECUTE FUNCTION sheaf.touch_row();
CREATE TRIGGER touch_row BEFORE UPDATE ON public.given_talks FOR EACH ROW EXECUTE FUNCTION sheaf.touch_row();
CREATE TRIGGER touch_row BEFORE UPDATE ON public.groups FOR EACH ROW EXECUTE FUNCTION sheaf.touch_row();
CREATE TRIGGER touch_row BEFORE UPDATE ON public.imports FOR EACH ROW EXECUTE FUNCTION sheaf.touch_row();
CREATE TRIGGER touch_row BEFORE UPDATE ON public.invited_groups FOR EACH ROW EXECUTE FUNCTION sheaf.touch_row();
CREATE TRIGGER touch_row BEFORE UPDATE ON public.invoices FOR EACH ROW EXECUTE FUNCTION sheaf.touch_row();
CREATE TRIGGER touch_row BEFORE UPDATE ON public.language_groups FOR EACH ROW EXECUTE FUNCTION sheaf.touch_row();
CREATE TRIGGER touch_row BEFORE UPDATE ON public.map_assignment_holders FOR EACH ROW EXECUTE FUNCTION sheaf.touch_row();
CREATE TRIGGER touch_row BEFORE UPDATE ON public.map_assignments FOR EACH ROW EXECUTE FUNCTION sheaf.touch_row();
CREATE TRIGGER touch_row BEFORE UPDATE ON public.map_borders FOR EACH ROW EXECUTE FUNCTION sheaf.touch_row();
CREATE TRIGGER touch_row BEFORE UPDATE ON public.map_pictures FOR EACH ROW EXECUTE FUNCTION sheaf.touch_row();
CREATE TRIGGER touch_row BEFORE UPDATE ON public.maps FOR EACH ROW EXECUTE FUNCTION sheaf.touch_row();
CREATE TRIGGER touch_row BEFORE UPDATE ON public.meeting_parts FOR EACH ROW EXECUTE FUNCTION sheaf.touch_row();
CREATE TRIGGER touch_row BEFORE UPDATE ON public.meetings FOR EACH ROW EXECUTE FUNCTION sheaf.touch_row();
CREATE TRIGGER touch_row BEFORE UPDATE ON public.noticeboard_files FOR EACH ROW EXECUTE FUNCTION sheaf.touch_row();
CREATE TRIGGER touch_row BEFORE UPDATE ON public.notification_preferences FOR EACH ROW EXECUTE FUNCTION sheaf.touch_row();
CREATE TRIGGER touch_row BEFORE UPDATE ON public.notifications FOR EACH ROW EXECUTE FUNCTION sheaf.touch_row();
CREATE TRIGGER touch_row BEFORE UPDATE ON public.people FOR EACH ROW EXECUTE FUNCTION sheaf.touch_person();
CREATE TRIGGER touch_row BEFORE UPDATE ON public.person_roles FOR EACH ROW EXECUTE FUNCTION sheaf.touch_row();
CREATE TRIGGER touch_row BEFORE UPDATE ON public.preloaded_addresses FOR EACH ROW EXECUTE FUNCTION sheaf.touch_row();
CREATE TRIGGER touch_row BEFORE UPDATE ON public.report_delegates FOR EACH ROW EXECUTE FUNCTION sheaf.touch_row();
CREATE TRIGGER touch_row BEFORE UPDATE ON public.responsibilities FOR EACH ROW EXECUTE FUNCTION sheaf.touch_row();
CREATE TRIGGER touch_row BEFORE UPDATE ON public.responsibility_people FOR EACH ROW EXECUTE FUNCTION sheaf.touch_row();
CREATE TRIGGER touch_row BEFORE UPDATE ON public.retention FOR EACH ROW EXECUTE FUNCTION sheaf.touch_row();
CREATE TRIGGER touch_row BEFORE UPDATE ON public.roles FOR EACH ROW EXECUTE FUNCTION sheaf.touch_row();
CREATE TRIGGER touch_row BEFORE UPDATE ON public.rotation_groups FOR EACH ROW EXECUTE FUNCTION sheaf.touch_row();
CREATE TRIGGER touch_row BEFORE UPDATE ON public.rotation_overseers FOR EACH ROW EXECUTE FUNCTION sheaf.touch_row();
CREATE TRIGGER touch_row BEFORE UPDATE ON public.sendings FOR EACH ROW EXECUTE FUNCTION sheaf.touch_row();
CREATE TRIGGER touch_row BEFORE UPDATE ON public.service_places FOR EACH ROW EXECUTE FUNCTION sheaf.touch_row();
CREATE TRIGGER touch_row BEFORE UPDATE ON public.service_reports FOR EACH ROW EXECUTE FUNCTION sheaf.touch_row();
CREATE TRIGGER touch_row BEFORE UPDATE ON public.special_groups FOR EACH ROW EXECUTE FUNCTION sheaf.touch_row();
CREATE TRIGGER touch_row BEFORE UPDATE ON public.streets FOR EACH ROW EXECUTE FUNCTION sheaf.touch_row();
CREATE TRIGGER touch_row BEFORE UPDATE ON public.suburbs FOR EACH ROW EXECUTE FUNCTION sheaf.touch_row();
CREATE TRIGGER touch_row BEFORE UPDATE ON public.talk_requests FOR EACH ROW EXECUTE FUNCTION sheaf.touch_row();
CREATE TRIGGER touch_row BEFORE UPDATE ON public.talk_titles FOR EACH ROW EXECUTE FUNCTION sheaf.touch_row();
CREATE TRIGGER touch_row BEFORE UPDATE ON public.talks FOR EACH ROW EXECUTE FUNCTION sheaf.touch_row();
CREATE TRIGGER touch_row BEFORE UPDATE ON public.wordings FOR EACH ROW EXECUTE FUNCTION sheaf.touch_row();
CREATE TRIGGER touch_row BEFORE UPDATE ON public.workbook_headings FOR EACH ROW EXECUTE FUNCTION sheaf.touch_row();
CREATE TRIGGER "updated_attendantSchedule" AFTER UPDATE ON public.duties REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.raise_kinds('attendantSchedule', 'responsibility,task');
CREATE TRIGGER "updated_awayTalks" AFTER UPDATE ON public.duties REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.raise_kinds('awayTalks', 'away-talk');
CREATE TRIGGER "updated_cartSchedules" AFTER UPDATE ON public.duties REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.raise_kinds('cartSchedules', 'cart');
CREATE TRIGGER "updated_fieldMeetings" AFTER UPDATE ON public.duties REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.raise_kinds('fieldMeetings', 'conductor');
CREATE TRIGGER "updated_meetingAssignments" AFTER UPDATE ON public.duties REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.raise_kinds('meetingAssignments', 'chairman,prayer,part,helper');
CREATE TRIGGER wake_answers AFTER UPDATE ON public.away_talks REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.wake_answers('tell-changed-talks');
CREATE TRIGGER wake_answers AFTER UPDATE ON public.duties REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.wake_answers('tell-changed-duties');
CREATE TRIGGER wake_answers AFTER INSERT OR DELETE OR UPDATE ON public.events FOR EACH ROW EXECUTE FUNCTION sheaf.wake_for_events();
CREATE TRIGGER wake_answers AFTER UPDATE ON public.talks REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sheaf.wake_answers('tell-changed-talks');
ALTER TABLE ONLY public.account_balances
    ADD CONSTRAINT account_balances_congregation_id_fkey FOREIGN KEY (congregation_id) REFERENCES public.congregations(congregation_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.answer_links
    ADD CONSTRAINT answer_links_congregation_id_duty_id_fkey FOREIGN KEY (congregation_id, duty_id) REFERENCES public.duties(congregation_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.answer_links
    ADD CONSTRAINT answer_links_congregation_id_fkey FOREIGN KEY (congregation_id) REFERENCES public.congregations(congregation_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.answer_links
    ADD CONSTRAINT answer_links_congregation_id_person_id_fkey FOREIGN KEY (congregation_id, person_id) REFERENCES public.people(congregation_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.attendance
    ADD CONSTRAINT attendance_congregation_id_counted_by_fkey FOREIGN KEY (congregation_id, counted_by) REFERENCES public.people(congregation_id, id);
ALTER TABLE ONLY public.attendance
    ADD CONSTRAINT attendance_congregation_id_fkey FOREIGN KEY (congregation_id) REFERENCES public.congregations(congregation_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.attendance
    ADD CONSTRAINT attendance_congregation_id_language_group_id_fkey FOREIGN KEY (congregation_id, language_group_id) REFERENCES public.language_groups(congregation_id, id);
ALTER TABLE ONLY public.available_addresses
    ADD CONSTRAINT available_addresses_congregation_id_assigned_to_fkey FOREIGN KEY (congregation_id, assigned_to) REFERENCES public.people(congregation_id, id);
ALTER TABLE ONLY public.available_addresses
    ADD CONSTRAINT available_addresses_congregation_id_foreign_id_fkey FOREIGN KEY (congregation_id, foreign_id) REFERENCES public.foreign_addresses(congregation_id, id) ON DELETE SET NULL (foreign_id);
ALTER TABLE ONLY public.available_addresses
    ADD CONSTRAINT available_addresses_congregation_id_lent_by_fkey FOREIGN KEY (congregation_id, lent_by) REFERENCES public.people(congregation_id, id);
ALTER TABLE ONLY public.available_addresses
    ADD CONSTRAINT available_addresses_congregation_id_map_id_fkey FOREIGN KEY (congregation_id, map_id) REFERENCES public.maps(congregation_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.available_addresses
    ADD CONSTRAINT available_addresses_congregation_id_preloaded_id_fkey FOREIGN KEY (congregation_id, preloaded_id) REFERENCES public.preloaded_addresses(congregation_id, id) ON DELETE SET NULL (preloaded_id);
ALTER TABLE ONLY public.available_addresses
    ADD CONSTRAINT available_addresses_congregation_id_street_id_fkey FOREIGN KEY (congregation_id, street_id) REFERENCES public.streets(congregation_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.away_dates
    ADD CONSTRAINT away_dates_congregation_id_person_id_fkey FOREIGN KEY (congregation_id, person_id) REFERENCES public.people(congregation_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.away_talks
    ADD CONSTRAINT away_talks_congregation_id_fkey FOREIGN KEY (congregation_id) REFERENCES public.congregations(congregation_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.away_talks
    ADD CONSTRAINT away_talks_congregation_id_person_id_fkey FOREIGN KEY (congregation_id, person_id) REFERENCES public.people(congregation_id, id);
ALTER TABLE ONLY public.away_talks
    ADD CONSTRAINT away_talks_proposal_id_fkey FOREIGN KEY (proposal_id) REFERENCES public.proposals(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.bank_payments
    ADD CONSTRAINT bank_payments_congregation_id_fkey FOREIGN KEY (congregation_id) REFERENCES public.congregations(congregation_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.calendar_feeds
    ADD CONSTRAINT calendar_feeds_congregation_id_fkey FOREIGN KEY (congregation_id) REFERENCES public.congregations(congregation_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.calendar_feeds
    ADD CONSTRAINT calendar_feeds_congregation_id_person_id_fkey FOREIGN KEY (congregation_id, person_id) REFERENCES public.people(congregation_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.card_payments
    ADD CONSTRAINT card_payments_congregation_id_fkey FOREIGN KEY (congregation_id) REFERENCES public.congregations(congregation_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.carried_totals
    ADD CONSTRAINT carried_totals_congregation_id_fkey FOREIGN KEY (congregation_id) REFERENCES public.congregations(congregation_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.cart_blocks
    ADD CONSTRAINT cart_blocks_congregation_id_fkey FOREIGN KEY (congregation_id) REFERENCES public.congregations(congregation_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.cart_blocks
    ADD CONSTRAINT cart_blocks_congregation_id_location_id_fkey FOREIGN KEY (congregation_id, location_id) REFERENCES public.cart_locations(congregation_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.cart_locations
    ADD CONSTRAINT cart_locations_congregation_id_fkey FOREIGN KEY (congregation_id) REFERENCES public.congregations(congregation_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.cart_rotation_people
    ADD CONSTRAINT cart_rotation_people_congregation_id_fkey FOREIGN KEY (congregation_id) REFERENCES public.congregations(congregation_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.cart_rotation_people
    ADD CONSTRAINT cart_rotation_people_congregation_id_person_id_fkey FOREIGN KEY (congregation_id, person_id) REFERENCES public.people(congregation_id, id);
ALTER TABLE ONLY public.cart_rotation_people
    ADD CONSTRAINT cart_rotation_people_congregation_id_rotation_id_fkey FOREIGN KEY (congregation_id, rotation_id) REFERENCES public.cart_rotations(congregation_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.cart_rotations
    ADD CONSTRAINT cart_rotations_congregation_id_fkey FOREIGN KEY (congregation_id) REFERENCES public.congregations(congregation_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.cart_rotations
    ADD CONSTRAINT cart_rotations_congregation_id_location_id_fkey FOREIGN KEY (congregation_id, location_id) REFERENCES public.cart_locations(congregation_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.cart_seats
    ADD CONSTRAINT cart_seats_congregation_id_duty_id_fkey FOREIGN KEY (congregation_id, duty_id) REFERENCES public.duties(congregation_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.cart_seats
    ADD CONSTRAINT cart_seats_congregation_id_fkey FOREIGN KEY (congregation_id) REFERENCES public.congregations(congregation_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.cart_seats
    ADD CONSTRAINT cart_seats_congregation_id_location_id_fkey FOREIGN KEY (congregation_id, location_id) REFERENCES public.cart_locations(congregation_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.cart_seats
    ADD CONSTRAINT cart_seats_congregation_id_shift_id_fkey FOREIGN KEY (congregation_id, shift_id) REFERENCES public.cart_shifts(congregation_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.cart_shares
    ADD CONSTRAINT cart_shares_congregation_id_fkey FOREIGN KEY (congregation_id) REFERENCES public.congregations(congregation_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.cart_shares
    ADD CONSTRAINT cart_shares_congregation_id_location_id_fkey FOREIGN KEY (congregation_id, location_id) REFERENCES public.cart_locations(congregation_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.cart_shifts
    ADD CONSTRAINT cart_shifts_congregation_id_fkey FOREIGN KEY (congregation_id) REFERENCES public.congregations(congregation_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.cart_shifts
    ADD CONSTRAINT cart_shifts_congregation_id_location_id_fkey FOREIGN KEY (congregation_id, location_id) REFERENCES public.cart_locations(congregation_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.cart_shifts
    ADD CONSTRAINT cart_shifts_congregation_id_reported_by_fkey FOREIGN KEY (congregation_id, reported_by) REFERENCES public.people(congregation_id, id);
ALTER TABLE ONLY public.cart_shifts
    ADD CONSTRAINT cart_shifts_rotation_fkey FOREIGN KEY (congregation_id, rotation_id) REFERENCES public.cart_rotations(congregation_id, id) ON DELETE SET NULL (rotation_id);
ALTER TABLE ONLY public.cart_visits
    ADD CONSTRAINT cart_visits_congregation_id_fkey FOREIGN KEY (congregation_id) REFERENCES public.congregations(congregation_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.change_requests
    ADD CONSTRAINT change_requests_congregation_id_field_meeting_id_fkey FOREIGN KEY (congregation_id, field_meeting_id) REFERENCES public.field_meetings(congregation_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.change_requests
    ADD CONSTRAINT change_requests_congregation_id_fkey FOREIGN KEY (congregation_id) REFERENCES public.congregations(congregation_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.change_requests
    ADD CONSTRAINT change_requests_congregation_id_from_person_fkey FOREIGN KEY (congregation_id, from_person) REFERENCES public.people(congregation_id, id);
ALTER TABLE ONLY public.change_requests
    ADD CONSTRAINT change_requests_congregation_id_to_person_fkey FOREIGN KEY (congregation_id, to_person) REFERENCES public.people(congregation_id, id);
ALTER TABLE ONLY public.completed_blocks
    ADD CONSTRAINT completed_blocks_congregation_id_assignment_id_fkey FOREIGN KEY (congregation_id, assignment_id) REFERENCES public.map_assignments(congregation_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.completed_blocks
    ADD CONSTRAINT completed_blocks_congregation_id_completed_by_fkey FOREIGN KEY (congregation_id, completed_by) REFERENCES public.people(congregation_id, id);
ALTER TABLE ONLY public.congregation_export_parts
    ADD CONSTRAINT congregation_export_parts_congregation_id_export_id_fkey FOREIGN KEY (congregation_id, export_id) REFERENCES public.congregation_exports(congregation_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.congregation_exports
    ADD CONSTRAINT congregation_exports_congregation_id_fkey FOREIGN KEY (congregation_id) REFERENCES public.congregations(congregation_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.congregation_exports
    ADD CONSTRAINT congregation_exports_congregation_id_requested_by_fkey FOREIGN KEY (congregation_id, requested_by) REFERENCES public.people(congregation_id, id);
ALTER TABLE ONLY public.congregations
    ADD CONSTRAINT congregations_country_id_fkey FOREIGN KEY (country_id) REFERENCES public.countries(id);
ALTER TABLE ONLY public.congregations
    ADD CONSTRAINT congregations_region_id_fkey FOREIGN KEY (region_id) REFERENCES public.regions(id);
ALTER TABLE ONLY public.directory_congregations
    ADD CONSTRAINT directory_congregations_congregation_id_fkey FOREIGN KEY (congregation_id) REFERENCES public.congregations(congregation_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.directory_congregations
    ADD CONSTRAINT directory_congregations_country_id_fkey FOREIGN KEY (country_id) REFERENCES public.countries(id);
ALTER TABLE ONLY public.directory_congregations
    ADD CONSTRAINT directory_congregations_region_id_fkey FOREIGN KEY (region_id) REFERENCES public.regions(id);
ALTER TABLE ONLY public.directory_partners
    ADD CONSTRAINT directory_partners_from_congregation_fkey FOREIGN KEY (from_congregation) REFERENCES public.congregations(congregation_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.directory_partners
    ADD CONSTRAINT directory_partners_to_congregation_fkey FOREIGN KEY (to_congregation) REFERENCES public.congregations(congregation_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.directory_speakers
    ADD CONSTRAINT directory_speakers_congregation_id_fkey FOREIGN KEY (congregation_id) REFERENCES public.congregations(congregation_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.directory_speakers
    ADD CONSTRAINT directory_speakers_congregation_id_host_id_fkey FOREIGN KEY (congregation_id, host_id) REFERENCES public.directory_congregations(congregation_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.do_not_calls
    ADD CONSTRAINT do_not_calls_congregation_id_map_id_fkey FOREIGN KEY (congregation_id, map_id) REFERENCES public.maps(congregation_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.do_not_calls
    ADD CONSTRAINT do_not_calls_congregation_id_street_id_fkey FOREIGN KEY (congregation_id, street_id) REFERENCES public.streets(congregation_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.domain_settings
    ADD CONSTRAINT domain_settings_congregation_id_fkey FOREIGN KEY (congregation_id) REFERENCES public.congregations(congregation_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.duties
    ADD CONSTRAINT duties_away_talk_fkey FOREIGN KEY (congregation_id, away_talk_id) REFERENCES public.away_talks(congregation_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.duties
    ADD CONSTRAINT duties_congregation_id_field_meeting_id_fkey FOREIGN KEY (congregation_id, field_meeting_id) REFERENCES public.field_meetings(congregation_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.duties
    ADD CONSTRAINT duties_congregation_id_fkey FOREIGN KEY (congregation_id) REFERENCES public.congregations(congregation_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.duties
    ADD CONSTRAINT duties_congregation_id_group_id_fkey FOREIGN KEY (congregation_id, group_id) REFERENCES public.groups(congregation_id, id) ON DELETE SET NULL (group_id);
ALTER TABLE ONLY public.duties
    ADD CONSTRAINT duties_congregation_id_meeting_id_fkey FOREIGN KEY (congregation_id, meeting_id) REFERENCES public.meetings(congregation_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.duties
    ADD CONSTRAINT duties_congregation_id_part_id_fkey FOREIGN KEY (congregation_id, part_id) REFERENCES public.meeting_parts(congregation_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.duties
    ADD CONSTRAINT duties_congregation_id_person_id_fkey FOREIGN KEY (congregation_id, person_id) REFERENCES public.people(congregation_id, id);
ALTER TABLE ONLY public.duties
    ADD CONSTRAINT duties_congregation_id_responsibility_id_fkey FOREIGN KEY (congregation_id, responsibility_id) REFERENCES public.responsibilities(congregation_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.duties
    ADD CONSTRAINT duties_shift_fkey FOREIGN KEY (congregation_id, shift_id) REFERENCES public.cart_shifts(congregation_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.duties
    ADD CONSTRAINT duties_visit_fkey FOREIGN KEY (congregation_id, visit_id) REFERENCES public.cart_visits(congregation_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.events
    ADD CONSTRAINT events_congregation_id_fkey FOREIGN KEY (congregation_id) REFERENCES public.congregations(congregation_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.families
    ADD CONSTRAINT families_congregation_id_fkey FOREIGN KEY (congregation_id) REFERENCES public.congregations(congregation_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.family_members
    ADD CONSTRAINT family_members_congregation_id_family_id_fkey FOREIGN KEY (congregation_id, family_id) REFERENCES public.families(congregation_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.family_members
    ADD CONSTRAINT family_members_congregation_id_person_id_fkey FOREIGN KEY (congregation_id, person_id) REFERENCES public.people(congregation_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.field_groups
    ADD CONSTRAINT field_groups_congregation_id_fkey FOREIGN KEY (congregation_id) REFERENCES public.congregations(congregation_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.field_groups
    ADD CONSTRAINT field_groups_congregation_id_group_id_fkey FOREIGN KEY (congregation_id, group_id) REFERENCES public.groups(congregation_id, id) ON DELETE SET NULL (group_id);
ALTER TABLE ONLY public.field_groups
    ADD CONSTRAINT field_groups_congregation_id_overseer_id_fkey FOREIGN KEY (congregation_id, overseer_id) REFERENCES public.people(congregation_id, id);
ALTER TABLE ONLY public.field_meetings
    ADD CONSTRAINT field_meetings_congregation_id_field_group_id_fkey FOREIGN KEY (congregation_id, field_group_id) REFERENCES public.field_groups(congregation_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.field_meetings
    ADD CONSTRAINT field_meetings_congregation_id_fkey FOREIGN KEY (congregation_id) REFERENCES public.congregations(congregation_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.field_meetings
    ADD CONSTRAINT field_meetings_congregation_id_hidden_by_fkey FOREIGN KEY (congregation_id, hidden_by) REFERENCES public.field_meetings(congregation_id, id) ON DELETE SET NULL (hidden_by);
ALTER TABLE ONLY public.field_meetings
    ADD CONSTRAINT field_meetings_congregation_id_rotation_group_id_fkey FOREIGN KEY (congregation_id, rotation_group_id) REFERENCES public.rotation_groups(congregation_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.field_meetings
    ADD CONSTRAINT field_meetings_congregation_id_special_group_id_fkey FOREIGN KEY (congregation_id, special_group_id) REFERENCES public.special_groups(congregation_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.foreign_addresses
    ADD CONSTRAINT foreign_addresses_congregation_id_assigned_id_fkey FOREIGN KEY (congregation_id, assigned_id) REFERENCES public.people(congregation_id, id);
ALTER TABLE ONLY public.foreign_addresses
    ADD CONSTRAINT foreign_addresses_congregation_id_assigned_map_id_fkey FOREIGN KEY (congregation_id, assigned_map_id) REFERENCES public.maps(congregation_id, id) ON DELETE SET NULL (assigned_map_id);
ALTER TABLE ONLY public.foreign_addresses
    ADD CONSTRAINT foreign_addresses_congregation_id_map_id_fkey FOREIGN KEY (congregation_id, map_id) REFERENCES public.maps(congregation_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.foreign_addresses
    ADD CONSTRAINT foreign_addresses_congregation_id_street_id_fkey FOREIGN KEY (congregation_id, street_id) REFERENCES public.streets(congregation_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.forum_comments
    ADD CONSTRAINT forum_comments_congregation_id_fkey FOREIGN KEY (congregation_id) REFERENCES public.congregations(congregation_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.forum_comments
    ADD CONSTRAINT forum_comments_congregation_id_person_id_fkey FOREIGN KEY (congregation_id, person_id) REFERENCES public.people(congregation_id, id);
ALTER TABLE ONLY public.forum_comments
    ADD CONSTRAINT forum_comments_topic_id_fkey FOREIGN KEY (topic_id) REFERENCES public.forum_topics(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.forum_likes
    ADD CONSTRAINT forum_likes_congregation_id_fkey FOREIGN KEY (congregation_id) REFERENCES public.congregations(congregation_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.forum_likes
    ADD CONSTRAINT forum_likes_congregation_id_person_id_fkey FOREIGN KEY (congregation_id, person_id) REFERENCES public.people(congregation_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.forum_likes
    ADD CONSTRAINT forum_likes_topic_id_fkey FOREIGN KEY (topic_id) REFERENCES public.forum_topics(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.forum_subscriptions
    ADD CONSTRAINT forum_subscriptions_congregation_id_fkey FOREIGN KEY (congregation_id) REFERENCES public.congregations(congregation_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.forum_subscriptions
    ADD CONSTRAINT forum_subscriptions_congregation_id_person_id_fkey FOREIGN KEY (congregation_id, person_id) REFERENCES public.people(congregation_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.forum_subscriptions
    ADD CONSTRAINT forum_subscriptions_topic_id_fkey FOREIGN KEY (topic_id) REFERENCES public.forum_topics(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.forum_topics
    ADD CONSTRAINT forum_topics_congregation_id_fkey FOREIGN KEY (congregation_id) REFERENCES public.congregations(congregation_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.forum_topics
    ADD CONSTRAINT forum_topics_congregation_id_person_id_fkey FOREIGN KEY (congregation_id, person_id) REFERENCES public.people(congregation_id, id);
ALTER TABLE ONLY public.given_talks
    ADD CONSTRAINT given_talks_congregation_id_fkey FOREIGN KEY (congregation_id) REFERENCES public.congregations(congregation_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.groups
    ADD CONSTRAINT groups_congregation_id_assistant_id_fkey FOREIGN KEY (congregation_id, assistant_id) REFERENCES public.people(congregation_id, id);
ALTER TABLE ONLY public.groups
    ADD CONSTRAINT groups_congregation_id_fkey FOREIGN KEY (congregation_id) REFERENCES public.congregations(congregation_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.groups
    ADD CONSTRAINT groups_congregation_id_overseer_id_fkey FOREIGN KEY (congregation_id, overseer_id) REFERENCES public.people(congregation_id, id);
ALTER TABLE public.idempotency_keys
    ADD CONSTRAINT idempotency_keys_congregation_id_person_id_fkey FOREIGN KEY (congregation_id, person_id) REFERENCES public.people(congregation_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.import_rows
    ADD CONSTRAINT import_rows_congregation_id_import_id_fkey FOREIGN KEY (congregation_id, import_id) REFERENCES public.imports(congregation_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.imports
    ADD CONSTRAINT imports_congregation_id_fkey FOREIGN KEY (congregation_id) REFERENCES public.congregations(congregation_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.imports
    ADD CONSTRAINT imports_congregation_id_imported_by_fkey FOREIGN KEY (congregation_id, imported_by) REFERENCES public.people(congregation_id, id);
ALTER TABLE ONLY public.imports
    ADD CONSTRAINT imports_congregation_id_taken_back_by_fkey FOREIGN KEY (congregation_id, taken_back_by) REFERENCES public.people(congregation_id, id);
ALTER TABLE ONLY public.invited_groups
    ADD CONSTRAINT invited_groups_congregation_id_fkey FOREIGN KEY (congregation_id) REFERENCES public.congregations(congregation_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.invited_groups
    ADD CONSTRAINT invited_groups_congregation_id_group_id_fkey FOREIGN KEY (congregation_id, group_id) REFERENCES public.groups(congregation_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.invited_groups
    ADD CONSTRAINT invited_groups_congregation_id_rotation_group_id_fkey FOREIGN KEY (congregation_id, rotation_group_id) REFERENCES public.rotation_groups(congregation_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.invited_groups
    ADD CONSTRAINT invited_groups_congregation_id_special_group_id_fkey FOREIGN KEY (congregation_id, special_group_id) REFERENCES public.special_groups(congregation_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.invoices
    ADD CONSTRAINT invoices_congregation_id_fkey FOREIGN KEY (congregation_id) REFERENCES public.congregations(congregation_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.job_runs
    ADD CONSTRAINT job_runs_congregation_id_fkey FOREIGN KEY (congregation_id) REFERENCES public.congregations(congregation_id) ON DELETE CASCADE;
ALTER TABLE public.journal_changes
    ADD CONSTRAINT journal_changes_congregation_id_fkey FOREIGN KEY (congregation_id) REFERENCES public.congregations(congregation_id) ON DELETE CASCADE;
ALTER TABLE public.journal
    ADD CONSTRAINT journal_congregation_id_fkey FOREIGN KEY (congregation_id) REFERENCES public.congregations(congregation_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.language_groups
    ADD CONSTRAINT language_groups_congregation_id_fkey FOREIGN KEY (congregation_id) REFERENCES public.congregations(congregation_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.ledger_entries
    ADD CONSTRAINT ledger_entries_congregation_id_fkey FOREIGN KEY (congregation_id) REFERENCES public.congregations(congregation_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.mail_keys
    ADD CONSTRAINT mail_keys_congregation_id_fkey FOREIGN KEY (congregation_id) REFERENCES public.congregations(congregation_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.map_assignment_holders
    ADD CONSTRAINT map_assignment_holders_congregation_id_assignment_id_fkey FOREIGN KEY (congregation_id, assignment_id) REFERENCES public.map_assignments(congregation_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.map_assignment_holders
    ADD CONSTRAINT map_assignment_holders_congregation_id_person_id_fkey FOREIGN KEY (congregation_id, person_id) REFERENCES public.people(congregation_id, id);
ALTER TABLE ONLY public.map_assignments
    ADD CONSTRAINT map_assignments_congregation_id_map_id_fkey FOREIGN KEY (congregation_id, map_id) REFERENCES public.maps(congregation_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.map_borders
    ADD CONSTRAINT map_borders_congregation_id_map_id_fkey FOREIGN KEY (congregation_id, map_id) REFERENCES public.maps(congregation_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.map_pictures
    ADD CONSTRAINT map_pictures_congregation_id_map_id_fkey FOREIGN KEY (congregation_id, map_id) REFERENCES public.maps(congregation_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.maps
    ADD CONSTRAINT maps_congregation_id_fkey FOREIGN KEY (congregation_id) REFERENCES public.congregations(congregation_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.maps
    ADD CONSTRAINT maps_congregation_id_picture_id_fkey FOREIGN KEY (congregation_id, picture_id) REFERENCES public.map_pictures(congregation_id, id) ON DELETE SET NULL (picture_id) DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE ONLY public.maps
    ADD CONSTRAINT maps_congregation_id_suburb_id_fkey FOREIGN KEY (congregation_id, suburb_id) REFERENCES public.suburbs(congregation_id, id) ON DELETE SET NULL (suburb_id);
ALTER TABLE ONLY public.meeting_parts
    ADD CONSTRAINT meeting_parts_congregation_id_fkey FOREIGN KEY (congregation_id) REFERENCES public.congregations(congregation_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.meeting_parts
    ADD CONSTRAINT meeting_parts_congregation_id_meeting_id_fkey FOREIGN KEY (congregation_id, meeting_id) REFERENCES public.meetings(congregation_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.meetings
    ADD CONSTRAINT meetings_congregation_id_fkey FOREIGN KEY (congregation_id) REFERENCES public.congregations(congregation_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.meetings
    ADD CONSTRAINT meetings_congregation_id_import_id_fkey FOREIGN KEY (congregation_id, import_id) REFERENCES public.imports(congregation_id, id) ON DELETE SET NULL (import_id);
ALTER TABLE ONLY public.meetings
    ADD CONSTRAINT meetings_congregation_id_language_group_id_fkey FOREIGN KEY (congregation_id, language_group_id) REFERENCES public.language_groups(congregation_id, id);
ALTER TABLE ONLY public.message_steps
    ADD CONSTRAINT message_steps_congregation_id_message_id_fkey FOREIGN KEY (congregation_id, message_id) REFERENCES public.outgoing_messages(congregation_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.message_steps
    ADD CONSTRAINT message_steps_congregation_id_person_id_fkey FOREIGN KEY (congregation_id, person_id) REFERENCES public.people(congregation_id, id) ON DELETE SET NULL (person_id);
ALTER TABLE ONLY public.noticeboard_contents
    ADD CONSTRAINT noticeboard_contents_congregation_id_file_id_fkey FOREIGN KEY (congregation_id, file_id) REFERENCES public.noticeboard_files(congregation_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.noticeboard_files
    ADD CONSTRAINT noticeboard_files_congregation_id_fkey FOREIGN KEY (congregation_id) REFERENCES public.congregations(congregation_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.notification_preferences
    ADD CONSTRAINT notification_preferences_congregation_id_person_id_fkey FOREIGN KEY (congregation_id, person_id) REFERENCES public.people(congregation_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.notifications
    ADD CONSTRAINT notifications_congregation_id_by_person_fkey FOREIGN KEY (congregation_id, by_person) REFERENCES public.people(congregation_id, id) ON DELETE SET NULL (by_person);
ALTER TABLE ONLY public.notifications
    ADD CONSTRAINT notifications_congregation_id_person_id_fkey FOREIGN KEY (congregation_id, person_id) REFERENCES public.people(congregation_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.outgoing_messages
    ADD CONSTRAINT outgoing_messages_congregation_id_fkey FOREIGN KEY (congregation_id) REFERENCES public.congregations(congregation_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.outgoing_messages
    ADD CONSTRAINT outgoing_messages_congregation_id_person_id_fkey FOREIGN KEY (congregation_id, person_id) REFERENCES public.people(congregation_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.outgoing_messages
    ADD CONSTRAINT outgoing_messages_congregation_id_sending_id_fkey FOREIGN KEY (congregation_id, sending_id) REFERENCES public.sendings(congregation_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.passkeys
    ADD CONSTRAINT passkeys_congregation_id_person_id_fkey FOREIGN KEY (congregation_id, person_id) REFERENCES public.people(congregation_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.payment_events
    ADD CONSTRAINT payment_events_congregation_id_fkey FOREIGN KEY (congregation_id) REFERENCES public.congregations(congregation_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.people
    ADD CONSTRAINT people_congregation_id_fkey FOREIGN KEY (congregation_id) REFERENCES public.congregations(congregation_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.people
    ADD CONSTRAINT people_congregation_id_group_id_fkey FOREIGN KEY (congregation_id, group_id) REFERENCES public.groups(congregation_id, id);
ALTER TABLE ONLY public.person_roles
    ADD CONSTRAINT person_roles_congregation_id_person_id_fkey FOREIGN KEY (congregation_id, person_id) REFERENCES public.people(congregation_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.person_roles
    ADD CONSTRAINT person_roles_congregation_id_role_id_fkey FOREIGN KEY (congregation_id, role_id) REFERENCES public.roles(congregation_id, id);
ALTER TABLE ONLY public.preloaded_addresses
    ADD CONSTRAINT preloaded_addresses_congregation_id_map_id_fkey FOREIGN KEY (congregation_id, map_id) REFERENCES public.maps(congregation_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.preloaded_addresses
    ADD CONSTRAINT preloaded_addresses_congregation_id_street_id_fkey FOREIGN KEY (congregation_id, street_id) REFERENCES public.streets(congregation_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.proposal_links
    ADD CONSTRAINT proposal_links_congregation_id_fkey FOREIGN KEY (congregation_id) REFERENCES public.congregations(congregation_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.proposal_links
    ADD CONSTRAINT proposal_links_proposal_id_fkey FOREIGN KEY (proposal_id) REFERENCES public.proposals(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.proposal_senders
    ADD CONSTRAINT proposal_senders_congregation_id_fkey FOREIGN KEY (congregation_id) REFERENCES public.congregations(congregation_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.proposal_senders
    ADD CONSTRAINT proposal_senders_congregation_id_person_id_fkey FOREIGN KEY (congregation_id, person_id) REFERENCES public.people(congregation_id, id);
ALTER TABLE ONLY public.proposal_senders
    ADD CONSTRAINT proposal_senders_proposal_id_fkey FOREIGN KEY (proposal_id) REFERENCES public.proposals(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.proposals
    ADD CONSTRAINT proposals_from_congregation_fkey FOREIGN KEY (congregation_id) REFERENCES public.congregations(congregation_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.proposals
    ADD CONSTRAINT proposals_to_congregation_fkey FOREIGN KEY (to_congregation) REFERENCES public.congregations(congregation_id) ON DELETE SET NULL;
ALTER TABLE ONLY public.push_devices
    ADD CONSTRAINT push_devices_congregation_id_person_id_fkey FOREIGN KEY (congregation_id, person_id) REFERENCES public.people(congregation_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.push_devices
    ADD CONSTRAINT push_devices_congregation_id_session_id_fkey FOREIGN KEY (congregation_id, session_id) REFERENCES public.sessions(congregation_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.push_keys
    ADD CONSTRAINT push_keys_congregation_id_fkey FOREIGN KEY (congregation_id) REFERENCES public.congregations(congregation_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.record_files
    ADD CONSTRAINT record_files_congregation_id_asked_by_fkey FOREIGN KEY (congregation_id, asked_by) REFERENCES public.people(congregation_id, id);
ALTER TABLE ONLY public.record_files
    ADD CONSTRAINT record_files_congregation_id_fkey FOREIGN KEY (congregation_id) REFERENCES public.congregations(congregation_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.regions
    ADD CONSTRAINT regions_country_id_fkey FOREIGN KEY (country_id) REFERENCES public.countries(id);
ALTER TABLE ONLY public.report_delegates
    ADD CONSTRAINT report_delegates_congregation_id_delegate_id_fkey FOREIGN KEY (congregation_id, delegate_id) REFERENCES public.people(congregation_id, id);
ALTER TABLE ONLY public.report_delegates
    ADD CONSTRAINT report_delegates_congregation_id_fkey FOREIGN KEY (congregation_id) REFERENCES public.congregations(congregation_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.report_delegates
    ADD CONSTRAINT report_delegates_congregation_id_person_id_fkey FOREIGN KEY (congregation_id, person_id) REFERENCES public.people(congregation_id, id);
ALTER TABLE ONLY public.report_tickets
    ADD CONSTRAINT report_tickets_congregation_id_person_id_fkey FOREIGN KEY (congregation_id, person_id) REFERENCES public.people(congregation_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.report_tickets
    ADD CONSTRAINT report_tickets_congregation_id_session_id_fkey FOREIGN KEY (congregation_id, session_id) REFERENCES public.sessions(congregation_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.responsibilities
    ADD CONSTRAINT responsibilities_congregation_id_fkey FOREIGN KEY (congregation_id) REFERENCES public.congregations(congregation_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.responsibility_people
    ADD CONSTRAINT responsibility_people_congregation_id_fkey FOREIGN KEY (congregation_id) REFERENCES public.congregations(congregation_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.responsibility_people
    ADD CONSTRAINT responsibility_people_congregation_id_person_id_fkey FOREIGN KEY (congregation_id, person_id) REFERENCES public.people(congregation_id, id);
ALTER TABLE ONLY public.responsibility_people
    ADD CONSTRAINT responsibility_people_congregation_id_responsibility_id_fkey FOREIGN KEY (congregation_id, responsibility_id) REFERENCES public.responsibilities(congregation_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.retention
    ADD CONSTRAINT retention_congregation_id_fkey FOREIGN KEY (congregation_id) REFERENCES public.congregations(congregation_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.revisions
    ADD CONSTRAINT revisions_congregation_id_fkey FOREIGN KEY (congregation_id) REFERENCES public.congregations(congregation_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.roles
    ADD CONSTRAINT roles_congregation_id_fkey FOREIGN KEY (congregation_id) REFERENCES public.congregations(congregation_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.rotation_groups
    ADD CONSTRAINT rotation_groups_congregation_id_fkey FOREIGN KEY (congregation_id) REFERENCES public.congregations(congregation_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.rotation_overseers
    ADD CONSTRAINT rotation_overseers_congregation_id_fkey FOREIGN KEY (congregation_id) REFERENCES public.congregations(congregation_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.rotation_overseers
    ADD CONSTRAINT rotation_overseers_congregation_id_person_id_fkey FOREIGN KEY (congregation_id, person_id) REFERENCES public.people(congregation_id, id);
ALTER TABLE ONLY public.rotation_overseers
    ADD CONSTRAINT rotation_overseers_congregation_id_rotation_group_id_fkey FOREIGN KEY (congregation_id, rotation_group_id) REFERENCES public.rotation_groups(congregation_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.row_revisions
    ADD CONSTRAINT row_revisions_congregation_id_fkey FOREIGN KEY (congregation_id) REFERENCES public.congregations(congregation_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.scan_marks
    ADD CONSTRAINT scan_marks_congregation_id_fkey FOREIGN KEY (congregation_id) REFERENCES public.congregations(congregation_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.sendings
    ADD CONSTRAINT sendings_congregation_id_fkey FOREIGN KEY (congregation_id) REFERENCES public.congregations(congregation_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.sendings
    ADD CONSTRAINT sendings_congregation_id_group_id_fkey FOREIGN KEY (congregation_id, group_id) REFERENCES public.groups(congregation_id, id) ON DELETE SET NULL (group_id);
ALTER TABLE ONLY public.sendings
    ADD CONSTRAINT sendings_congregation_id_sent_by_fkey FOREIGN KEY (congregation_id, sent_by) REFERENCES public.people(congregation_id, id) ON DELETE SET NULL (sent_by);
ALTER TABLE ONLY public.service_places
    ADD CONSTRAINT service_places_congregation_id_fkey FOREIGN KEY (congregation_id) REFERENCES public.congregations(congregation_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.service_reports
    ADD CONSTRAINT service_reports_congregation_id_entered_by_fkey FOREIGN KEY (congregation_id, entered_by) REFERENCES public.people(congregation_id, id);
ALTER TABLE ONLY public.service_reports
    ADD CONSTRAINT service_reports_congregation_id_fkey FOREIGN KEY (congregation_id) REFERENCES public.congregations(congregation_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.service_reports
    ADD CONSTRAINT service_reports_congregation_id_person_id_fkey FOREIGN KEY (congregation_id, person_id) REFERENCES public.people(congregation_id, id);
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_congregation_id_person_id_fkey FOREIGN KEY (congregation_id, person_id) REFERENCES public.people(congregation_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.settled_reminders
    ADD CONSTRAINT settled_reminders_congregation_id_fkey FOREIGN KEY (congregation_id) REFERENCES public.congregations(congregation_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.sign_in_links
    ADD CONSTRAINT sign_in_links_congregation_id_person_id_fkey FOREIGN KEY (congregation_id, person_id) REFERENCES public.people(congregation_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.sms_events
    ADD CONSTRAINT sms_events_congregation_id_fkey FOREIGN KEY (congregation_id) REFERENCES public.congregations(congregation_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.special_groups
    ADD CONSTRAINT special_groups_congregation_id_fkey FOREIGN KEY (congregation_id) REFERENCES public.congregations(congregation_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.special_groups
    ADD CONSTRAINT special_groups_congregation_id_overseer_id_fkey FOREIGN KEY (congregation_id, overseer_id) REFERENCES public.people(congregation_id, id);
ALTER TABLE ONLY public.streets
    ADD CONSTRAINT streets_congregation_id_map_id_fkey FOREIGN KEY (congregation_id, map_id) REFERENCES public.maps(congregation_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.streets
    ADD CONSTRAINT streets_congregation_id_suburb_id_fkey FOREIGN KEY (congregation_id, suburb_id) REFERENCES public.suburbs(congregation_id, id) ON DELETE SET NULL (suburb_id);
ALTER TABLE ONLY public.suburbs
    ADD CONSTRAINT suburbs_congregation_id_fkey FOREIGN KEY (congregation_id) REFERENCES public.congregations(congregation_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.suburbs
    ADD CONSTRAINT suburbs_congregation_id_map_id_fkey FOREIGN KEY (congregation_id, map_id) REFERENCES public.maps(congregation_id, id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE ONLY public.suburbs
    ADD CONSTRAINT suburbs_region_id_fkey FOREIGN KEY (region_id) REFERENCES public.regions(id);
ALTER TABLE ONLY public.talk_requests
    ADD CONSTRAINT talk_requests_away_talk_fkey FOREIGN KEY (congregation_id, away_talk_id) REFERENCES public.away_talks(congregation_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.talk_requests
    ADD CONSTRAINT talk_requests_congregation_id_fkey FOREIGN KEY (congregation_id) REFERENCES public.congregations(congregation_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.talk_requests
    ADD CONSTRAINT talk_requests_congregation_id_talk_id_fkey FOREIGN KEY (congregation_id, talk_id) REFERENCES public.talks(congregation_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.talk_titles
    ADD CONSTRAINT talk_titles_congregation_id_fkey FOREIGN KEY (congregation_id) REFERENCES public.congregations(congregation_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.talks
    ADD CONSTRAINT talks_congregation_id_fkey FOREIGN KEY (congregation_id) REFERENCES public.congregations(congregation_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.talks
    ADD CONSTRAINT talks_congregation_id_meeting_id_fkey FOREIGN KEY (congregation_id, meeting_id) REFERENCES public.meetings(congregation_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.talks
    ADD CONSTRAINT talks_congregation_id_person_id_fkey FOREIGN KEY (congregation_id, person_id) REFERENCES public.people(congregation_id, id);
ALTER TABLE ONLY public.talks
    ADD CONSTRAINT talks_duty_id_fkey FOREIGN KEY (congregation_id, duty_id) REFERENCES public.duties(congregation_id, id);
ALTER TABLE ONLY public.talks
    ADD CONSTRAINT talks_proposal_id_fkey FOREIGN KEY (proposal_id) REFERENCES public.proposals(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.workbook_headings
    ADD CONSTRAINT workbook_headings_congregation_id_fkey FOREIGN KEY (congregation_id) REFERENCES public.congregations(congregation_id) ON DELETE CASCADE;
ALTER TABLE public.account_balances ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.answer_links ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.attendance ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.available_addresses ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.away_dates ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.away_talks ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.bank_payments ENABLE ROW LEVEL SECURITY;
CREATE POLICY both_answer ON public.proposals FOR UPDATE TO sheaf_app USING (((( SELECT sheaf.current_congregation() AS current_congregation) = congregation_id) OR (( SELECT sheaf.current_congregation() AS current_congregation) = to_congregation))) WITH CHECK (((( SELECT sheaf.current_congregation() AS current_congregation) = congregation_id) OR (( SELECT sheaf.current_congregation() AS current_congregation) = to_congregation)));
CREATE POLICY both_end ON public.directory_partners FOR DELETE TO sheaf_app USING (((( SELECT sheaf.current_congregation() AS current_congregation) = from_congregation) OR (( SELECT sheaf.current_congregation() AS current_congregation) = to_congregation)));
CREATE POLICY both_read ON public.directory_partners FOR SELECT TO sheaf_app USING (((( SELECT sheaf.current_congregation() AS current_congregation) = from_congregation) OR (( SELECT sheaf.current_congregation() AS current_congregation) = to_congregation)));
CREATE POLICY both_read ON public.proposals FOR SELECT TO sheaf_app USING (((( SELECT sheaf.current_congregation() AS current_congregation) = congregation_id) OR (( SELECT sheaf.current_congregation() AS current_congregation) = to_congregation)));
ALTER TABLE public.calendar_feeds ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.card_payments ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.carried_totals ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.cart_blocks ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.cart_locations ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.cart_rotation_people ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.cart_rotations ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.cart_seats ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.cart_shares ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.cart_shifts ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.cart_visits ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.change_requests ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.completed_blocks ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.congregation_export_parts ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.congregation_exports ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.congregations ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.countries ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.directory_congregations ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.directory_partners ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.directory_speakers ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.do_not_calls ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.domain_settings ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.duties ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.events ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.families ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.family_members ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.field_groups ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.field_meetings ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.foreign_addresses ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.forum_comments ENABLE ROW LEVEL SECURITY;
CREATE POLICY forum_delete ON public.forum_comments FOR DELETE TO sheaf_app USING (((current_setting('app.operation'::text, true) ~~ 'forum.%'::text) AND (congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation)) AND (person_id = ( SELECT (NULLIF(current_setting('app.person'::text, true), ''::text))::bigint AS "nullif"))));
CREATE POLICY forum_delete ON public.forum_topics FOR DELETE TO sheaf_app USING (((current_setting('app.operation'::text, true) ~~ 'forum.%'::text) AND (congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation)) AND (person_id = ( SELECT (NULLIF(current_setting('app.person'::text, true), ''::text))::bigint AS "nullif"))));
CREATE POLICY forum_insert ON public.forum_comments FOR INSERT TO sheaf_app WITH CHECK (((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation)) AND (current_setting('app.operation'::text, true) ~~ 'forum.%'::text)));
CREATE POLICY forum_insert ON public.forum_topics FOR INSERT TO sheaf_app WITH CHECK (((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation)) AND (current_setting('app.operation'::text, true) ~~ 'forum.%'::text)));
ALTER TABLE public.forum_likes ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.forum_subscriptions ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.forum_topics ENABLE ROW LEVEL SECURITY;
CREATE POLICY forum_update ON public.forum_comments FOR UPDATE TO sheaf_app USING (((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation)) OR (current_setting('app.operation'::text, true) ~~ 'forum.%'::text))) WITH CHECK (true);
CREATE POLICY forum_update ON public.forum_topics FOR UPDATE TO sheaf_app USING (((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation)) OR (current_setting('app.operation'::text, true) ~~ 'forum.%'::text))) WITH CHECK (true);
ALTER TABLE public.given_talks ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.groups ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.idempotency_keys ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.idempotency_keys_rest ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.import_rows ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.imports ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.invited_groups ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.invoices ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.job_runs ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.journal ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.journal_changes ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.journal_changes_rest ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.journal_rest ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.language_groups ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.ledger_entries ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.mail_keys ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.map_assignment_holders ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.map_assignments ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.map_borders ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.map_pictures ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.maps ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.meeting_parts ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.meetings ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.message_steps ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.noticeboard_contents ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.noticeboard_files ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.notification_preferences ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.notifications ENABLE ROW LEVEL SECURITY;
CREATE POLICY one_asks ON public.directory_partners FOR INSERT TO sheaf_app WITH CHECK (((from_congregation = ( SELECT sheaf.current_congregation() AS current_congregation)) AND (confirmed_at IS NULL)));
CREATE POLICY one_proposes ON public.proposals FOR INSERT TO sheaf_app WITH CHECK ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation)));
ALTER TABLE public.outgoing_messages ENABLE ROW LEVEL SECURITY;
CREATE POLICY owner ON public.account_balances TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY owner ON public.answer_links TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY owner ON public.attendance TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY owner ON public.available_addresses TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY owner ON public.away_dates TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY owner ON public.away_talks TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY owner ON public.bank_payments TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY owner ON public.calendar_feeds TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY owner ON public.card_payments TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY owner ON public.carried_totals TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY owner ON public.cart_blocks TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY owner ON public.cart_locations TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY owner ON public.cart_rotation_people TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY owner ON public.cart_rotations TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY owner ON public.cart_seats TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY owner ON public.cart_shares TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY owner ON public.cart_shifts TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY owner ON public.cart_visits TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY owner ON public.change_requests TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY owner ON public.completed_blocks TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY owner ON public.congregation_export_parts TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY owner ON public.congregation_exports TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY owner ON public.congregations TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY owner ON public.countries TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY owner ON public.directory_congregations TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY owner ON public.directory_partners TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY owner ON public.directory_speakers TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY owner ON public.do_not_calls TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY owner ON public.domain_settings TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY owner ON public.duties TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY owner ON public.events TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY owner ON public.families TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY owner ON public.family_members TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY owner ON public.field_groups TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY owner ON public.field_meetings TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY owner ON public.foreign_addresses TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY owner ON public.forum_comments TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY owner ON public.forum_likes TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY owner ON public.forum_subscriptions TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY owner ON public.forum_topics TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY owner ON public.given_talks TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY owner ON public.groups TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY owner ON public.idempotency_keys TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY owner ON public.idempotency_keys_rest TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY owner ON public.import_rows TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY owner ON public.imports TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY owner ON public.invited_groups TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY owner ON public.invoices TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY owner ON public.job_runs TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY owner ON public.journal TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY owner ON public.journal_changes TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY owner ON public.journal_changes_rest TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY owner ON public.journal_rest TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY owner ON public.language_groups TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY owner ON public.ledger_entries TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY owner ON public.mail_keys TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY owner ON public.map_assignment_holders TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY owner ON public.map_assignments TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY owner ON public.map_borders TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY owner ON public.map_pictures TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY owner ON public.maps TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY owner ON public.meeting_parts TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY owner ON public.meetings TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY owner ON public.message_steps TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY owner ON public.noticeboard_contents TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY owner ON public.noticeboard_files TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY owner ON public.notification_preferences TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY owner ON public.notifications TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY owner ON public.outgoing_messages TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY owner ON public.passkeys TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY owner ON public.payment_events TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY owner ON public.people TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY owner ON public.person_roles TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY owner ON public.preloaded_addresses TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY owner ON public.proposal_links TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY owner ON public.proposal_senders TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY owner ON public.proposals TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY owner ON public.push_devices TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY owner ON public.push_keys TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY owner ON public.record_files TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY owner ON public.regions TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY owner ON public.report_delegates TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY owner ON public.report_tickets TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY owner ON public.responsibilities TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY owner ON public.responsibility_people TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY owner ON public.retention TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY owner ON public.revisions TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY owner ON public.roles TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY owner ON public.rotation_groups TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY owner ON public.rotation_overseers TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY owner ON public.row_revisions TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY owner ON public.scan_marks TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY owner ON public.sendings TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY owner ON public.service_places TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY owner ON public.service_reports TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY owner ON public.sessions TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY owner ON public.settled_reminders TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY owner ON public.sign_in_links TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY owner ON public.sms_events TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY owner ON public.special_groups TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY owner ON public.streets TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY owner ON public.suburbs TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY owner ON public.talk_requests TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY owner ON public.talk_titles TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY owner ON public.talks TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY owner ON public.wording_languages TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY owner ON public.wordings TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY owner ON public.workbook_headings TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY owner ON public.world_revisions TO CURRENT_USER USING (true) WITH CHECK (true);
ALTER TABLE public.passkeys ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.payment_events ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.people ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.person_roles ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.preloaded_addresses ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.proposal_links ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.proposal_senders ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.proposals ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.push_devices ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.push_keys ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.record_files ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.regions ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.report_delegates ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.report_tickets ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.responsibilities ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.responsibility_people ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.retention ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.revisions ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.roles ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.rotation_groups ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.rotation_overseers ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.row_revisions ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.scan_marks ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.sendings ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.service_places ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.service_reports ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.sessions ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.settled_reminders ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.sign_in_links ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.sms_events ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.special_groups ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.streets ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.suburbs ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.talk_requests ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.talk_titles ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.talks ENABLE ROW LEVEL SECURITY;
CREATE POLICY tenant ON public.account_balances TO sheaf_app USING ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation))) WITH CHECK ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation)));
CREATE POLICY tenant ON public.answer_links TO sheaf_app USING ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation))) WITH CHECK ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation)));
CREATE POLICY tenant ON public.attendance TO sheaf_app USING ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation))) WITH CHECK ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation)));
CREATE POLICY tenant ON public.available_addresses TO sheaf_app USING ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation))) WITH CHECK ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation)));
CREATE POLICY tenant ON public.away_dates TO sheaf_app USING ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation))) WITH CHECK ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation)));
CREATE POLICY tenant ON public.away_talks TO sheaf_app USING ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation))) WITH CHECK ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation)));
CREATE POLICY tenant ON public.bank_payments TO sheaf_app USING ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation))) WITH CHECK ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation)));
CREATE POLICY tenant ON public.calendar_feeds TO sheaf_app USING ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation))) WITH CHECK ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation)));
CREATE POLICY tenant ON public.card_payments TO sheaf_app USING ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation))) WITH CHECK ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation)));
CREATE POLICY tenant ON public.carried_totals TO sheaf_app USING ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation))) WITH CHECK ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation)));
CREATE POLICY tenant ON public.cart_blocks TO sheaf_app USING ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation))) WITH CHECK ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation)));
CREATE POLICY tenant ON public.cart_locations TO sheaf_app USING ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation))) WITH CHECK ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation)));
CREATE POLICY tenant ON public.cart_rotation_people TO sheaf_app USING ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation))) WITH CHECK ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation)));
CREATE POLICY tenant ON public.cart_rotations TO sheaf_app USING ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation))) WITH CHECK ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation)));
CREATE POLICY tenant ON public.cart_seats TO sheaf_app USING ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation))) WITH CHECK ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation)));
CREATE POLICY tenant ON public.cart_shares TO sheaf_app USING ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation))) WITH CHECK ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation)));
CREATE POLICY tenant ON public.cart_shifts TO sheaf_app USING ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation))) WITH CHECK ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation)));
CREATE POLICY tenant ON public.cart_visits TO sheaf_app USING ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation))) WITH CHECK ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation)));
CREATE POLICY tenant ON public.change_requests TO sheaf_app USING ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation))) WITH CHECK ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation)));
CREATE POLICY tenant ON public.completed_blocks TO sheaf_app USING ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation))) WITH CHECK ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation)));
CREATE POLICY tenant ON public.congregation_export_parts TO sheaf_app USING ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation))) WITH CHECK ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation)));
CREATE POLICY tenant ON public.congregation_exports TO sheaf_app USING ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation))) WITH CHECK ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation)));
CREATE POLICY tenant ON public.congregations TO sheaf_app USING ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation))) WITH CHECK ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation)));
CREATE POLICY tenant ON public.directory_congregations TO sheaf_app USING ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation))) WITH CHECK ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation)));
CREATE POLICY tenant ON public.directory_speakers TO sheaf_app USING ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation))) WITH CHECK ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation)));
CREATE POLICY tenant ON public.do_not_calls TO sheaf_app USING ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation))) WITH CHECK ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation)));
CREATE POLICY tenant ON public.domain_settings TO sheaf_app USING ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation))) WITH CHECK ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation)));
CREATE POLICY tenant ON public.duties TO sheaf_app USING ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation))) WITH CHECK ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation)));
CREATE POLICY tenant ON public.events TO sheaf_app USING ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation))) WITH CHECK ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation)));
CREATE POLICY tenant ON public.families TO sheaf_app USING ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation))) WITH CHECK ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation)));
CREATE POLICY tenant ON public.family_members TO sheaf_app USING ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation))) WITH CHECK ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation)));
CREATE POLICY tenant ON public.field_groups TO sheaf_app USING ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation))) WITH CHECK ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation)));
CREATE POLICY tenant ON public.field_meetings TO sheaf_app USING ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation))) WITH CHECK ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation)));
CREATE POLICY tenant ON public.foreign_addresses TO sheaf_app USING ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation))) WITH CHECK ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation)));
CREATE POLICY tenant ON public.forum_likes TO sheaf_app USING ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation))) WITH CHECK ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation)));
CREATE POLICY tenant ON public.forum_subscriptions TO sheaf_app USING ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation))) WITH CHECK ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation)));
CREATE POLICY tenant ON public.given_talks TO sheaf_app USING ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation))) WITH CHECK ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation)));
CREATE POLICY tenant ON public.groups TO sheaf_app USING ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation))) WITH CHECK ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation)));
CREATE POLICY tenant ON public.idempotency_keys TO sheaf_app USING ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation))) WITH CHECK ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation)));
CREATE POLICY tenant ON public.idempotency_keys_rest TO sheaf_app USING ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation))) WITH CHECK ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation)));
CREATE POLICY tenant ON public.import_rows TO sheaf_app USING ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation))) WITH CHECK ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation)));
CREATE POLICY tenant ON public.imports TO sheaf_app USING ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation))) WITH CHECK ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation)));
CREATE POLICY tenant ON public.invited_groups TO sheaf_app USING ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation))) WITH CHECK ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation)));
CREATE POLICY tenant ON public.invoices TO sheaf_app USING ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation))) WITH CHECK ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation)));
CREATE POLICY tenant ON public.job_runs TO sheaf_app USING ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation))) WITH CHECK ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation)));
CREATE POLICY tenant ON public.journal TO sheaf_app USING ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation))) WITH CHECK ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation)));
CREATE POLICY tenant ON public.journal_changes TO sheaf_app USING ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation))) WITH CHECK ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation)));
CREATE POLICY tenant ON public.journal_changes_rest TO sheaf_app USING ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation))) WITH CHECK ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation)));
CREATE POLICY tenant ON public.journal_rest TO sheaf_app USING ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation))) WITH CHECK ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation)));
CREATE POLICY tenant ON public.language_groups TO sheaf_app USING ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation))) WITH CHECK ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation)));
CREATE POLICY tenant ON public.ledger_entries TO sheaf_app USING ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation))) WITH CHECK ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation)));
CREATE POLICY tenant ON public.mail_keys TO sheaf_app USING ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation))) WITH CHECK ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation)));
CREATE POLICY tenant ON public.map_assignment_holders TO sheaf_app USING ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation))) WITH CHECK ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation)));
CREATE POLICY tenant ON public.map_assignments TO sheaf_app USING ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation))) WITH CHECK ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation)));
CREATE POLICY tenant ON public.map_borders TO sheaf_app USING ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation))) WITH CHECK ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation)));
CREATE POLICY tenant ON public.map_pictures TO sheaf_app USING ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation))) WITH CHECK ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation)));
CREATE POLICY tenant ON public.maps TO sheaf_app USING ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation))) WITH CHECK ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation)));
CREATE POLICY tenant ON public.meeting_parts TO sheaf_app USING ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation))) WITH CHECK ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation)));
CREATE POLICY tenant ON public.meetings TO sheaf_app USING ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation))) WITH CHECK ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation)));
CREATE POLICY tenant ON public.message_steps TO sheaf_app USING ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation))) WITH CHECK ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation)));
CREATE POLICY tenant ON public.noticeboard_contents TO sheaf_app USING ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation))) WITH CHECK ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation)));
CREATE POLICY tenant ON public.noticeboard_files TO sheaf_app USING ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation))) WITH CHECK ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation)));
CREATE POLICY tenant ON public.notification_preferences TO sheaf_app USING ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation))) WITH CHECK ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation)));
CREATE POLICY tenant ON public.notifications TO sheaf_app USING ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation))) WITH CHECK ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation)));
CREATE POLICY tenant ON public.outgoing_messages TO sheaf_app USING ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation))) WITH CHECK ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation)));
CREATE POLICY tenant ON public.passkeys TO sheaf_app USING ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation))) WITH CHECK ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation)));
CREATE POLICY tenant ON public.payment_events TO sheaf_app USING ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation))) WITH CHECK ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation)));
CREATE POLICY tenant ON public.people TO sheaf_app USING ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation))) WITH CHECK ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation)));
CREATE POLICY tenant ON public.person_roles TO sheaf_app USING ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation))) WITH CHECK ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation)));
CREATE POLICY tenant ON public.preloaded_addresses TO sheaf_app USING ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation))) WITH CHECK ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation)));
CREATE POLICY tenant ON public.proposal_links TO sheaf_app USING ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation))) WITH CHECK ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation)));
CREATE POLICY tenant ON public.proposal_senders TO sheaf_app USING ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation))) WITH CHECK ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation)));
CREATE POLICY tenant ON public.push_devices TO sheaf_app USING ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation))) WITH CHECK ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation)));
CREATE POLICY tenant ON public.push_keys TO sheaf_app USING ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation))) WITH CHECK ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation)));
CREATE POLICY tenant ON public.record_files TO sheaf_app USING ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation))) WITH CHECK ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation)));
CREATE POLICY tenant ON public.report_delegates TO sheaf_app USING ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation))) WITH CHECK ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation)));
CREATE POLICY tenant ON public.report_tickets TO sheaf_app USING ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation))) WITH CHECK ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation)));
CREATE POLICY tenant ON public.responsibilities TO sheaf_app USING ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation))) WITH CHECK ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation)));
CREATE POLICY tenant ON public.responsibility_people TO sheaf_app USING ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation))) WITH CHECK ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation)));
CREATE POLICY tenant ON public.retention TO sheaf_app USING ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation))) WITH CHECK ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation)));
CREATE POLICY tenant ON public.revisions TO sheaf_app USING ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation))) WITH CHECK ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation)));
CREATE POLICY tenant ON public.roles TO sheaf_app USING ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation))) WITH CHECK ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation)));
CREATE POLICY tenant ON public.rotation_groups TO sheaf_app USING ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation))) WITH CHECK ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation)));
CREATE POLICY tenant ON public.rotation_overseers TO sheaf_app USING ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation))) WITH CHECK ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation)));
CREATE POLICY tenant ON public.row_revisions TO sheaf_app USING ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation))) WITH CHECK ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation)));
CREATE POLICY tenant ON public.scan_marks TO sheaf_app USING ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation))) WITH CHECK ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation)));
CREATE POLICY tenant ON public.sendings TO sheaf_app USING ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation))) WITH CHECK ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation)));
CREATE POLICY tenant ON public.service_places TO sheaf_app USING ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation))) WITH CHECK ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation)));
CREATE POLICY tenant ON public.service_reports TO sheaf_app USING ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation))) WITH CHECK ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation)));
CREATE POLICY tenant ON public.sessions TO sheaf_app USING ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation))) WITH CHECK ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation)));
CREATE POLICY tenant ON public.settled_reminders TO sheaf_app USING ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation))) WITH CHECK ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation)));
CREATE POLICY tenant ON public.sign_in_links TO sheaf_app USING ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation))) WITH CHECK ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation)));
CREATE POLICY tenant ON public.sms_events TO sheaf_app USING ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation))) WITH CHECK ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation)));
CREATE POLICY tenant ON public.special_groups TO sheaf_app USING ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation))) WITH CHECK ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation)));
CREATE POLICY tenant ON public.streets TO sheaf_app USING ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation))) WITH CHECK ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation)));
CREATE POLICY tenant ON public.suburbs TO sheaf_app USING ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation))) WITH CHECK ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation)));
CREATE POLICY tenant ON public.talk_requests TO sheaf_app USING ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation))) WITH CHECK ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation)));
CREATE POLICY tenant ON public.talk_titles TO sheaf_app USING ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation))) WITH CHECK ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation)));
CREATE POLICY tenant ON public.talks TO sheaf_app USING ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation))) WITH CHECK ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation)));
CREATE POLICY tenant ON public.workbook_headings TO sheaf_app USING ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation))) WITH CHECK ((congregation_id = ( SELECT sheaf.current_congregation() AS current_congregation)));
CREATE POLICY the_other_confirms ON public.directory_partners FOR UPDATE TO sheaf_app USING ((to_congregation = ( SELECT sheaf.current_congregation() AS current_congregation))) WITH CHECK ((to_congregation = ( SELECT sheaf.current_congregation() AS current_congregation)));
CREATE POLICY translator_add ON public.wording_languages FOR INSERT TO sheaf_app WITH CHECK (((written_by = ( SELECT sheaf.current_congregation() AS current_congregation)) AND (current_setting('app.operation'::text, true) = 'translations.addLanguage'::text)));
CREATE POLICY translator_insert ON public.wordings FOR INSERT TO sheaf_app WITH CHECK (((written_by = ( SELECT sheaf.current_congregation() AS current_congregation)) AND (current_setting('app.operation'::text, true) = 'translations.editSection'::text)));
CREATE POLICY translator_update ON public.wordings FOR UPDATE TO sheaf_app USING ((current_setting('app.operation'::text, true) = 'translations.editSection'::text)) WITH CHECK (((written_by = ( SELECT sheaf.current_congregation() AS current_congregation)) AND (current_setting('app.operation'::text, true) = 'translations.editSection'::text)));
ALTER TABLE public.wording_languages ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.wordings ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.workbook_headings ENABLE ROW LEVEL SECURITY;
CREATE POLICY world_read ON public.countries FOR SELECT TO sheaf_app USING (true);
CREATE POLICY world_read ON public.forum_comments FOR SELECT TO sheaf_app USING (true);
CREATE POLICY world_read ON public.forum_topics FOR SELECT TO sheaf_app USING (true);
CREATE POLICY world_read ON public.regions FOR SELECT TO sheaf_app USING (true);
CREATE POLICY world_read ON public.wording_languages FOR SELECT TO sheaf_app USING (true);
CREATE POLICY world_read ON public.wordings FOR SELECT TO sheaf_app USING (true);
CREATE POLICY world_read ON public.world_revisions FOR SELECT TO sheaf_app USING (true);
ALTER TABLE public.world_revisions ENABLE ROW LEVEL SECURITY;
GRANT USAGE ON SCHEMA sheaf TO sheaf_app;
REVOKE ALL ON FUNCTION sheaf.add_challenge(new_hash bytea, until timestamp with time zone, at timestamp with time zone) FROM PUBLIC;
GRANT ALL ON FUNCTION sheaf.add_challenge(new_hash bytea, until timestamp with time zone, at timestamp with time zone) TO sheaf_app;
REVOKE ALL ON FUNCTION sheaf.after_telling() FROM PUBLIC;
REVOKE ALL ON FUNCTION sheaf.announce_sessions() FROM PUBLIC;
REVOKE ALL ON FUNCTION sheaf.cart_grant(host bigint, location bigint) FROM PUBLIC;
GRANT ALL ON FUNCTION sheaf.cart_grant(host bigint, location bigint) TO sheaf_app;
REVOKE ALL ON FUNCTION sheaf.cart_shift_grant(host bigint, shift bigint) FROM PUBLIC;
GRANT ALL ON FUNCTION sheaf.cart_shift_grant(host bigint, shift bigint) TO sheaf_app;
REVOKE ALL ON FUNCTION sheaf.cart_visit_grant(guest bigint, shift bigint) FROM PUBLIC;
GRANT ALL ON FUNCTION sheaf.cart_visit_grant(guest bigint, shift bigint) TO sheaf_app;
REVOKE ALL ON FUNCTION sheaf.carts_shared_here() FROM PUBLIC;
GRANT ALL ON FUNCTION sheaf.carts_shared_here() TO sheaf_app;
REVOKE ALL ON FUNCTION sheaf.change_of(congregation bigint) FROM PUBLIC;
REVOKE ALL ON FUNCTION sheaf.check_role_editors(congregations bigint[]) FROM PUBLIC;
REVOKE ALL ON FUNCTION sheaf.congregation_profiles() FROM PUBLIC;
GRANT ALL ON FUNCTION sheaf.congregation_profiles() TO sheaf_app;
REVOKE ALL ON FUNCTION sheaf.coordinator_of(host bigint) FROM PUBLIC;
GRANT ALL ON FUNCTION sheaf.coordinator_of(host bigint) TO sheaf_app;
REVOKE ALL ON FUNCTION sheaf.count_attempt(in_scope text, in_subject bytea, seconds bigint, at timestamp with time zone, step bigint) FROM PUBLIC;
GRANT ALL ON FUNCTION sheaf.count_attempt(in_scope text, in_subject bytea, seconds bigint, at timestamp with time zone, step bigint) TO sheaf_app;
REVOKE ALL ON FUNCTION sheaf.countries_in_use() FROM PUBLIC;
GRANT ALL ON FUNCTION sheaf.countries_in_use() TO sheaf_app;
REVOKE ALL ON FUNCTION sheaf.draw_meeting_id() FROM PUBLIC;
GRANT ALL ON FUNCTION sheaf.draw_meeting_id() TO sheaf_app;
REVOKE ALL ON FUNCTION sheaf.drop_old_journal(too_old timestamp with time zone, usual_months integer) FROM PUBLIC;
REVOKE ALL ON FUNCTION sheaf.drop_old_keys(too_old timestamp with time zone) FROM PUBLIC;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.duties TO sheaf_app;
REVOKE ALL ON FUNCTION sheaf.end_push() FROM PUBLIC;
REVOKE ALL ON FUNCTION sheaf.enqueue(task text, payload json, key text) FROM PUBLIC;
GRANT ALL ON FUNCTION sheaf.enqueue(task text, payload json, key text) TO sheaf_app;
REVOKE ALL ON FUNCTION sheaf.enqueue_at(task text, payload json, key text, at timestamp with time zone) FROM PUBLIC;
GRANT ALL ON FUNCTION sheaf.enqueue_at(task text, payload json, key text, at timestamp with time zone) TO sheaf_app;
REVOKE ALL ON FUNCTION sheaf.enqueue_in(task text, payload json, key text, queue text) FROM PUBLIC;
GRANT ALL ON FUNCTION sheaf.enqueue_in(task text, payload json, key text, queue text) TO sheaf_app;
REVOKE ALL ON FUNCTION sheaf.erase_holder_names(names text[], word text) FROM PUBLIC;
GRANT ALL ON FUNCTION sheaf.erase_holder_names(names text[], word text) TO sheaf_app;
REVOKE ALL ON FUNCTION sheaf.erase_in_table(target regclass, own bigint, known record, replacement text) FROM PUBLIC;
REVOKE ALL ON FUNCTION sheaf.erase_passkeys() FROM PUBLIC;
REVOKE ALL ON FUNCTION sheaf.erase_person(person bigint, first_word text, last_word text, at timestamp with time zone) FROM PUBLIC;
GRANT ALL ON FUNCTION sheaf.erase_person(person bigint, first_word text, last_word text, at timestamp with time zone) TO sheaf_app;
REVOKE ALL ON FUNCTION sheaf.erase_report_comments() FROM PUBLIC;
REVOKE ALL ON FUNCTION sheaf.erase_ties() FROM PUBLIC;
REVOKE ALL ON FUNCTION sheaf.find_answer_link(hash bytea) FROM PUBLIC;
GRANT ALL ON FUNCTION sheaf.find_answer_link(hash bytea) TO sheaf_app;
REVOKE ALL ON FUNCTION sheaf.find_by_contact(contact_email text, contact_phone text) FROM PUBLIC;
GRANT ALL ON FUNCTION sheaf.find_by_contact(contact_email text, contact_phone text) TO sheaf_app;
REVOKE ALL ON FUNCTION sheaf.find_by_contact(contact_email text, contact_phones text[], read_in text[]) FROM PUBLIC;
GRANT ALL ON FUNCTION sheaf.find_by_contact(contact_email text, contact_phones text[], read_in text[]) TO sheaf_app;
REVOKE ALL ON FUNCTION sheaf.find_feed(hash bytea) FROM PUBLIC;
GRANT ALL ON FUNCTION sheaf.find_feed(hash bytea) TO sheaf_app;
REVOKE ALL ON FUNCTION sheaf.find_link(hash bytea) FROM PUBLIC;
GRANT ALL ON FUNCTION sheaf.find_link(hash bytea) TO sheaf_app;
REVOKE ALL ON FUNCTION sheaf.find_passkey(credential bytea) FROM PUBLIC;
GRANT ALL ON FUNCTION sheaf.find_passkey(credential bytea) TO sheaf_app;
REVOKE ALL ON FUNCTION sheaf.find_proposal_link(hash bytea) FROM PUBLIC;
GRANT ALL ON FUNCTION sheaf.find_proposal_link(hash bytea) TO sheaf_app;
REVOKE ALL ON FUNCTION sheaf.find_sessions(hashes bytea[]) FROM PUBLIC;
GRANT ALL ON FUNCTION sheaf.find_sessions(hashes bytea[]) TO sheaf_app;
REVOKE ALL ON FUNCTION sheaf.find_talk_request(hash bytea) FROM PUBLIC;
GRANT ALL ON FUNCTION sheaf.find_talk_request(hash bytea) TO sheaf_app;
GRANT ALL ON FUNCTION sheaf.fold_text(written text) TO sheaf_app;
REVOKE ALL ON FUNCTION sheaf.forget_people(ids bigint[]) FROM PUBLIC;
GRANT ALL ON FUNCTION sheaf.forget_people(ids bigint[]) TO sheaf_app;
REVOKE ALL ON FUNCTION sheaf.forget_rows(in_table text, ids text[]) FROM PUBLIC;
GRANT ALL ON FUNCTION sheaf.forget_rows(in_table text, ids text[]) TO sheaf_app;
REVOKE ALL ON FUNCTION sheaf.forum_authors() FROM PUBLIC;
GRANT ALL ON FUNCTION sheaf.forum_authors() TO sheaf_app;
REVOKE ALL ON FUNCTION sheaf.forum_likes() FROM PUBLIC;
GRANT ALL ON FUNCTION sheaf.forum_likes() TO sheaf_app;
REVOKE ALL ON FUNCTION sheaf.guard(target regclass) FROM PUBLIC;
REVOKE ALL ON FUNCTION sheaf.guard_part(target regclass) FROM PUBLIC;
REVOKE ALL ON FUNCTION sheaf.hold_pause(in_scope text, in_subject bytea, at timestamp with time zone) FROM PUBLIC;
GRANT ALL ON FUNCTION sheaf.hold_pause(in_scope text, in_subject bytea, at timestamp with time zone) TO sheaf_app;
GRANT ALL ON FUNCTION sheaf.house_high(house text, suffix text) TO sheaf_app;
GRANT ALL ON FUNCTION sheaf.house_low(house text, suffix text) TO sheaf_app;
GRANT ALL ON FUNCTION sheaf.house_mark(house text, suffix text) TO sheaf_app;
GRANT ALL ON FUNCTION sheaf.house_span(house text, suffix text, OUT kind text, OUT low integer, OUT high integer, OUT ranged boolean, OUT letter text) TO sheaf_app;
GRANT ALL ON FUNCTION sheaf.house_text(house text, suffix text) TO sheaf_app;
REVOKE ALL ON FUNCTION sheaf.inside_json(value text) FROM PUBLIC;
REVOKE ALL ON FUNCTION sheaf.join_change() FROM PUBLIC;
REVOKE ALL ON FUNCTION sheaf.keep_pause(in_scope text, in_subject bytea, in_level integer, in_until timestamp with time zone) FROM PUBLIC;
GRANT ALL ON FUNCTION sheaf.keep_pause(in_scope text, in_subject bytea, in_level integer, in_until timestamp with time zone) TO sheaf_app;
REVOKE ALL ON FUNCTION sheaf.known_by(own bigint, person bigint, OUT plain text, OUT in_json text, OUT contacts text) FROM PUBLIC;
REVOKE ALL ON FUNCTION sheaf.list_erased() FROM PUBLIC;
GRANT ALL ON FUNCTION sheaf.list_erased() TO sheaf_app;
REVOKE ALL ON FUNCTION sheaf.lock_edited_congregations() FROM PUBLIC;
REVOKE ALL ON FUNCTION sheaf.make_months(from_at timestamp with time zone, until_at timestamp with time zone) FROM PUBLIC;
REVOKE ALL ON FUNCTION sheaf.mark_session_used(hash bytea, at timestamp with time zone) FROM PUBLIC;
GRANT ALL ON FUNCTION sheaf.mark_session_used(hash bytea, at timestamp with time zone) TO sheaf_app;
REVOKE ALL ON FUNCTION sheaf.months_before(parent regclass, too_old timestamp with time zone) FROM PUBLIC;
GRANT ALL ON FUNCTION sheaf.named_units(unit text) TO sheaf_app;
REVOKE ALL ON FUNCTION sheaf.note_erased(congregations bigint[], people bigint[], made timestamp with time zone[]) FROM PUBLIC;
GRANT ALL ON FUNCTION sheaf.note_erased(congregations bigint[], people bigint[], made timestamp with time zone[]) TO sheaf_app;
REVOKE ALL ON FUNCTION sheaf.people_of_contact(contact_email text, contact_phones text[], read_in text[], most_people integer, most_places integer) FROM PUBLIC;
GRANT ALL ON FUNCTION sheaf.people_of_contact(contact_email text, contact_phones text[], read_in text[], most_people integer, most_places integer) TO sheaf_app;
REVOKE ALL ON FUNCTION sheaf.permissions_of(in_congregation bigint, in_person bigint) FROM PUBLIC;
GRANT ALL ON FUNCTION sheaf.permissions_of(in_congregation bigint, in_person bigint) TO sheaf_app;
REVOKE ALL ON FUNCTION sheaf.plain_name(name text) FROM PUBLIC;
REVOKE ALL ON FUNCTION sheaf.profiles_of(numbers bigint[]) FROM PUBLIC;
GRANT ALL ON FUNCTION sheaf.profiles_of(numbers bigint[]) TO sheaf_app;
REVOKE ALL ON FUNCTION sheaf.proposal_too_late(proposal bigint, monday date, day date) FROM PUBLIC;
GRANT ALL ON FUNCTION sheaf.proposal_too_late(proposal bigint, monday date, day date) TO sheaf_app;
REVOKE ALL ON FUNCTION sheaf.raise_late_revisions() FROM PUBLIC;
GRANT ALL ON FUNCTION sheaf.raise_late_revisions() TO sheaf_app;
REVOKE ALL ON FUNCTION sheaf.raise_revision(collection text, congregations bigint[]) FROM PUBLIC;
REVOKE ALL ON FUNCTION sheaf.raise_world_revision(in_collection text) FROM PUBLIC;
REVOKE ALL ON FUNCTION sheaf.record_act(in_table text, in_row text, in_after jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION sheaf.record_act(in_table text, in_row text, in_after jsonb) TO sheaf_app;
REVOKE ALL ON FUNCTION sheaf.relay_announcements() FROM PUBLIC;
GRANT ALL ON FUNCTION sheaf.relay_announcements() TO sheaf_app;
REVOKE ALL ON FUNCTION sheaf.release_push(address text) FROM PUBLIC;
GRANT ALL ON FUNCTION sheaf.release_push(address text) TO sheaf_app;
REVOKE ALL ON FUNCTION sheaf.returned_people() FROM PUBLIC;
GRANT ALL ON FUNCTION sheaf.returned_people() TO sheaf_app;
REVOKE ALL ON FUNCTION sheaf.speaker_counts() FROM PUBLIC;
GRANT ALL ON FUNCTION sheaf.speaker_counts() TO sheaf_app;
REVOKE ALL ON FUNCTION sheaf.speaker_shares() FROM PUBLIC;
GRANT ALL ON FUNCTION sheaf.speaker_shares() TO sheaf_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.people TO sheaf_app;
REVOKE ALL ON FUNCTION sheaf.speakers_called(key text) FROM PUBLIC;
GRANT ALL ON FUNCTION sheaf.speakers_called(key text) TO sheaf_app;
REVOKE ALL ON FUNCTION sheaf.speakers_numbered(numbers bigint[]) FROM PUBLIC;
GRANT ALL ON FUNCTION sheaf.speakers_numbered(numbers bigint[]) TO sheaf_app;
REVOKE ALL ON FUNCTION sheaf.speakers_of(host bigint) FROM PUBLIC;
GRANT ALL ON FUNCTION sheaf.speakers_of(host bigint) TO sheaf_app;
GRANT ALL ON FUNCTION sheaf.street_key(name text) TO sheaf_app;
REVOKE ALL ON FUNCTION sheaf.subject_of_person(congregation bigint, person bigint) FROM PUBLIC;
GRANT ALL ON FUNCTION sheaf.subject_of_person(congregation bigint, person bigint) TO sheaf_app;
GRANT ALL ON FUNCTION sheaf.suffix_key(suffix text) TO sheaf_app;
REVOKE ALL ON FUNCTION sheaf.take_back_change(original bigint) FROM PUBLIC;
GRANT ALL ON FUNCTION sheaf.take_back_change(original bigint) TO sheaf_app;
REVOKE ALL ON FUNCTION sheaf.take_challenge(given bytea, at timestamp with time zone) FROM PUBLIC;
GRANT ALL ON FUNCTION sheaf.take_challenge(given bytea, at timestamp with time zone) TO sheaf_app;
REVOKE ALL ON FUNCTION sheaf.take_proposal(hash bytea, today date, sent_since timestamp with time zone) FROM PUBLIC;
GRANT ALL ON FUNCTION sheaf.take_proposal(hash bytea, today date, sent_since timestamp with time zone) TO sheaf_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.away_talks TO sheaf_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.talks TO sheaf_app;
REVOKE ALL ON FUNCTION sheaf.tell_cart_guests() FROM PUBLIC;
REVOKE ALL ON FUNCTION sheaf.tell_cart_partners() FROM PUBLIC;
REVOKE ALL ON FUNCTION sheaf.tell_changed(congregations bigint[]) FROM PUBLIC;
REVOKE ALL ON FUNCTION sheaf.tell_former_guests() FROM PUBLIC;
REVOKE ALL ON FUNCTION sheaf.tenant_table(target regclass, collection text) FROM PUBLIC;
REVOKE ALL ON FUNCTION sheaf.trim_journal(too_old timestamp with time zone) FROM PUBLIC;
GRANT ALL ON FUNCTION sheaf.trim_journal(too_old timestamp with time zone) TO sheaf_app;
REVOKE ALL ON FUNCTION sheaf.try_code(contact_email text, contact_phone text, contact_subject bytea, code text, most bigint, at timestamp with time zone) FROM PUBLIC;
GRANT ALL ON FUNCTION sheaf.try_code(contact_email text, contact_phone text, contact_subject bytea, code text, most bigint, at timestamp with time zone) TO sheaf_app;
REVOKE ALL ON FUNCTION sheaf.try_code(contact_email text, contact_phones text[], read_in text[], contact_subject bytea, code text, most integer, at timestamp with time zone) FROM PUBLIC;
GRANT ALL ON FUNCTION sheaf.try_code(contact_email text, contact_phones text[], read_in text[], contact_subject bytea, code text, most integer, at timestamp with time zone) TO sheaf_app;
GRANT ALL ON FUNCTION sheaf.unit_names(unit text) TO sheaf_app;
GRANT ALL ON FUNCTION sheaf.unit_numbers(unit text) TO sheaf_app;
GRANT ALL ON FUNCTION sheaf.unit_places(unit text) TO sheaf_app;
GRANT ALL ON FUNCTION sheaf.unit_spans(unit text) TO sheaf_app;
REVOKE ALL ON FUNCTION sheaf.use_congregation_numbers(first_number bigint, last_number bigint) FROM PUBLIC;
REVOKE ALL ON FUNCTION sheaf.use_ticket(ticket_hash bytea, of_document text, at timestamp with time zone) FROM PUBLIC;
GRANT ALL ON FUNCTION sheaf.use_ticket(ticket_hash bytea, of_document text, at timestamp with time zone) TO sheaf_app;
REVOKE ALL ON FUNCTION sheaf.weekend_taken(host bigint, monday date) FROM PUBLIC;
GRANT ALL ON FUNCTION sheaf.weekend_taken(host bigint, monday date) TO sheaf_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.account_balances TO sheaf_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.congregations TO sheaf_app;
GRANT SELECT ON TABLE public.address_rules TO sheaf_app;
GRANT SELECT,INSERT,DELETE ON TABLE public.answer_links TO sheaf_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.attendance TO sheaf_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.available_addresses TO sheaf_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.away_dates TO sheaf_app;
GRANT SELECT,INSERT ON TABLE public.bank_payments TO sheaf_app;
GRANT UPDATE(undone_at) ON TABLE public.bank_payments TO sheaf_app;
GRANT UPDATE(version) ON TABLE public.bank_payments TO sheaf_app;
GRANT UPDATE(updated_at) ON TABLE public.bank_payments TO sheaf_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.calendar_feeds TO sheaf_app;
GRANT SELECT,INSERT,UPDATE ON TABLE public.card_payments TO sheaf_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.carried_totals TO sheaf_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.cart_blocks TO sheaf_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.cart_locations TO sheaf_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.cart_rotation_people TO sheaf_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.cart_rotations TO sheaf_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.cart_seats TO sheaf_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.cart_shares TO sheaf_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.cart_shifts TO sheaf_app;
GRANT USAGE ON SEQUENCE public.cart_shifts_id_seq TO sheaf_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.cart_visits TO sheaf_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.change_requests TO sheaf_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.completed_blocks TO sheaf_app;
GRANT SELECT ON TABLE public.congregation_clocks TO sheaf_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.congregation_export_parts TO sheaf_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.congregation_exports TO sheaf_app;
GRANT USAGE ON SEQUENCE public.congregations_congregation_id_seq TO sheaf_app;
GRANT SELECT ON TABLE public.countries TO sheaf_app;
GRANT SELECT ON TABLE public.current_people TO sheaf_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.directory_congregations TO sheaf_app;
GRANT SELECT,DELETE ON TABLE public.directory_partners TO sheaf_app;
GRANT INSERT(from_congregation) ON TABLE public.directory_partners TO sheaf_app;
GRANT INSERT(to_congregation) ON TABLE public.directory_partners TO sheaf_app;
GRANT INSERT(asked_at) ON TABLE public.directory_partners TO sheaf_app;
GRANT UPDATE(confirmed_at) ON TABLE public.directory_partners TO sheaf_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.directory_speakers TO sheaf_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.do_not_calls TO sheaf_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.domain_settings TO sheaf_app;
GRANT USAGE ON SEQUENCE public.duties_id_seq TO sheaf_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.events TO sheaf_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.families TO sheaf_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.family_members TO sheaf_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.field_groups TO sheaf_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.field_meetings TO sheaf_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.foreign_addresses TO sheaf_app;
GRANT SELECT ON TABLE public.foreign_doors TO sheaf_app;
GRANT SELECT,INSERT,DELETE ON TABLE public.forum_comments TO sheaf_app;
GRANT UPDATE(person_id) ON TABLE public.forum_comments TO sheaf_app;
GRANT UPDATE(content) ON TABLE public.forum_comments TO sheaf_app;
GRANT UPDATE(updated_at) ON TABLE public.forum_comments TO sheaf_app;
GRANT UPDATE(mark) ON TABLE public.forum_comments TO sheaf_app;
GRANT UPDATE(marked_at) ON TABLE public.forum_comments TO sheaf_app;
GRANT UPDATE(marked_congregation_id) ON TABLE public.forum_comments TO sheaf_app;
GRANT UPDATE(marked_person_id) ON TABLE public.forum_comments TO sheaf_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.forum_likes TO sheaf_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.forum_subscriptions TO sheaf_app;
GRANT SELECT,INSERT,DELETE ON TABLE public.forum_topics TO sheaf_app;
GRANT UPDATE(person_id) ON TABLE public.forum_topics TO sheaf_app;
GRANT UPDATE(label) ON TABLE public.forum_topics TO sheaf_app;
GRANT UPDATE(content) ON TABLE public.forum_topics TO sheaf_app;
GRANT UPDATE(state) ON TABLE public.forum_topics TO sheaf_app;
GRANT UPDATE(updated_at) ON TABLE public.forum_topics TO sheaf_app;
GRANT UPDATE(news_at) ON TABLE public.forum_topics TO sheaf_app;
GRANT UPDATE(news_congregation_id) ON TABLE public.forum_topics TO sheaf_app;
GRANT UPDATE(news_person_id) ON TABLE public.forum_topics TO sheaf_app;
GRANT UPDATE(mark) ON TABLE public.forum_topics TO sheaf_app;
GRANT UPDATE(marked_at) ON TABLE public.forum_topics TO sheaf_app;
GRANT UPDATE(marked_congregation_id) ON TABLE public.forum_topics TO sheaf_app;
GRANT UPDATE(marked_person_id) ON TABLE public.forum_topics TO sheaf_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.given_talks TO sheaf_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.groups TO sheaf_app;
GRANT SELECT ON TABLE public.group_names TO sheaf_app;
GRANT SELECT ON TABLE public.group_overseers TO sheaf_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.map_assignments TO sheaf_app;
GRANT SELECT ON TABLE public.held_maps TO sheaf_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.person_roles TO sheaf_app;
GRANT USAGE ON SEQUENCE public.role_ids TO sheaf_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.roles TO sheaf_app;
GRANT SELECT ON TABLE public.held_roles TO sheaf_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.idempotency_keys TO sheaf_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.import_rows TO sheaf_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.imports TO sheaf_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.invited_groups TO sheaf_app;
GRANT SELECT,INSERT,UPDATE ON TABLE public.invoices TO sheaf_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.job_runs TO sheaf_app;
GRANT SELECT ON TABLE public.journal TO sheaf_app;
GRANT SELECT ON TABLE public.journal_changes TO sheaf_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.language_groups TO sheaf_app;
GRANT SELECT,INSERT ON TABLE public.ledger_entries TO sheaf_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.mail_keys TO sheaf_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.map_assignment_holders TO sheaf_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.map_borders TO sheaf_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.maps TO sheaf_app;
GRANT SELECT ON TABLE public.map_labels TO sheaf_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.map_pictures TO sheaf_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.meeting_parts TO sheaf_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.meetings TO sheaf_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.message_steps TO sheaf_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.noticeboard_contents TO sheaf_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.noticeboard_files TO sheaf_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.notification_preferences TO sheaf_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.notifications TO sheaf_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.sessions TO sheaf_app;
GRANT SELECT ON TABLE public.open_sessions TO sheaf_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.outgoing_messages TO sheaf_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.passkeys TO sheaf_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.payment_events TO sheaf_app;
GRANT USAGE ON SEQUENCE public.people_id_seq TO sheaf_app;
GRANT SELECT ON TABLE public.person_births TO sheaf_app;
GRANT SELECT ON TABLE public.person_names TO sheaf_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.preloaded_addresses TO sheaf_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.proposal_links TO sheaf_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.proposal_senders TO sheaf_app;
GRANT SELECT ON TABLE public.proposals TO sheaf_app;
GRANT INSERT(congregation_id) ON TABLE public.proposals TO sheaf_app;
GRANT INSERT(to_congregation) ON TABLE public.proposals TO sheaf_app;
GRANT INSERT(host_name) ON TABLE public.proposals TO sheaf_app;
GRANT INSERT(speaker_name),UPDATE(speaker_name) ON TABLE public.proposals TO sheaf_app;
GRANT INSERT(numbers),UPDATE(numbers) ON TABLE public.proposals TO sheaf_app;
GRANT INSERT(held_on),UPDATE(held_on) ON TABLE public.proposals TO sheaf_app;
GRANT UPDATE(number) ON TABLE public.proposals TO sheaf_app;
GRANT UPDATE(state) ON TABLE public.proposals TO sheaf_app;
GRANT UPDATE(turn) ON TABLE public.proposals TO sheaf_app;
GRANT UPDATE(round) ON TABLE public.proposals TO sheaf_app;
GRANT INSERT(word),UPDATE(word) ON TABLE public.proposals TO sheaf_app;
GRANT UPDATE(answered_at) ON TABLE public.proposals TO sheaf_app;
GRANT UPDATE(from_placed_at) ON TABLE public.proposals TO sheaf_app;
GRANT UPDATE(to_placed_at) ON TABLE public.proposals TO sheaf_app;
GRANT UPDATE(from_told) ON TABLE public.proposals TO sheaf_app;
GRANT UPDATE(to_told) ON TABLE public.proposals TO sheaf_app;
GRANT UPDATE(updated_at) ON TABLE public.proposals TO sheaf_app;
GRANT INSERT(direction) ON TABLE public.proposals TO sheaf_app;
GRANT UPDATE(in_app) ON TABLE public.proposals TO sheaf_app;
GRANT UPDATE(called_off_by) ON TABLE public.proposals TO sheaf_app;
GRANT UPDATE(from_linked) ON TABLE public.proposals TO sheaf_app;
GRANT UPDATE(to_linked) ON TABLE public.proposals TO sheaf_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.push_devices TO sheaf_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.push_keys TO sheaf_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.record_files TO sheaf_app;
GRANT SELECT ON TABLE public.regions TO sheaf_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.report_delegates TO sheaf_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.report_tickets TO sheaf_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.responsibilities TO sheaf_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.responsibility_people TO sheaf_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.retention TO sheaf_app;
GRANT SELECT ON TABLE public.revisions TO sheaf_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.rotation_groups TO sheaf_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.rotation_overseers TO sheaf_app;
GRANT SELECT ON TABLE public.row_revisions TO sheaf_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.scan_marks TO sheaf_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.sendings TO sheaf_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.service_places TO sheaf_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.service_reports TO sheaf_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.settled_reminders TO sheaf_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.sign_in_links TO sheaf_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.sms_events TO sheaf_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.special_groups TO sheaf_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.streets TO sheaf_app;
GRANT SELECT ON TABLE public.street_names TO sheaf_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.suburbs TO sheaf_app;
GRANT SELECT ON TABLE public.suburb_names TO sheaf_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.talk_requests TO sheaf_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.talk_titles TO sheaf_app;
GRANT SELECT,INSERT ON TABLE public.wording_languages TO sheaf_app;
GRANT SELECT,INSERT,UPDATE ON TABLE public.wordings TO sheaf_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.workbook_headings TO sheaf_app;
GRANT SELECT ON TABLE public.world_revisions TO sheaf_app;
GRANT SELECT ON TABLE public.written_wordings TO sheaf_app;
GRANT SELECT ON TABLE public.schema_migrations TO sheaf_app;

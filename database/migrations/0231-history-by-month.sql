-- What only grows and is forgotten for its age lies in a table a month, which is dropped as a whole: the journal, its changes, and the
-- answers stored by key. A month without a table of its own goes to the table of the rest (`…_rest`), so nothing ever fails for want of one;
-- there lies what was written before this migration.
create function sheaf.guard_part(target regclass) returns void language plpgsql as $$
begin
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  execute format('create policy tenant on %s to sheaf_app using (congregation_id = (select sheaf.current_congregation()))
                  with check (congregation_id = (select sheaf.current_congregation()))', target);
  execute format('create policy owner on %s to %I using (true) with check (true)', target, current_user);
end $$;

-- A part is reached through its table only.
alter table journal rename to journal_rest;
alter table journal_changes rename to journal_changes_rest;
alter table idempotency_keys rename to idempotency_keys_rest;
revoke all on journal_rest, journal_changes_rest, idempotency_keys_rest from sheaf_app;
drop trigger join_change on journal_rest;
drop index idempotency_keys_age;

do $$
declare
  old record;
  last bigint;
begin
  for old in select conrelid::regclass as target, conname from pg_constraint
    where conrelid in ('journal_rest'::regclass, 'journal_changes_rest'::regclass, 'idempotency_keys_rest'::regclass) and contype in ('p', 'f')
  loop
    execute format('alter table %s drop constraint %I', old.target, old.conname);
  end loop;
  for old in select indexrelid::regclass as target, relname from pg_index join pg_class c on c.oid = indexrelid
    where indrelid in ('journal_rest'::regclass, 'journal_changes_rest'::regclass)
  loop
    execute format('alter index %s rename to %I', old.target, regexp_replace(old.relname, '^(journal_changes|journal)', '\1_rest'));
  end loop;
end $$;

create table journal (
  congregation_id bigint not null references congregations on delete cascade,
  id bigint generated always as identity,
  at timestamptz not null default now(),
  person_id bigint,
  operation text not null,
  table_name text not null,
  row_id text not null,
  before jsonb,
  after jsonb,
  change_id bigint not null,
  primary key (congregation_id, id, at)
) partition by range (at);
create index journal_at on journal (congregation_id, at);
create index journal_change on journal (congregation_id, change_id, id);
create index journal_row on journal (congregation_id, table_name, row_id);

create table journal_changes (
  congregation_id bigint not null references congregations on delete cascade,
  id bigint generated always as identity,
  at timestamptz not null default now(),
  person_id bigint,
  operation text not null,
  undoes bigint,
  taken_back_by bigint,
  primary key (congregation_id, id, at)
) partition by range (at);
create index journal_changes_latest on journal_changes (congregation_id, at desc, id desc);
create index journal_changes_operation on journal_changes (congregation_id, operation, at desc, id desc);
create index journal_changes_person on journal_changes (congregation_id, person_id, operation, at desc, id desc);

create table idempotency_keys (
  congregation_id bigint not null,
  person_id bigint not null,
  key text not null,
  operation text not null,
  body_hash bytea not null,
  status smallint,
  answer json,
  created_at timestamptz not null default now(),
  primary key (congregation_id, person_id, key, created_at),
  foreign key (congregation_id, person_id) references people (congregation_id, id) on delete cascade
) partition by range (created_at);

-- The numbers go on where they were.
do $$
declare
  of_table text;
begin
  foreach of_table in array array['journal', 'journal_changes'] loop
    perform setval(pg_get_serial_sequence(of_table, 'id'), nextval(pg_get_serial_sequence(of_table || '_rest', 'id')), false);
    execute format('alter table %I_rest alter column id drop identity', of_table);
  end loop;
end $$;

alter table journal attach partition journal_rest default;
alter table journal_changes attach partition journal_changes_rest default;
alter table idempotency_keys attach partition idempotency_keys_rest default;

create trigger join_change before insert on journal for each row when (new.change_id is null) execute function sheaf.join_change();
select sheaf.guard('journal'), sheaf.guard('journal_changes'), sheaf.guard('idempotency_keys');
revoke insert, update, delete on journal, journal_changes from sheaf_app;

-- None of the three waits long for a table that a backup reads: everybody would stand behind it. The night comes again.
--
-- Tables of the months from one instant to another, where they are missing; a month of which the rest holds rows stays there.
create function sheaf.make_months(from_at timestamptz, until_at timestamptz) returns int language plpgsql set lock_timeout = '2s' as $$
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
end $$;

-- The tables of one of the three whose month is over before an instant.
create function sheaf.months_before(parent regclass, too_old timestamptz) returns setof regclass language sql stable as $$
  select inhrelid::regclass from pg_inherits join pg_class c on c.oid = inhrelid
  where inhparent = parent and c.relname ~ '_[0-9]{4}_[0-9]{2}$'
    and (to_date(right(c.relname, 7), 'YYYY_MM') + interval '1 month') at time zone 'UTC' <= too_old $$;

create function sheaf.drop_old_keys(too_old timestamptz) returns int language plpgsql set lock_timeout = '2s' as $$
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

-- Months that nobody keeps any more who keeps no longer than usual. What the others keep goes to the rest before, and is removed there
-- when their own time has come.
create function sheaf.drop_old_journal(too_old timestamptz, usual_months int) returns int language plpgsql set lock_timeout = '2s' as $$
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
end $$;

-- By whole months, as the tables are dropped: nothing is left to remove row by row where a congregation keeps as long as usual.
create or replace function sheaf.trim_journal(too_old timestamptz) returns bigint
  language sql security definer set search_path = public, pg_temp as $$
  delete from journal_changes where congregation_id = sheaf.current_congregation() and at < date_trunc('month', too_old, 'UTC');
  with gone as (delete from journal where congregation_id = sheaf.current_congregation() and at < date_trunc('month', too_old, 'UTC') returning 1)
  select count(*) from gone $$;

revoke execute on function sheaf.guard_part, sheaf.make_months, sheaf.months_before, sheaf.drop_old_keys, sheaf.drop_old_journal from public;

-- Erasing goes through the journal by itself; its parts are no tables of their own.
do $$ begin
  execute replace(pg_get_functiondef('sheaf.erase_person'::regproc), 'c.relkind = ''r''', 'c.relkind = ''r'' and not c.relispartition');
end $$;

-- The instant of the claim is text, which loses no microsecond on its way. Whoever comes second with a key waits until the first has ended: a key is unique over all months by this lock, not by an index.
create function sheaf.claim_key(in_person bigint, in_key text, in_operation text, in_hash bytea, out claimed_at text, out is_first boolean,
    out known_hash bytea, out known_status smallint, out known_answer json)
  language plpgsql set search_path = public, pg_temp as $$
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

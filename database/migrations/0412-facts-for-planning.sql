-- Facts about people for planning (AVAIL-D1): limits, times that one cannot, hours for carts, pairs, and dates that planners note.
-- Readers are the person and holders of settings.users.qualifications; others learn that somebody cannot, never why.
create table person_limits (
  congregation_id bigint not null references congregations on delete cascade,
  id bigint generated always as identity,
  person_id bigint not null,
  area text not null check (area in ('all', 'programme', 'duties', 'carts', 'service')),
  -- Null for no limit.
  most_a_month smallint check (most_a_month between 1 and 20),
  pace text not null default 'usual' check (pace in ('usual', 'half', 'reserve')),
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (congregation_id, id),
  unique (congregation_id, person_id, area),
  foreign key (congregation_id, person_id) references people (congregation_id, id) on delete cascade
);
select sheaf.tenant_table('person_limits', 'availability');

create table unavailable_times (
  congregation_id bigint not null references congregations on delete cascade,
  id bigint generated always as identity,
  person_id bigint not null,
  -- Bit 0 is Monday.
  days smallint not null check (days between 1 and 127),
  -- Wall times of the congregation. A time that does not end after its start ends on the next day.
  from_at text not null check (from_at ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  to_at text not null check (to_at ~ '^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$'),
  starts_on date,
  ends_on date,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (congregation_id, id),
  foreign key (congregation_id, person_id) references people (congregation_id, id) on delete cascade,
  check (from_at <> to_at),
  check (ends_on >= starts_on)
);
create index unavailable_times_person on unavailable_times (congregation_id, person_id);
select sheaf.tenant_table('unavailable_times', 'availability');

-- Hours at which one can stand at a cart; without a row, at any hour.
create table cart_times (
  congregation_id bigint not null references congregations on delete cascade,
  id bigint generated always as identity,
  person_id bigint not null,
  -- 1 is Monday.
  day smallint not null check (day between 1 and 7),
  from_at text not null check (from_at ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  to_at text not null check (to_at ~ '^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$'),
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (congregation_id, id),
  foreign key (congregation_id, person_id) references people (congregation_id, id) on delete cascade,
  check (from_at < to_at)
);
create index cart_times_person on cart_times (congregation_id, person_id);
select sheaf.tenant_table('cart_times', 'availability');

create table person_pairs (
  congregation_id bigint not null references congregations on delete cascade,
  id bigint generated always as identity,
  person_id bigint not null,
  other_id bigint not null,
  wish text not null check (wish in ('together', 'apart')),
  scope text not null check (scope in ('helper', 'carts', 'all')),
  -- The one of the two who wishes it, whom the other does not learn; null if a planner entered it.
  wished_by bigint,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (congregation_id, id),
  unique nulls not distinct (congregation_id, person_id, other_id, scope, wished_by),
  foreign key (congregation_id, person_id) references people (congregation_id, id) on delete cascade,
  foreign key (congregation_id, other_id) references people (congregation_id, id) on delete cascade,
  foreign key (congregation_id, wished_by) references people (congregation_id, id) on delete cascade,
  check (person_id < other_id),
  check (wished_by in (person_id, other_id)),
  check (wish = 'together' or wished_by is null)
);
create index person_pairs_other on person_pairs (congregation_id, other_id);
create index person_pairs_wished_by on person_pairs (congregation_id, wished_by);
select sheaf.tenant_table('person_pairs', 'availability');

create table planning_dates (
  congregation_id bigint not null references congregations on delete cascade,
  id bigint generated always as identity,
  person_id bigint not null,
  -- Duties before this day do not count for the share.
  counts_from date,
  note text check (char_length(note) between 1 and 200),
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (congregation_id, id),
  unique (congregation_id, person_id),
  foreign key (congregation_id, person_id) references people (congregation_id, id) on delete cascade
);
select sheaf.tenant_table('planning_dates', 'availability');

-- Since when a person has a qualification or a responsibility. Triggers write it, so the journal records its cause instead, and a revert of
-- the cause restores it (decision 198).
create table qualified_since (
  congregation_id bigint not null references congregations on delete cascade,
  id bigint generated always as identity,
  person_id bigint not null,
  qualification smallint,
  responsibility_id bigint,
  -- Null if it was given before the first record.
  since date,
  -- Day of the withdrawal; null while the person has it.
  ended_on date,
  primary key (congregation_id, id),
  unique nulls not distinct (congregation_id, person_id, qualification, responsibility_id),
  foreign key (congregation_id, person_id) references people (congregation_id, id) on delete cascade,
  foreign key (congregation_id, responsibility_id) references responsibilities (congregation_id, id) on delete cascade,
  check ((qualification is null) <> (responsibility_id is null))
);
create index qualified_since_responsibility on qualified_since (congregation_id, responsibility_id);
select sheaf.guard('qualified_since');

-- A person who gets it back by a revert, or on the day of the withdrawal, keeps the earlier date: the withdrawal was a mistake, or the rows
-- were replaced. Rows of the demo congregation, of a file of another program, and those written outside the server say nothing about since
-- when. The day is that of the server's clock (app.now) in the time zone of the congregation.
create function sheaf.note_qualified(congregation bigint, person bigint, parts int[], responsibility bigint, given boolean) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  what text := coalesce(current_setting('app.operation', true), '');
  at timestamptz := nullif(current_setting('app.now', true), '')::timestamptz;
  unknown boolean := at is null or what in ('demo', 'peopleImport.importPeople');
  restored boolean := what in ('journal.revertChange', 'journal.undoOwnChange');
  zone text;
  today date;
begin
  if parts = '{}' and responsibility is null then return; end if;
  select timezone_id into zone from congregations where congregation_id = congregation;
  if not found then return; end if;
  if unknown then
    delete from qualified_since where congregation_id = congregation and person_id = person
      and (qualification = any (parts) or responsibility_id = responsibility);
    return;
  end if;
  today := (at at time zone zone)::date;
  insert into qualified_since as q (congregation_id, person_id, qualification, responsibility_id, since, ended_on)
    select congregation, person, part, null, case when given then today end, case when not given then today end
      from (select distinct unnest(parts) as part) p
    union all
    select congregation, person, null, id, case when given then today end, case when not given then today end
      from responsibilities where congregation_id = congregation and id = responsibility
    on conflict (congregation_id, person_id, qualification, responsibility_id) do update set
      since = case when given and not restored and q.ended_on < excluded.since then excluded.since else q.since end,
      ended_on = excluded.ended_on;
end $$;
revoke execute on function sheaf.note_qualified from public;

create function sheaf.note_qualified_parts() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  before int[] := case when tg_op = 'UPDATE' then old.qualified_parts else '{}' end;
begin
  perform sheaf.note_qualified(new.congregation_id, new.id, array(select unnest(before) except select unnest(new.qualified_parts)), null, false);
  perform sheaf.note_qualified(new.congregation_id, new.id, array(select unnest(new.qualified_parts) except select unnest(before)), null, true);
  return null;
end $$;
create trigger note_qualified_insert after insert on people for each row when (new.qualified_parts <> '{}')
  execute function sheaf.note_qualified_parts();
create trigger note_qualified_update after update of qualified_parts on people for each row
  when (old.qualified_parts is distinct from new.qualified_parts and new.erased_at is null) execute function sheaf.note_qualified_parts();

create function sheaf.note_responsibility() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'DELETE' then
    perform sheaf.note_qualified(old.congregation_id, old.person_id, '{}', old.responsibility_id, false);
  else
    perform sheaf.note_qualified(new.congregation_id, new.person_id, '{}', new.responsibility_id, true);
  end if;
  return null;
end $$;
create trigger note_responsibility after insert or delete on responsibility_people for each row execute function sheaf.note_responsibility();

-- Everything here goes with a person who is erased, and out of the journal.
create function sheaf.forget_availability() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  own constant bigint := new.congregation_id;
begin
  delete from person_limits where congregation_id = own and person_id = new.id;
  delete from unavailable_times where congregation_id = own and person_id = new.id;
  delete from cart_times where congregation_id = own and person_id = new.id;
  delete from person_pairs where congregation_id = own and new.id in (person_id, other_id);
  delete from planning_dates where congregation_id = own and person_id = new.id;
  delete from qualified_since where congregation_id = own and person_id = new.id;
  update journal set before = null, after = '{"erased": true}'
    where congregation_id = own and table_name in ('person_limits', 'unavailable_times', 'cart_times', 'person_pairs', 'planning_dates')
      and new.id::text in (coalesce(after, before)->>'person_id', coalesce(after, before)->>'other_id');
  return null;
end $$;
create trigger forget_availability after update of erased_at on people for each row
  when (new.erased_at is not null and old.erased_at is null) execute function sheaf.forget_availability();

-- The directory of congregations and of those who speak in them (SPKR). What a congregation keeps of others that are not on this
-- installation is its own. What congregations on it show of themselves is asked through the functions below, and never written by others.

create table directory_congregations (
  congregation_id int not null references congregations on delete cascade,
  -- Numbers of congregations, kept here or on the installation, are all different.
  id int not null default nextval(pg_get_serial_sequence('congregations', 'congregation_id')),
  name text not null check (name <> ''),
  country_id int references countries,
  region_id int references regions,
  suburb text,
  postcode text,
  address text,
  circuit text,
  lang text,
  timezone_id text,
  -- 0 is Sunday.
  public_day smallint not null default 0 check (public_day between 0 and 6),
  public_start_time text not null default '10:00' check (public_start_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  contact_name text,
  contact_email text,
  contact_phone text,
  name_key text collate "C" not null generated always as (sheaf.fold_text(name)) stored,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (congregation_id, id)
);
create unique index directory_congregations_number on directory_congregations (id);
create index directory_congregations_name on directory_congregations (congregation_id, name_key);
select sheaf.tenant_table('directory_congregations', 'directory');

create table directory_speakers (
  congregation_id int not null references congregations on delete cascade,
  -- As those of people: whoever speaks has one number, a person of a congregation on the installation or not.
  id int not null default nextval(pg_get_serial_sequence('people', 'id')),
  host_id int not null,
  full_name text not null check (full_name <> ''),
  email text,
  phone text,
  appointment text not null check (appointment in ('elder', 'servant')),
  outlines int[] not null default '{}',
  name_key text collate "C" not null generated always as (sheaf.fold_text(full_name)) stored,
  last_key text collate "C" not null generated always as (regexp_replace(sheaf.fold_text(full_name), '^(.*) ([^ ]+)$', '\2 \1')) stored,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (congregation_id, id),
  foreign key (congregation_id, host_id) references directory_congregations (congregation_id, id) on delete cascade
);
create index directory_speakers_host on directory_speakers (congregation_id, host_id);
create index directory_speakers_name on directory_speakers (congregation_id, name_key);
create index directory_speakers_last on directory_speakers (congregation_id, last_key);
select sheaf.tenant_table('directory_speakers', 'directory');

do $$ declare s text; begin
  foreach s in array array[pg_get_serial_sequence('congregations', 'congregation_id'), pg_get_serial_sequence('people', 'id')] loop
    execute format('grant usage on sequence %s to sheaf_app', s);
  end loop;
end $$;

-- A partnership holds once the other side has confirmed it. Either side ends it.
create table directory_partners (
  id int generated always as identity primary key,
  from_congregation int not null references congregations on delete cascade,
  to_congregation int not null references congregations on delete cascade,
  asked_at timestamptz not null default now(),
  confirmed_at timestamptz,
  check (from_congregation <> to_congregation)
);
create unique index directory_partners_once
  on directory_partners (least(from_congregation, to_congregation), greatest(from_congregation, to_congregation));
create index directory_partners_from on directory_partners (from_congregation);
create index directory_partners_to on directory_partners (to_congregation);
alter table directory_partners enable row level security;
alter table directory_partners force row level security;
do $$ begin
  execute format('create policy owner on directory_partners to %I using (true) with check (true)', current_user);
end $$;
create policy both_read on directory_partners for select to sheaf_app
  using ((select sheaf.current_congregation()) in (from_congregation, to_congregation));
create policy one_asks on directory_partners for insert to sheaf_app
  with check (from_congregation = (select sheaf.current_congregation()) and confirmed_at is null);
create policy the_other_confirms on directory_partners for update to sheaf_app
  using (to_congregation = (select sheaf.current_congregation())) with check (to_congregation = (select sheaf.current_congregation()));
create policy both_end on directory_partners for delete to sheaf_app
  using ((select sheaf.current_congregation()) in (from_congregation, to_congregation));
grant select, delete on directory_partners to sheaf_app;
grant insert (from_congregation, to_congregation, asked_at) on directory_partners to sheaf_app;
grant update (confirmed_at) on directory_partners to sheaf_app;

-- Those that show who speaks in them to the congregation that asks; closely where it may also write to them. The own one shows all.
create function sheaf.speaker_shares() returns table (congregation_id int, closely boolean)
  language sql stable security definer set search_path = public, pg_temp as $$
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

-- Who speaks elsewhere (part 15), by name and by number.
create index people_speaking on people (id) where 15 = any (qualified_parts) and active and deleted_at is null;
create index people_speaking_first on people ((sheaf.fold_text(first_name || ' ' || last_name) collate "C"))
  where 15 = any (qualified_parts) and active and deleted_at is null;
create index people_speaking_last on people ((sheaf.fold_text(last_name || ' ' || first_name) collate "C"))
  where 15 = any (qualified_parts) and active and deleted_at is null;

create view sheaf.shown_speakers as
  select p.congregation_id, p.id, p.first_name || ' ' || p.last_name as full_name, p.last_name || ', ' || p.first_name as last_first,
    p.appointment, p.public_talk_outlines as outlines, s.closely,
    case when s.closely then p.email end as email, case when s.closely then p.phone end as phone,
    sheaf.fold_text(p.first_name || ' ' || p.last_name) collate "C" as name_key,
    sheaf.fold_text(p.last_name || ' ' || p.first_name) collate "C" as last_key
  from people p join sheaf.speaker_shares() s on s.congregation_id = p.congregation_id
  where 15 = any (p.qualified_parts) and p.active and p.deleted_at is null;

create function sheaf.speakers_of(host int) returns setof sheaf.shown_speakers
  language sql stable security definer set search_path = public, pg_temp as $$
  select * from sheaf.shown_speakers where congregation_id = host $$;

create function sheaf.speakers_numbered(numbers int[]) returns setof sheaf.shown_speakers
  language sql stable security definer set search_path = public, pg_temp as $$
  select * from sheaf.shown_speakers where id = any (numbers) $$;

-- Those whose first or last name begins so, as it is compared.
create function sheaf.speakers_called(key text) returns setof sheaf.shown_speakers
  language sql stable security definer set search_path = public, pg_temp as $$
  select * from sheaf.shown_speakers
  where (name_key >= key and name_key < key || chr(1114111)) or (last_key >= key and last_key < key || chr(1114111)) $$;

create function sheaf.speaker_counts() returns table (congregation_id int, speakers int)
  language sql stable security definer set search_path = public, pg_temp as $$
  select congregation_id, count(*)::int from sheaf.shown_speakers group by congregation_id $$;

-- Whoever arranges public talks there, for those who may write to them.
create function sheaf.coordinator_of(host int) returns table (id int, full_name text, email text, phone text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select p.id, p.first_name || ' ' || p.last_name, p.email, p.phone
  from sheaf.speaker_shares() s
  join domain_settings d on d.congregation_id = s.congregation_id and d.part = 'meeting_schedule'
  join people p on p.congregation_id = s.congregation_id and p.id = (d.settings ->> 'ptc')::int
  where s.congregation_id = host and s.closely and p.deleted_at is null $$;

-- What every congregation on the installation is to the world: no person is named.
create function sheaf.congregation_profiles() returns table (id int, name text, country_id int, region_id int, suburb text,
    postcode text, address text, circuit text, lang text, timezone_id text, public_day int, public_start_time text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select c.congregation_id, c.name, c.country_id, c.region_id, c.suburb, c.postcode, c.address, c.circuit, c.lang, c.timezone_id,
    coalesce((m.settings ->> 'public_day')::int, 0), coalesce(m.settings ->> 'public_start_time', '10:00')
  from congregations c left join domain_settings m on m.congregation_id = c.congregation_id and m.part = 'meeting_schedule' $$;

revoke execute on function sheaf.speaker_shares, sheaf.speakers_of, sheaf.speakers_numbered, sheaf.speakers_called, sheaf.speaker_counts,
  sheaf.coordinator_of, sheaf.congregation_profiles from public;
grant execute on function sheaf.speaker_shares, sheaf.speakers_of, sheaf.speakers_numbered, sheaf.speakers_called, sheaf.speaker_counts,
  sheaf.coordinator_of, sheaf.congregation_profiles to sheaf_app;

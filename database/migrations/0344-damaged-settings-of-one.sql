-- What is read of all congregations together must not fail on one: a stored setting that is not of its kind counts as not set, and a time
-- zone that this database does not know counts as UTC. One congregation's row is then wrong for itself alone.
create function sheaf.weekday_of(stored jsonb) returns bigint language sql immutable parallel safe as $$
  select case when stored #>> '{}' ~ '^[0-6]$' then (stored #>> '{}')::bigint else 0 end $$;

create function sheaf.clock_of(stored jsonb) returns text language sql immutable parallel safe as $$
  select case when stored #>> '{}' ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$' then stored #>> '{}' else '10:00' end $$;

create function sheaf.id_of(stored jsonb) returns bigint language sql immutable parallel safe as $$
  select case when stored #>> '{}' ~ '^[0-9]{1,15}$' then (stored #>> '{}')::bigint end $$;

create function sheaf.local_day(instant timestamptz, zone text) returns date language plpgsql stable as $$
begin
  return (instant at time zone zone)::date;
exception when invalid_parameter_value then
  return (instant at time zone 'UTC')::date;
end $$;

create or replace function sheaf.coordinator_of(host bigint) returns table (id bigint, full_name text, email text, phone text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select p.id, p.first_name || ' ' || p.last_name, p.email, p.phone
  from sheaf.speaker_shares() s
  join domain_settings d on d.congregation_id = s.congregation_id and d.part = 'meeting_schedule'
  join people p on p.congregation_id = s.congregation_id and p.id = sheaf.id_of(d.settings -> 'ptc')
  where s.congregation_id = host and s.closely and p.deleted_at is null $$;

create or replace function sheaf.congregation_profiles() returns table (id bigint, name text, country_id bigint, region_id bigint, suburb text,
    postcode text, address text, circuit text, lang text, timezone_id text, public_day bigint, public_start_time text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select c.congregation_id, c.name, c.country_id, c.region_id, c.suburb, c.postcode, c.address, c.circuit, c.lang, c.timezone_id,
    coalesce(sheaf.weekday_of(m.settings -> 'public_day'), 0), coalesce(sheaf.clock_of(m.settings -> 'public_start_time'), '10:00')
  from congregations c left join domain_settings m on m.congregation_id = c.congregation_id and m.part = 'meeting_schedule' $$;

create or replace function sheaf.profiles_of(numbers bigint[]) returns table (id bigint, name text, country_id bigint, region_id bigint, suburb text,
    postcode text, address text, circuit text, lang text, timezone_id text, public_day bigint, public_start_time text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select c.congregation_id, c.name, c.country_id, c.region_id, c.suburb, c.postcode, c.address, c.circuit, c.lang, c.timezone_id,
    coalesce(sheaf.weekday_of(m.settings -> 'public_day'), 0), coalesce(sheaf.clock_of(m.settings -> 'public_start_time'), '10:00')
  from congregations c left join domain_settings m on m.congregation_id = c.congregation_id and m.part = 'meeting_schedule'
  where c.congregation_id = any (numbers) $$;

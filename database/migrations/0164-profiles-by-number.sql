-- Profiles of a few congregations: a search names some of a thousand, and the settings of the others are not read for it.
create function sheaf.profiles_of(numbers int[]) returns table (id int, name text, country_id int, region_id int, suburb text,
    postcode text, address text, circuit text, lang text, timezone_id text, public_day int, public_start_time text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select c.congregation_id, c.name, c.country_id, c.region_id, c.suburb, c.postcode, c.address, c.circuit, c.lang, c.timezone_id,
    coalesce((m.settings ->> 'public_day')::int, 0), coalesce(m.settings ->> 'public_start_time', '10:00')
  from congregations c left join domain_settings m on m.congregation_id = c.congregation_id and m.part = 'meeting_schedule'
  where c.congregation_id = any (numbers) $$;
revoke execute on function sheaf.profiles_of from public;
grant execute on function sheaf.profiles_of to sheaf_app;

-- Whoever asks for a link is nobody yet, so a telephone number without a country may be one of any country in which a congregation is. It
-- is read as one of each, and a reading counts only for the people of that country, as it did when their number was entered.
create function sheaf.countries_in_use() returns table (country text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select distinct coalesce(k.code, '') from congregations c left join countries k on k.id = c.country_id order by 1 $$;

-- `read_in` says of each reading for which country it is, null for one that names its country and counts for all.
create function sheaf.find_by_contact(contact_email text, contact_phones text[], read_in text[])
  returns table (congregation_id bigint, person_id bigint, phone text)
  language sql stable security definer set search_path = public, pg_temp as $$
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

-- As the function of the same name with one number, which stays until no older process calls it (decision 20).
create function sheaf.try_code(
  contact_email text, contact_phones text[], read_in text[], contact_subject bytea, code text, most int, at timestamptz)
  returns table (congregation_id bigint, link_id bigint)
  language plpgsql security definer set search_path = public, sheaf, pg_temp as $$
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

revoke execute on function sheaf.countries_in_use(), sheaf.find_by_contact(text, text[], text[]),
  sheaf.try_code(text, text[], text[], bytea, text, int, timestamptz) from public;
grant execute on function sheaf.countries_in_use(), sheaf.find_by_contact(text, text[], text[]),
  sheaf.try_code(text, text[], text[], bytea, text, int, timestamptz) to sheaf_app;

-- How often strangers tried, counted for all processes together. A subject is a hash (of an address, a contact, a person), and a
-- row counts one window of time. Whoever asks is nobody yet, so it belongs to no congregation and is reached by functions only.
create table sheaf.stranger_attempts (
  scope text not null,
  subject bytea not null,
  starts_at timestamptz not null,
  expires_at timestamptz not null,
  hits int not null,
  primary key (scope, subject, starts_at)
);
create index stranger_attempts_expiry on sheaf.stranger_attempts (expires_at);

-- Counts one more and gives the count of its window. Whoever comes at the same moment waits for the row and gets the next one.
create function sheaf.count_attempt(in_scope text, in_subject bytea, seconds int, at timestamptz, step int default 1) returns int
  language sql security definer set search_path = sheaf, pg_temp as $$
  with span as (select to_timestamp(floor(extract(epoch from at) / seconds) * seconds) as starts_at)
  insert into stranger_attempts as a (scope, subject, starts_at, expires_at, hits)
  select in_scope, in_subject, span.starts_at, span.starts_at + make_interval(secs => seconds), step from span
  on conflict (scope, subject, starts_at) do update set hits = a.hits + excluded.hits
  returning hits $$;

create function sheaf.subject_of_person(congregation int, person int) returns bytea
  language sql immutable set search_path = pg_temp as $$
  select sha256(convert_to('person ' || congregation || '/' || person, 'UTF8')) $$;

-- Tries a six-digit code for everybody whose contact this is, and gives the links that it opens. A wrong one is counted for the person and
-- the day, so a newer link brings no new tries; after `most` of them no code of that day is right. An unknown contact costs the same
-- statements, so that time does not tell it from a known one.
create function sheaf.try_code(contact_email text, contact_phone text, contact_subject bytea, code text, most int, at timestamptz)
  returns table (congregation_id int, link_id int)
  language plpgsql security definer set search_path = public, sheaf, pg_temp as $$
declare
  day constant int := 86400;
  known record;
  link record;
  tries int;
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

revoke execute on function sheaf.count_attempt, sheaf.subject_of_person, sheaf.try_code from public;
grant execute on function sheaf.count_attempt, sheaf.subject_of_person, sheaf.try_code to sheaf_app;

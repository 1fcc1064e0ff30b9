-- Hash of a random value that a browser keeps for itself. On a link: the browser that asked for it. On a session: the browser it is in.
alter table sign_in_links add column device_hash bytea;
-- Wrong codes entered on the device that asked; those entered on any other device are counted in code_failures.
alter table sign_in_links add column own_failures smallint not null default 0;
alter table sessions add column device_hash bytea;

-- Pauses that grow with every attempt and shrink with time, for all processes together. A subject is a hash, as in stranger_attempts.
create table sheaf.stranger_pauses (
  scope text not null,
  subject bytea not null,
  level int not null,
  until timestamptz not null,
  expires_at timestamptz not null,
  primary key (scope, subject)
);
create index stranger_pauses_expiry on sheaf.stranger_pauses (expires_at);

-- The pause of a subject, locked until the transaction ends; one that nobody caused yet is over.
create function sheaf.hold_pause(in_scope text, in_subject bytea, at timestamptz) returns table (level int, until timestamptz)
  language sql security definer set search_path = sheaf, pg_temp as $$
  insert into stranger_pauses as p (scope, subject, level, until, expires_at)
    values (in_scope, in_subject, 0, at, at + interval '1 day')
    on conflict (scope, subject) do update set level = p.level
    returning p.level, p.until $$;

create function sheaf.keep_pause(in_scope text, in_subject bytea, in_level int, in_until timestamptz) returns void
  language sql security definer set search_path = sheaf, pg_temp as $$
  update stranger_pauses set level = in_level, until = in_until, expires_at = in_until + interval '1 day'
    where scope = in_scope and subject = in_subject $$;

-- Active people of a contact, at most `most_people` of each congregation, and the congregations in the order in which somebody first signed
-- in with the contact; where nobody did, in the order in which it was entered. `read_in` says for which country a reading of a number
-- counts, null for all. Only the first `most_places` are given. Each costs a step in the index, however many people it has.
create function sheaf.people_of_contact(
  contact_email text, contact_phones text[], read_in text[], most_people int, most_places int)
  returns table (congregation_id bigint, person_id bigint, phone text)
  language sql stable security definer set search_path = public, pg_temp as $$
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

revoke execute on function sheaf.hold_pause, sheaf.keep_pause, sheaf.people_of_contact from public;
grant execute on function sheaf.hold_pause, sheaf.keep_pause, sheaf.people_of_contact to sheaf_app;

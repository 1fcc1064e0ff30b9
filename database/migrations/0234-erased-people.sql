-- Who was erased, for all processes of an installation. It stands outside the schema that a backup holds, so that a restored backup does
-- not put it back to what was known then (USERS-X9). Numbers only, and the instant the record was made.
create table sheaf.erased_people (
  congregation_id bigint not null,
  person_id bigint not null,
  made_at timestamptz not null,
  primary key (congregation_id, person_id, made_at)
);

create function sheaf.note_erased(congregations bigint[], people bigint[], made timestamptz[]) returns void
  language sql security definer set search_path = sheaf, pg_temp as $$
  insert into erased_people select * from unnest(congregations, people, made) on conflict do nothing $$;

create function sheaf.list_erased() returns table (congregation_id bigint, person_id bigint, made text)
  language sql stable security definer set search_path = sheaf, pg_temp as $$
  select congregation_id, person_id, to_char(made_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') from erased_people
  order by congregation_id, person_id, made_at $$;

-- Those whom a restored backup brought back.
create function sheaf.returned_people() returns table (congregation_id bigint, person_id bigint, made text)
  language sql stable security definer set search_path = public, sheaf, pg_temp as $$
  select e.congregation_id, e.person_id, to_char(e.made_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')
  from erased_people e join people p on p.congregation_id = e.congregation_id and p.id = e.person_id and p.created_at = e.made_at
  where p.erased_at is null order by 1, 2 $$;
revoke execute on function sheaf.note_erased, sheaf.list_erased, sheaf.returned_people from public;
grant execute on function sheaf.note_erased, sheaf.list_erased, sheaf.returned_people to sheaf_app;

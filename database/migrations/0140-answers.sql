-- Who is assigned can say that they have seen it, or yes (X-ACK); by a link too, which needs no session.

alter table duties
  add column acknowledged text check (acknowledged in ('seen', 'yes')),
  add column acknowledged_at timestamptz,
  add check ((acknowledged is null) = (acknowledged_at is null)),
  add check (acknowledged is null or person_id is not null);

-- What somebody said of a duty is nothing that the next one said.
create function sheaf.clear_acknowledgement() returns trigger language plpgsql as $$
begin
  new.acknowledged := null;
  new.acknowledged_at := null;
  return new;
end $$;
create trigger clear_acknowledgement before update of person_id on duties for each row
  when (old.person_id is distinct from new.person_id) execute function sheaf.clear_acknowledgement();

-- Only the hash of a link is kept. It opens one duty for one person, and nothing once somebody else has it or it has begun.
create table answer_links (
  congregation_id int not null references congregations on delete cascade,
  id int generated always as identity,
  token_hash bytea not null unique,
  purpose text not null check (purpose in ('acknowledge')),
  duty_id int not null,
  person_id int not null,
  created_at timestamptz not null default now(),
  primary key (congregation_id, id),
  foreign key (congregation_id, duty_id) references duties (congregation_id, id) on delete cascade,
  foreign key (congregation_id, person_id) references people (congregation_id, id) on delete cascade
);
create index answer_links_duty on answer_links (congregation_id, duty_id);
create index answer_links_person on answer_links (congregation_id, person_id);
select sheaf.guard('answer_links');
revoke update on answer_links from sheaf_app;

-- Where a link belongs, by its hash alone.
create function sheaf.find_answer_link(hash bytea) returns table (congregation_id int, duty_id int, person_id int)
  language sql stable security definer set search_path = public, pg_temp as $$
  select congregation_id, duty_id, person_id from answer_links where token_hash = hash $$;
revoke execute on function sheaf.find_answer_link from public;
grant execute on function sheaf.find_answer_link to sheaf_app;

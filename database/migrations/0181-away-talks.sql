-- Public talks that speakers of the congregation give elsewhere (AWAY). They are its own rows: nothing is written into the schedule of
-- the congregation that they go to.
create table away_talks (
  congregation_id bigint not null references congregations on delete cascade,
  id bigint generated always as identity,
  person_id bigint not null,
  -- Its number in the directory, and its name as it was when the talk was arranged.
  host_id bigint not null,
  host_name text not null check (host_name <> ''),
  -- By the clock of the host.
  held_on date not null,
  starts_at text not null check (starts_at ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  zone text not null,
  number smallint not null check (number between 1 and 999),
  confirmed smallint not null default 0 check (confirmed between 0 and 2),
  answer text check (answer in ('accepted', 'declined', 'another')),
  answer_word text check (answer is not null or answer_word is null),
  answered_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (congregation_id, id),
  foreign key (congregation_id, person_id) references people (congregation_id, id),
  check ((answer is null) = (answered_at is null))
);
-- Whoever declined goes nowhere, so that somebody else may.
create unique index away_talks_one_a_day on away_talks (congregation_id, person_id, held_on) where confirmed <> 2;
create unique index away_talks_one_a_host on away_talks (congregation_id, host_id, held_on) where confirmed <> 2;
create index away_talks_day on away_talks (congregation_id, held_on);
create index away_talks_person on away_talks (congregation_id, person_id);
create index away_talks_place on away_talks (congregation_id, host_id);

-- The span of the duty is by the clock of the own congregation.
alter table duties
  add column away_talk_id bigint,
  add constraint duties_away_talk_fkey foreign key (congregation_id, away_talk_id) references away_talks (congregation_id, id)
    on delete cascade,
  drop constraint duties_kind_check,
  add constraint duties_kind_check check (kind in ('chairman', 'prayer', 'part', 'helper', 'responsibility', 'task', 'cart', 'conductor',
    'away-talk')),
  add constraint duties_of_away_talks check ((away_talk_id is not null) = (kind = 'away-talk'));
create unique index duties_of_away_talk on duties (congregation_id, away_talk_id) where away_talk_id is not null;

-- A speaker is asked by the same links for a talk at home and for one away.
alter table talk_requests
  alter column talk_id drop not null,
  add column away_talk_id bigint,
  add constraint talk_requests_away_talk_fkey foreign key (congregation_id, away_talk_id) references away_talks (congregation_id, id)
    on delete cascade,
  add constraint talk_requests_of_one check (num_nonnulls(talk_id, away_talk_id) = 1);
create index talk_requests_away_talk on talk_requests (congregation_id, away_talk_id) where away_talk_id is not null;

drop function sheaf.find_talk_request(bytea);
create function sheaf.find_talk_request(hash bytea)
  returns table (congregation_id bigint, request_id bigint, talk_id bigint, away_talk_id bigint)
  language sql stable security definer set search_path = public, pg_temp as $$
  select congregation_id::bigint, id::bigint, talk_id::bigint, away_talk_id from talk_requests where token_hash = hash $$;
revoke execute on function sheaf.find_talk_request from public;
grant execute on function sheaf.find_talk_request to sheaf_app;

-- Whether a congregation on the installation has a speaker from elsewhere in a week, for its partners and for nobody else; who it is and
-- where from is not told. A speaker whom it booked from the congregation that asks is no obstacle to that one.
create function sheaf.weekend_taken(host bigint, monday date) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select exists (
    select from sheaf.speaker_shares() s
    join meetings m on m.congregation_id = s.congregation_id and m.type = 'public' and m.week = monday and m.language_group_id is null
    join talks t on t.congregation_id = m.congregation_id and t.meeting_id = m.id
    where s.congregation_id = host and s.closely and t.cleared_at is null and t.confirmed <> 2 and t.person_id is null
      and t.host_id is distinct from sheaf.current_congregation()) $$;
revoke execute on function sheaf.weekend_taken from public;
grant execute on function sheaf.weekend_taken to sheaf_app;

select sheaf.tenant_table('away_talks', 'awayTalks');
select sheaf.duties_raise('awayTalks', 'away-talk');

-- A coordinator proposes a speaker and a date to another one (X-INVITE-SPEAKER). What both agree on stands here once and is read by both
-- sides; each writes its own schedule and nothing of the other's (decision 68).

create table proposals (
  id bigint generated always as identity primary key,
  -- Whose speaker it is.
  from_congregation bigint not null references congregations on delete cascade,
  -- Where he is to speak; null while it is not on this installation, or nobody there has taken the proposal to it.
  to_congregation bigint references congregations on delete set null,
  host_name text not null check (host_name <> ''),
  speaker_name text not null check (speaker_name <> ''),
  numbers int[] not null check (cardinality(numbers) between 1 and 20),
  held_on date not null,
  number smallint check (number between 1 and 999),
  state text not null default 'open' check (state in ('open', 'accepted', 'declined', 'withdrawn')),
  -- Whose answer is awaited.
  turn text not null default 'to' check (turn in ('from', 'to')),
  round smallint not null default 1,
  word text,
  answered_at timestamptz,
  -- When each side put it into its own schedule, and which round it was told of last.
  from_placed_at timestamptz,
  to_placed_at timestamptz,
  from_told smallint not null default 2,
  to_told smallint not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (from_congregation <> to_congregation),
  check ((state = 'accepted') = (number is not null))
);
create index proposals_from on proposals (from_congregation, state);
create index proposals_to on proposals (to_congregation, state);

alter table proposals enable row level security;
alter table proposals force row level security;
do $$ begin
  execute format('create policy owner on proposals to %I using (true) with check (true)', current_user);
end $$;
create policy both_read on proposals for select to sheaf_app
  using ((select sheaf.current_congregation()) in (from_congregation, to_congregation));
create policy one_proposes on proposals for insert to sheaf_app
  with check (from_congregation = (select sheaf.current_congregation()));
create policy both_answer on proposals for update to sheaf_app
  using ((select sheaf.current_congregation()) in (from_congregation, to_congregation))
  with check ((select sheaf.current_congregation()) in (from_congregation, to_congregation));
grant select on proposals to sheaf_app;
grant insert (from_congregation, to_congregation, host_name, speaker_name, numbers, held_on, word) on proposals to sheaf_app;
grant update (held_on, number, state, turn, round, word, answered_at, from_placed_at, to_placed_at, from_told, to_told, updated_at)
  on proposals to sheaf_app;

-- Each side answers when it is asked, and writes of its own placing and telling alone.
create function sheaf.keep_proposal_sides() returns trigger language plpgsql as $$
declare
  own bigint := sheaf.current_congregation();
  writer text := case own when old.from_congregation then 'from' when old.to_congregation then 'to' end;
  -- A link answers for whoever it was sent to, in the congregation that sent it.
  side text := case when current_setting('app.operation', true) = 'proposals.answerLink' and writer = 'from' then 'to' else writer end;
begin
  -- The owner's own functions and jobs of the database name no congregation.
  if own is null then return new; end if;
  if (new.from_placed_at, new.from_told) is distinct from (old.from_placed_at, old.from_told) and writer is distinct from 'from'
    or (new.to_placed_at, new.to_told) is distinct from (old.to_placed_at, old.to_told) and writer is distinct from 'to' then
    raise exception 'each side writes its own' using errcode = 'check_violation';
  end if;
  if (new.held_on, new.number, new.state, new.turn, new.round) is distinct from (old.held_on, old.number, old.state, old.turn, old.round) then
    if old.state <> 'open' then
      raise exception 'it is settled' using errcode = 'check_violation';
    end if;
    if new.state in ('open', 'accepted') and side is distinct from old.turn
      or new.state = 'open' and new.turn = old.turn
      or new.state = 'declined' and side is distinct from 'to'
      or new.state = 'withdrawn' and side is distinct from 'from' then
      raise exception 'it is not for this side to answer' using errcode = 'check_violation';
    end if;
  end if;
  return new;
end $$;
create trigger keep_sides before update on proposals for each row execute function sheaf.keep_proposal_sides();

-- What the sender alone knows of it: which of its people it is, and how the other coordinator is reached.
create table proposal_senders (
  congregation_id bigint not null references congregations on delete cascade,
  proposal_id bigint not null references proposals on delete cascade,
  person_id bigint,
  -- In the directory.
  host_id bigint,
  contact_name text,
  contact_email text,
  created_at timestamptz not null default now(),
  primary key (congregation_id, proposal_id),
  foreign key (congregation_id, person_id) references people (congregation_id, id)
);
create index proposal_senders_proposal on proposal_senders (proposal_id);
create index proposal_senders_person on proposal_senders (congregation_id, person_id);
select sheaf.guard('proposal_senders');

-- Each time the other coordinator is asked. Only the hash of the link is kept.
create table proposal_links (
  congregation_id bigint not null references congregations on delete cascade,
  id bigint generated always as identity,
  proposal_id bigint not null references proposals on delete cascade,
  token_hash bytea not null unique,
  channel text not null check (channel in ('email', 'share')),
  sent_at timestamptz not null,
  seen_at timestamptz,
  primary key (congregation_id, id)
);
create index proposal_links_proposal on proposal_links (proposal_id);
create index proposal_links_sent on proposal_links (congregation_id, sent_at);
select sheaf.guard('proposal_links');

-- Where a link belongs, by its hash alone.
create function sheaf.find_proposal_link(hash bytea) returns table (congregation_id bigint, link_id bigint, proposal_id bigint, sent_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp as $$
  select congregation_id, id, proposal_id, sent_at from proposal_links where token_hash = hash $$;

-- Whoever has a link that still opens takes the proposal to their own congregation, unless another has it.
create function sheaf.take_proposal(hash bytea, today date, sent_since timestamptz) returns bigint
  language sql security definer set search_path = public, pg_temp as $$
  update proposals p set to_congregation = sheaf.current_congregation()
  from proposal_links l
  where l.token_hash = hash and p.id = l.proposal_id and p.to_congregation is null
    and p.from_congregation <> sheaf.current_congregation()
    and p.state in ('open', 'accepted') and p.held_on > today and l.sent_at >= sent_since
  returning p.id $$;
revoke execute on function sheaf.find_proposal_link, sheaf.take_proposal from public;
grant execute on function sheaf.find_proposal_link, sheaf.take_proposal to sheaf_app;

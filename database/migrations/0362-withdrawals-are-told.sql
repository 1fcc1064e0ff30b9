-- What was agreed is not withdrawn without a word (decision 137). `called_off_at`: the person was told that it does not take place.
alter table duties add column called_off_at timestamptz;
alter table talks
  add column called_off_at timestamptz,
  -- The agreement of two congregations by which it was booked.
  add column proposal_id bigint references proposals on delete set null;
alter table away_talks add column proposal_id bigint references proposals on delete set null;
create index talks_proposal on talks (proposal_id) where proposal_id is not null;
create index away_talks_proposal on away_talks (proposal_id) where proposal_id is not null;

create or replace function sheaf.keep_answer() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    new.said := coalesce(new.said, new.acknowledged);
  elsif new.person_id is distinct from old.person_id then
    -- What somebody said of a duty is nothing that the next one said.
    new.said := null;
    new.acknowledged_at := null;
    new.mailed_at := null;
  end if;
  if new.said is null then
    new.acknowledged := null;
    new.facts := null;
    new.answered_as := null;
    new.asked_as := null;
    new.called_off_at := null;
  else
    new.facts := sheaf.duty_facts(new);
    new.answered_as := coalesce(new.answered_as, new.facts);
    new.acknowledged := case when new.answered_as = new.facts then new.said end;
  end if;
  return new;
end $$;

-- The location of a cart is a place and no title.
create or replace function sheaf.duty_facts(d duties) returns jsonb language sql stable set search_path = public, pg_temp as $$
  select jsonb_build_object('date', d.on_date, 'time', d.starts_at, 'hall', d.hall, 'part', d.qualification, 'what', case
    when d.part_id is not null then (select title from meeting_parts p where p.congregation_id = d.congregation_id and p.id = d.part_id)
    when d.responsibility_id is not null then
      (select label from responsibilities r where r.congregation_id = d.congregation_id and r.id = d.responsibility_id)
    when d.away_talk_id is not null then
      (select host_name from away_talks a where a.congregation_id = d.congregation_id and a.id = d.away_talk_id)
    end)
  || case when d.shift_id is null then '{}'::jsonb else jsonb_build_object('where',
    (select location_id from cart_shifts s where s.congregation_id = d.congregation_id and s.id = d.shift_id)) end $$;
update duties set facts = null, answered_as = null where shift_id is not null and said is not null;

-- An event may take the place of meetings, or give them back.
create function sheaf.wake_for_events() returns trigger language plpgsql as $$
declare own bigint := coalesce(new.congregation_id, old.congregation_id);
begin
  perform sheaf.enqueue('tell-changed-duties', json_build_object('congregationId', own), 'tell-changed-duties ' || own);
  perform sheaf.enqueue('tell-changed-talks', json_build_object('congregationId', own), 'tell-changed-talks ' || own);
  return null;
end $$;
create trigger wake_answers after insert or update or delete on events for each row execute function sheaf.wake_for_events();

-- What both sides agreed on can be called off by either of them.
alter table proposals add column called_off_by text check (called_off_by in ('from', 'to')),
  add check (called_off_by is null or state = 'withdrawn');
grant update (called_off_by) on proposals to sheaf_app;

create or replace function sheaf.keep_proposal_sides()returns trigger language plpgsql as $$
declare
  own bigint := sheaf.current_congregation();
  writer text := case own when old.congregation_id then 'from' when old.to_congregation then 'to' end;
  -- A link answers for the side that was asked, in the congregation that sent it, until that side uses its app.
  side text := case
    when current_setting('app.operation', true) = 'proposals.answerLink' and writer = 'from'
      then case when not old.in_app then 'to' end
    else writer end;
  answers boolean := (new.held_on, new.number, new.state, new.turn, new.round)
    is distinct from (old.held_on, old.number, old.state, old.turn, old.round);
  by_owner boolean := current_user = (select pg_get_userbyid(relowner) from pg_class where oid = tg_relid);
begin
  -- The owner's own functions and jobs of the database name no congregation.
  if own is null then return new; end if;
  if (new.from_placed_at, new.from_told) is distinct from (old.from_placed_at, old.from_told) and writer is distinct from 'from'
    or (new.to_placed_at, new.to_told) is distinct from (old.to_placed_at, old.to_told) and writer is distinct from 'to'
    -- `sheaf.take_proposal` sets it for a congregation that is no side yet.
    or new.in_app is distinct from old.in_app and not by_owner and (writer is distinct from 'to' or not new.in_app) then
    raise exception 'each side writes its own' using errcode = 'check_violation';
  end if;
  if new.called_off_by is distinct from old.called_off_by and not (old.state = 'accepted' and new.state = 'withdrawn') then
    raise exception 'only what was agreed is called off' using errcode = 'check_violation';
  end if;
  if answers then
    if old.state = 'accepted' then
      -- Either side calls off what was agreed, in its own name, and nothing else of it changes.
      if new.state <> 'withdrawn' or new.called_off_by is distinct from writer or new.held_on <> old.held_on then
        raise exception 'it is settled' using errcode = 'check_violation';
      end if;
    elsif old.state <> 'open' then
      raise exception 'it is settled' using errcode = 'check_violation';
    elsif new.state in ('open', 'accepted') and side is distinct from old.turn
      or new.state = 'open' and new.turn = old.turn
      or new.state = 'declined' and side is distinct from 'to'
      or new.state = 'withdrawn' and side is distinct from 'from' then
      raise exception 'it is not for this side to answer' using errcode = 'check_violation';
    end if;
  end if;
  -- Who comes and with which talk is said with an answer, by whoever was invited to send somebody, and once.
  if (new.speaker_name, new.numbers) is distinct from (old.speaker_name, old.numbers)
    and not (answers and old.direction = 'invite' and side is not distinct from 'to' and new.state in ('open', 'accepted')
      and old.speaker_name in ('', new.speaker_name)
      and (old.numbers = '{}' or new.numbers <@ old.numbers))
    -- Erasing a person takes their name out of it.
    and not by_owner then
    raise exception 'it is not for this side to say who comes' using errcode = 'check_violation';
  end if;
  return new;
end $$;

-- Whether the schedule of a side has a talk that names the agreement: only then is it known when it goes.
alter table proposals
  add column from_linked boolean not null default false,
  add column to_linked boolean not null default false;
grant update (from_linked, to_linked) on proposals to sheaf_app;
update talks t set proposal_id = p.id from proposals p, meetings m
where p.state = 'accepted' and m.congregation_id = t.congregation_id and m.id = t.meeting_id and t.person_id is null and t.cleared_at is null
  and t.speaker_name = p.speaker_name and t.number = p.number and date_trunc('week', p.held_on) = m.week
  and t.congregation_id = case p.direction when 'offer' then p.to_congregation else p.congregation_id end
  and case p.direction when 'offer' then p.to_placed_at else p.from_placed_at end is not null;
update away_talks a set proposal_id = p.id from proposals p, proposal_senders s
where p.state = 'accepted' and s.proposal_id = p.id and s.congregation_id = a.congregation_id and s.person_id = a.person_id
  and a.number = p.number and date_trunc('week', p.held_on) = date_trunc('week', a.held_on)
  and a.congregation_id = case p.direction when 'offer' then p.congregation_id else p.to_congregation end
  and case p.direction when 'offer' then p.from_placed_at else p.to_placed_at end is not null;
update proposals p set
  from_linked = exists (select from talks t where t.proposal_id = p.id and t.congregation_id = p.congregation_id)
    or exists (select from away_talks a where a.proposal_id = p.id and a.congregation_id = p.congregation_id),
  to_linked = exists (select from talks t where t.proposal_id = p.id and t.congregation_id = p.to_congregation)
    or exists (select from away_talks a where a.proposal_id = p.id and a.congregation_id = p.to_congregation)
where p.state = 'accepted';

-- A proposal is answered in the app once the congregation that was asked took it there or answered it there. Its links only show it then.
alter table proposals add column in_app boolean not null default false;
-- The congregation that took a proposal is not the one to which it was addressed in the directory.
update proposals p set in_app = true
from proposal_senders s
where s.congregation_id = p.congregation_id and s.proposal_id = p.id and p.to_congregation is not null
  and s.host_id is distinct from p.to_congregation;
grant update (in_app) on proposals to sheaf_app;

create or replace function sheaf.keep_proposal_sides() returns trigger language plpgsql as $$
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
  if answers then
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

create or replace function sheaf.take_proposal(hash bytea, today date, sent_since timestamptz) returns bigint
  language sql security definer set search_path = public, pg_temp as $$
  update proposals p set to_congregation = sheaf.current_congregation(), in_app = true
  from proposal_links l
  where l.token_hash = hash and p.id = l.proposal_id and p.to_congregation is null and not p.in_app
    and p.congregation_id <> sheaf.current_congregation()
    and p.state in ('open', 'accepted') and p.held_on > today and l.sent_at >= sent_since
  returning p.id $$;

-- Who wrote a proposal stands in a column that is called as in every other table: by it the words of an erased person are found.
alter table proposals rename column from_congregation to congregation_id;

create or replace function sheaf.keep_proposal_sides() returns trigger language plpgsql as $$
declare
  own bigint := sheaf.current_congregation();
  writer text := case own when old.congregation_id then 'from' when old.to_congregation then 'to' end;
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
create or replace function sheaf.take_proposal(hash bytea, today date, sent_since timestamptz) returns bigint
  language sql security definer set search_path = public, pg_temp as $$
  update proposals p set to_congregation = sheaf.current_congregation()
  from proposal_links l
  where l.token_hash = hash and p.id = l.proposal_id and p.to_congregation is null
    and p.congregation_id <> sheaf.current_congregation()
    and p.state in ('open', 'accepted') and p.held_on > today and l.sent_at >= sent_since
  returning p.id $$;

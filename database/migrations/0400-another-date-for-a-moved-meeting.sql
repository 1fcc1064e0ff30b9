-- The side that sends the speaker may ask for another date in place of a moved meeting; the host accepts or ends it (decision 166).
create or replace function sheaf.keep_proposal_sides() returns trigger language plpgsql as $$
declare
  own bigint := sheaf.current_congregation();
  writer text := case own when old.congregation_id then 'from' when old.to_congregation then 'to' end;
  host text := case old.direction when 'offer' then 'to' else 'from' end;
  -- A link answers for the side that was asked, in the congregation that sent it, until that side uses its app.
  side text := case
    when current_setting('app.operation', true) = 'proposals.answerLink' and writer = 'from'
      then case when not old.in_app then 'to' end
    else writer end;
  answers boolean := (new.held_on, new.number, new.state, new.turn, new.round)
    is distinct from (old.held_on, old.number, old.state, old.turn, old.round);
  agreed boolean := old.state = 'accepted' or old.state = 'open' and old.moved_from is not null;
  -- The host asks about another day or hour of its meeting, or its meeting is again as both had agreed.
  moves boolean := agreed and side = host and new.meeting is distinct from old.meeting and new.round = old.round + 1 and (
    new.state = 'open' and new.turn <> host and new.moved_from is not null and new.number is null
      and (old.moved_from is null or new.moved_from = old.moved_from)
    or old.moved_from is not null and new.state = 'accepted' and new.moved_from is null and new.turn = old.turn
      and new.meeting = old.moved_from - 'number' and new.number = (old.moved_from ->> 'number')::int);
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
  if new.called_off_by is distinct from old.called_off_by and not (agreed and new.state = 'withdrawn') then
    raise exception 'only what was agreed is called off' using errcode = 'check_violation';
  end if;
  if (new.meeting, new.moved_from) is distinct from (old.meeting, old.moved_from) and not moves
    -- The side that is asked about the moved meeting, or the host about another date, accepts it with the talk that was agreed.
    and not (old.moved_from is not null and side is not distinct from old.turn and new.state = 'accepted' and new.moved_from is null
      and case side when host then new.meeting is null else new.meeting = old.meeting end and new.number = (old.moved_from ->> 'number')::int) then
    raise exception 'only the host moves its meeting' using errcode = 'check_violation';
  end if;
  if answers and not moves then
    if agreed and new.state = 'withdrawn' and new.called_off_by is not distinct from writer and new.held_on = old.held_on then
      -- Either side calls off what was agreed, in its own name, and nothing else of it changes.
      null;
    elsif old.state <> 'open' then
      raise exception 'it is settled' using errcode = 'check_violation';
    elsif new.state in ('open', 'accepted') and side is distinct from old.turn
      or new.state = 'open' and (new.turn = old.turn or old.moved_from is not null and side = host)
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

-- A coordinator invites a speaker of another congregation (X-INVITE-SPEAKER). It is a proposal like one that offers a speaker, in the same
-- table: whoever asks writes it, whoever is asked answers, and only whose speaker it is differs (decision 91).
alter table proposals
  add column direction text not null default 'offer' check (direction in ('offer', 'invite')),
  -- Empty, like the talks, while an invitation leaves it to whoever is asked: whatever they answer, they say both.
  drop constraint proposals_speaker_name_check,
  drop constraint proposals_numbers_check,
  add constraint proposals_speaker_check check (speaker_name <> '' or direction = 'invite' and state <> 'accepted' and turn = 'to'),
  add constraint proposals_talks_check check (cardinality(numbers) <= 20
    and (cardinality(numbers) > 0 or direction = 'invite' and state <> 'accepted' and turn = 'to'));
grant insert (direction) on proposals to sheaf_app;
grant update (speaker_name, numbers) on proposals to sheaf_app;

create or replace function sheaf.keep_proposal_sides() returns trigger language plpgsql as $$
declare
  own bigint := sheaf.current_congregation();
  writer text := case own when old.congregation_id then 'from' when old.to_congregation then 'to' end;
  -- A link answers for whoever it was sent to, in the congregation that sent it.
  side text := case when current_setting('app.operation', true) = 'proposals.answerLink' and writer = 'from' then 'to' else writer end;
  answers boolean := (new.held_on, new.number, new.state, new.turn, new.round)
    is distinct from (old.held_on, old.number, old.state, old.turn, old.round);
begin
  -- The owner's own functions and jobs of the database name no congregation.
  if own is null then return new; end if;
  if (new.from_placed_at, new.from_told) is distinct from (old.from_placed_at, old.from_told) and writer is distinct from 'from'
    or (new.to_placed_at, new.to_told) is distinct from (old.to_placed_at, old.to_told) and writer is distinct from 'to' then
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
    and current_user <> (select pg_get_userbyid(relowner) from pg_class where oid = tg_relid) then
    raise exception 'it is not for this side to say who comes' using errcode = 'check_violation';
  end if;
  return new;
end $$;

-- A moved meeting of an agreed talk is looked at at once, by the host and then by the other congregation; the hourly job is the net
-- (decision 166).
create function sheaf.wake_moved_talks() returns trigger language plpgsql as $$
begin
  perform sheaf.enqueue('follow-proposals', json_build_object('congregationId', waiting.congregation_id),
    'follow-proposals ' || waiting.congregation_id)
  from (select distinct congregation_id from changed
    where said = 1 and proposal_id is not null and facts is distinct from coalesce(asked_as, answered_as)) waiting;
  return null;
end $$;
create trigger wake_proposals after update on talks referencing new table as changed for each statement
  execute function sheaf.wake_moved_talks();

create function sheaf.wake_other_side() returns trigger language plpgsql as $$
declare other bigint := case sheaf.current_congregation() when new.congregation_id then new.to_congregation else new.congregation_id end;
begin
  if other is not null then
    perform sheaf.enqueue('follow-proposals', json_build_object('congregationId', other), 'follow-proposals ' || other);
  end if;
  return null;
end $$;
create trigger wake_proposals after update on proposals for each row
  when ((old.meeting, old.moved_from) is distinct from (new.meeting, new.moved_from)) execute function sheaf.wake_other_side();

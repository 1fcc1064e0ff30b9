-- The circuit overseer's week changes the programme of both meetings (decision 209).
-- The midweek meeting may be held when the visit begins.
alter table events add column moves_midweek boolean not null default false;
alter table events add check (not moves_midweek or type = 'co');

-- The visit that changes this meeting, without a foreign key: the deletion of an event changes no other row, so that it can be reverted
-- alone. The job that follows it compares both.
alter table meetings add column visit_id bigint;
alter table meetings add column visited boolean not null default false;
create index meetings_visited on meetings (congregation_id) where visited;

-- The talk of the overseer is a part of the visit: it has no place of its own in the usual order.
alter table meeting_parts add column event_id bigint;
alter table meeting_parts add check (event_id is null or imported is null);
create unique index meeting_parts_of_event on meeting_parts (congregation_id, meeting_id, event_id) where event_id is not null;
alter table meeting_parts drop constraint meeting_parts_key_check;
alter table meeting_parts add constraint meeting_parts_key_check check (key in ('comments', 'song', 'mid-song', 'review', 'reading',
  'first', 'second', 'third', 'fourth', 'study', 'talk', 'last-song', 'service-talk', 'final-talk')) not valid;
alter table meeting_parts validate constraint meeting_parts_key_check;
alter table meeting_parts drop constraint meeting_parts_order;
alter table meeting_parts add constraint meeting_parts_order exclude using btree
  (congregation_id with =, meeting_id with =, section with =, "order" with =) where (removed_at is null and event_id is null)
  deferrable initially deferred;

-- A duty of a part that is not held during a visit: its person stays, and the duty counts nowhere.
alter table duties add column suspended boolean not null default false;
create index duties_suspended on duties (congregation_id, meeting_id) where suspended;

-- Every change of an event is followed, also one that the journal reverts.
create function sheaf.follow_meetings() returns trigger language plpgsql security definer set search_path to 'public', 'pg_temp' as $$
declare
  own bigint := coalesce(new.congregation_id, old.congregation_id);
begin
  -- A congregation that is deleted takes its events along.
  if exists (select from congregations c where c.congregation_id = own) then
    perform sheaf.enqueue('meetings-follow-settings', json_build_object('congregationId', own), 'meetings-follow-settings ' || own);
  end if;
  return null;
end $$;
create trigger follow_meetings after insert or update or delete on events for each row execute function sheaf.follow_meetings();
-- Existing visits are followed by the job that runs several times an hour.

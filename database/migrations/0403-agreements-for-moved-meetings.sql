-- An agreement may be booked for a meeting that was moved before: the other congregation is asked at once, as after a later move
-- (decision 181).
create trigger wake_proposals_of_new after insert on talks referencing new table as changed for each statement
  execute function sheaf.wake_moved_talks();
-- An invitation names the meeting of the host.
grant insert (meeting) on proposals to sheaf_app;

-- Duties for which somebody is looked for. Groups of field service read it before a leader asks one person by name (decision 215).
create view duty_searches as
  select congregation_id, duty_id, from_person from swaps where state in ('open', 'pending', 'nobody');
select sheaf.publish('duty_searches');

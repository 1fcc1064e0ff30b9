-- A leader of a field service group searches for anybody or asks one person by name, one of both at a time (decision 215).
create view duty_searches as
  select congregation_id, duty_id, from_person from swaps where state in ('open', 'pending', 'nobody');
select sheaf.publish('duty_searches');
create view asked_leaders as
  select congregation_id, field_meeting_id, from_person from change_requests where state = 'open';
select sheaf.publish('asked_leaders');

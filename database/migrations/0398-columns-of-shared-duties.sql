-- A published view shows columns of its table and computes none: the reader of the view joins the duties of one shift or part (USERS-R24).
drop view shared_duties;
create view shared_duties as
  select congregation_id, id, person_id, on_date, shift_id, part_id, hall
    from duties where person_id is not null and (shift_id is not null or part_id is not null);
select sheaf.publish('shared_duties');

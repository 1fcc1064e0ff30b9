-- Who does something together: people of one cart shift, and holder and helper of one part (USERS-R24).
create view shared_duties as
  select one.congregation_id, one.person_id, other.person_id as other_id, one.on_date
    from duties one
    join duties other on other.congregation_id = one.congregation_id and other.shift_id = one.shift_id and other.id <> one.id
    where one.person_id is not null and other.person_id is not null
  union all
  select one.congregation_id, one.person_id, other.person_id, one.on_date
    from duties one
    join duties other on other.congregation_id = one.congregation_id and other.part_id = one.part_id
      and other.hall = one.hall and other.id <> one.id
    where one.person_id is not null and other.person_id is not null;
select sheaf.publish('shared_duties');

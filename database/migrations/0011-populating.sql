-- How far the list to work of an assignment has been filled from the map's own addresses (ASSIGN-D4). Small maps are filled when
-- they are assigned, large ones by a job, in pieces that nobody has to wait for.
alter table map_assignments
  add column populate_total int not null default 0,
  add column populated int not null default 0,
  -- The last address that was looked at, so that a job that was cut goes on there.
  add column populated_to int not null default 0;

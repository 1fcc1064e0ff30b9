-- A meeting that somebody moved stays where it was put when the day or the hour of the meetings changes in the settings.
alter table meetings add column moved boolean not null default false;

-- Those that differ from most of their kind were moved by hand.
update meetings m set moved = true
from (select congregation_id, type, mode() within group (order by held_on - week) as day, mode() within group (order by starts_at) as hour
      from meetings group by congregation_id, type) usual
where usual.congregation_id = m.congregation_id and usual.type = m.type
  and (m.held_on - m.week, m.starts_at) is distinct from (usual.day, usual.hour);

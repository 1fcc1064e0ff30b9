-- Weekend meetings to come have an opening prayer like those that are made from now on; what is past stays as it was planned.
insert into duties (congregation_id, kind, qualification, meeting_id, hall, place, week, on_date, starts_at, ends_at)
select m.congregation_id, 'prayer', 1, m.id, 1, 1, m.week, m.held_on, m.starts_at, m.ends_at
from meetings m
where m.type = 'public' and m.held_on >= current_date
  and not exists (select from duties d where d.congregation_id = m.congregation_id and d.meeting_id = m.id and d.kind = 'prayer');

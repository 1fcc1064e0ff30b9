-- The month from which reports are expected and averaged. Congregations that are here already: the month in which they were founded, or that of
-- their first report where that is earlier, so that no figure of theirs changes.
insert into domain_settings as s (congregation_id, part, settings)
select c.congregation_id, 'field_service_reports', jsonb_build_object('start_month', least(
    date_trunc('month', sheaf.local_day(c.created_at, c.timezone_id))::date,
    (select min(r.month) from service_reports r where r.congregation_id = c.congregation_id))::text)
from congregations c
on conflict (congregation_id, part) do update set settings = excluded.settings || s.settings;

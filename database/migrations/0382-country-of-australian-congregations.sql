-- Numbers of a congregation without a country were read as Australian. Where its clock is Australian too, that is its country; elsewhere
-- nobody knows it, and it is asked for.
update congregations set country_id = (select id from countries where code = 'AU')
where country_id is null and timezone_id like 'Australia/%' and exists (select from countries where code = 'AU');

-- Two speakers of one congregation may go to two meetings of one host on one day. The meetings differ by their hour and by their language
-- group, which stands behind the name of the host (`groupName` of book-away.ts).
create function sheaf.host_group(host_name text) returns text language sql immutable set search_path = public, pg_temp as $$
  select split_part(host_name, ' · ', 2) $$;
drop index away_talks_one_a_host;
create unique index away_talks_one_a_meeting on away_talks (congregation_id, host_id, held_on, starts_at, (sheaf.host_group(host_name)))
  where confirmed <> 2;

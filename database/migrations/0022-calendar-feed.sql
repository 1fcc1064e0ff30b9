-- A calendar comes without a session: by the hash of the feed's secret it finds whose feed it is, and nothing else.
create function sheaf.find_feed(hash bytea) returns table (congregation_id int, person_id int)
  language sql stable security definer set search_path = public, pg_temp as $$
  select congregation_id, id from people where ical_hash = hash and active and deleted_at is null $$;
revoke execute on function sheaf.find_feed from public;
grant execute on function sheaf.find_feed to sheaf_app;

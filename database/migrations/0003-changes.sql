-- Every change of a congregation's data is announced when it commits, so that a process may keep what it read until then.
-- The payload is the congregation's number and nothing else: whoever listens learns no content.

create function sheaf.announce() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  congregation int;
begin
  for congregation in select distinct congregation_id from changed loop
    perform pg_notify('sheaf_changes', congregation::text);
  end loop;
  return null;
end $$;

-- Whatever raises a revision has changed something; sessions raise none when they end.
create trigger announce_insert after insert on revisions referencing new table as changed for each statement execute function sheaf.announce();
create trigger announce_update after update on revisions referencing new table as changed for each statement execute function sheaf.announce();
create trigger announce_update after update on sessions referencing new table as changed for each statement execute function sheaf.announce();

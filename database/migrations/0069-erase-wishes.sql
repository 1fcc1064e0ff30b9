-- Whoever is erased no longer wishes to be reached in any way.
create function sheaf.forget_wishes() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from message_wishes where congregation_id = new.congregation_id and person_id = new.id;
  return null;
end $$;
create trigger forget_wishes after update of erased_at on people for each row
  when (new.erased_at is not null and old.erased_at is null) execute function sheaf.forget_wishes();
delete from message_wishes w using people p
  where p.congregation_id = w.congregation_id and p.id = w.person_id and p.erased_at is not null;

-- Who gains or loses a role has their permissions read anew. Row by row, each of two thousand imported people was an update of its
-- own, with all that follows one: an import spent two thirds of its time there, and taking it back as much again.
create function sheaf.raise_permission_epochs() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update people p set permission_epoch = p.permission_epoch + 1
    from (select distinct congregation_id, person_id from moved) m
    where p.congregation_id = m.congregation_id and p.id = m.person_id;
  return null;
end $$;

drop trigger raise_epoch on person_roles;
create trigger raise_epoch_insert after insert on person_roles referencing new table as moved
  for each statement execute function sheaf.raise_permission_epochs();
create trigger raise_epoch_delete after delete on person_roles referencing old table as moved
  for each statement execute function sheaf.raise_permission_epochs();

create or replace function sheaf.raise_permission_epoch() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update people p set permission_epoch = p.permission_epoch + 1 from person_roles pr
    where pr.congregation_id = new.congregation_id and pr.role_id = new.id
      and p.congregation_id = pr.congregation_id and p.id = pr.person_id;
  return null;
end $$;

-- Default roles are the same in every congregation (ROLES-O3). The first congregation keeps them: what changes there is copied to
-- the others in the same transaction. Ids below 1000 are default roles; a congregation's own roles begin at 1000.

-- Whoever could edit roles in another congregation by a default role alone must not lose that by a change made elsewhere.
create function sheaf.check_role_editors(congregations int[]) returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if exists (
    select from unnest(congregations) c (id) where not exists (
      select from people p
        join person_roles pr on pr.congregation_id = p.congregation_id and pr.person_id = p.id
        join roles r on r.congregation_id = pr.congregation_id and r.id = pr.role_id
      where p.congregation_id = c.id and p.active and p.deleted_at is null and 'settings.roles.edit' = any (r.permissions)))
  then
    raise exception 'a congregation would be left without anybody who edits roles'
      using errcode = 'check_violation', constraint = 'roles_need_an_editor';
  end if;
end $$;

-- Congregations, other than the first, in which somebody edits roles now. Locks all, so that none changes rights meanwhile.
create function sheaf.lock_edited_congregations() returns int[] language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform from congregations order by congregation_id for no key update;
  return array(select distinct p.congregation_id from people p
    join person_roles pr on pr.congregation_id = p.congregation_id and pr.person_id = p.id
    join roles r on r.congregation_id = pr.congregation_id and r.id = pr.role_id
    where p.congregation_id <> 1 and p.active and p.deleted_at is null and 'settings.roles.edit' = any (r.permissions));
end $$;
revoke execute on function sheaf.check_role_editors, sheaf.lock_edited_congregations from public;

create function sheaf.copy_default_role() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  publisher constant int := 2;
  target constant int := coalesce(new.id, old.id);
  actor constant text := current_setting('app.person', true);
  change constant text := current_setting('app.change', true);
  edited int[];
begin
  -- The congregation itself is deleted, with everything it has.
  if not exists (select from congregations where congregation_id = 1) then return null; end if;
  edited := sheaf.lock_edited_congregations();
  -- The author is nobody in the journals of the others.
  perform set_config('app.person', '', true);
  if tg_op = 'DELETE' then
    insert into person_roles (congregation_id, person_id, role_id)
      select pr.congregation_id, pr.person_id, publisher from person_roles pr
        where pr.role_id = target and pr.congregation_id <> 1
      on conflict do nothing;
    delete from person_roles pr where pr.role_id = target and pr.congregation_id <> 1;
    delete from roles where id = target and congregation_id <> 1;
  else
    update roles r set name = new.name, permissions = new.permissions
      where r.id = target and r.congregation_id <> 1
        and (r.name, r.permissions) is distinct from (new.name, new.permissions);
    insert into roles (congregation_id, id, name, permissions)
      select c.congregation_id, new.id, new.name, new.permissions from congregations c where c.congregation_id <> 1
      on conflict do nothing;
  end if;
  perform sheaf.check_role_editors(edited);
  perform set_config('app.person', coalesce(actor, ''), true);
  perform set_config('app.change', coalesce(change, ''), true);
  return null;
end $$;

create trigger copy_default_role after insert or update of name, permissions on roles for each row
  when (new.congregation_id = 1 and new.id < 1000) execute function sheaf.copy_default_role();
create trigger copy_deleted_default_role after delete on roles for each row
  when (old.congregation_id = 1 and old.id < 1000) execute function sheaf.copy_default_role();

-- What the first congregation changed until now becomes what all have.
update roles r set name = f.name, permissions = f.permissions from roles f
  where f.congregation_id = 1 and f.id < 1000 and r.congregation_id <> 1 and r.id = f.id
    and (r.name, r.permissions) is distinct from (f.name, f.permissions);

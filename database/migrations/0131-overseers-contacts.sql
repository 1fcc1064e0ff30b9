-- Everyone may know phone and e-mail of those who oversee a group. A phone's copy of the people hears when somebody begins or ends to
-- oversee one, although nothing of the person's own row changed.
create view group_overseers as select congregation_id, overseer_id from groups where overseer_id is not null;
select sheaf.publish('group_overseers');

create function sheaf.mark_overseers() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if new.overseer_id is distinct from old.overseer_id then
    update people set updated_at = now()
      where congregation_id = coalesce(new.congregation_id, old.congregation_id) and id in (old.overseer_id, new.overseer_id);
  end if;
  return null;
end $$;
create trigger mark_overseers after insert or update or delete on groups
  for each row execute function sheaf.mark_overseers();

-- Those who oversee a group already.
update people p set updated_at = now()
  from group_overseers o where o.congregation_id = p.congregation_id and o.overseer_id = p.id;

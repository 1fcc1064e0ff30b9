-- That somebody was told of something, or has read it, changes nothing in the congregation: phones hear of it, the journal does not.
create function sheaf.after_telling() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'DELETE' then
    insert into revisions as r select distinct gone.congregation_id, tg_argv[0], 1 from gone join congregations using (congregation_id)
      on conflict (congregation_id, collection) do update set revision = r.revision + 1;
  else
    insert into revisions as r select distinct congregation_id, tg_argv[0], 1 from changed
      on conflict (congregation_id, collection) do update set revision = r.revision + 1;
  end if;
  return null;
end $$;
revoke execute on function sheaf.after_telling from public;
drop trigger after_insert on notifications;
drop trigger after_update on notifications;
drop trigger after_delete on notifications;
create trigger after_insert after insert on notifications referencing new table as changed for each statement execute function sheaf.after_telling('notifications');
create trigger after_update after update on notifications referencing new table as changed for each statement execute function sheaf.after_telling('notifications');
create trigger after_delete after delete on notifications referencing old table as gone for each statement execute function sheaf.after_telling('notifications');
with told as (delete from journal where table_name = 'notifications' returning congregation_id, change_id)
delete from journal_changes c using told t
where c.congregation_id = t.congregation_id and c.id = t.change_id
  and not exists (select from journal j where j.congregation_id = c.congregation_id and j.change_id = c.id and j.table_name <> 'notifications');

-- Whoever writes to the journal, the entry belongs to the change of its transaction.
create function sheaf.join_change() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  new.change_id := sheaf.change_of(new.congregation_id);
  return new;
end $$;
revoke execute on function sheaf.join_change from public;
create trigger join_change before insert on journal for each row when (new.change_id is null) execute function sheaf.join_change();

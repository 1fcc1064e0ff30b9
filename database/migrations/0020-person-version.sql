-- The version of a person counts what somebody edits. That he was seen, or that his permissions moved, is no edit: it would
-- refuse the form of whoever has him open just then.
create function sheaf.touch_person() returns trigger language plpgsql as $$
declare
  unedited constant text[] := '{last_login,permission_epoch,updated_at,version}';
begin
  new.updated_at := now();
  -- An update may raise it itself: roles stand in a table of their own.
  new.version := greatest(new.version, old.version + (to_jsonb(new) - unedited is distinct from to_jsonb(old) - unedited)::int);
  return new;
end $$;
drop trigger touch_row on people;
create trigger touch_row before update on people for each row execute function sheaf.touch_person();

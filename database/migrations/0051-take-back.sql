-- Marks a change of this congregation as taken back by this transaction's own; null where somebody else was first.
create function sheaf.take_back_change(original bigint) returns bigint
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  own constant int := sheaf.current_congregation();
  target journal_changes;
  this bigint;
begin
  select * into target from journal_changes where congregation_id = own and id = original for update;
  if target.id is null or target.taken_back_by is not null then return null; end if;
  this := sheaf.change_of(own);
  update journal_changes set taken_back_by = this where congregation_id = own and id = original;
  update journal_changes set undoes = original, operation = target.operation where congregation_id = own and id = this;
  -- It took another one back itself: that one stands again.
  update journal_changes set taken_back_by = null where congregation_id = own and id = target.undoes and taken_back_by = original;
  return this;
end $$;
revoke execute on function sheaf.take_back_change from public;
grant execute on function sheaf.take_back_change to sheaf_app;

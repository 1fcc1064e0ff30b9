-- The numbers that new congregations get in this installation, so that those of several installations never meet. Numbers that were given
-- before stay; the next one follows the highest of the range.
create function sheaf.use_congregation_numbers(first_number bigint, last_number bigint) returns void language plpgsql as $$
declare
  sequence constant text := pg_get_serial_sequence('congregations', 'congregation_id');
  next_number bigint;
begin
  lock table congregations in share row exclusive mode;
  perform from pg_sequence where seqrelid = sequence::regclass and seqmin = first_number and seqmax = last_number;
  if found then return; end if;
  select greatest(coalesce(max(number) + 1, first_number), first_number) into next_number from (
    select congregation_id as number from congregations union all select id from directory_congregations) n
    where number between first_number and last_number;
  execute format('alter sequence %1$s minvalue %2$s maxvalue %3$s start %2$s restart %4$s', sequence, first_number, last_number, next_number);
end $$;
revoke execute on function sheaf.use_congregation_numbers from public;

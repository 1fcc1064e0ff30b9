-- A search ends with the change that cancels its duty: a visit that suspends it, or an event in its week.
drop trigger end_search_changed on duties;
create trigger end_search_changed after update on duties for each row
  when (old.person_id is distinct from new.person_id or old.on_date is distinct from new.on_date
    or old.suspended is distinct from new.suspended)
  execute function sheaf.end_search();

create function sheaf.step_searches() returns trigger language plpgsql security definer set search_path to 'public', 'pg_temp' as $$
declare
  found record;
begin
  for found in
    select s.congregation_id, s.id from swaps s
      join duties d on d.congregation_id = s.congregation_id and d.id = s.duty_id
      where s.congregation_id = coalesce(new.congregation_id, old.congregation_id) and s.state in ('open', 'pending', 'nobody')
        and (d.on_date between date_trunc('week', new.starts_on) and date_trunc('week', new.ends_on) + interval '6 days'
          or d.on_date between date_trunc('week', old.starts_on) and date_trunc('week', old.ends_on) + interval '6 days') loop
    perform sheaf.enqueue('swap-step', json_build_object('congregationId', found.congregation_id, 'id', found.id),
      format('swap-step %s %s', found.congregation_id, found.id));
  end loop;
  return null;
end $$;
create trigger step_searches after insert or update or delete on events for each row execute function sheaf.step_searches();

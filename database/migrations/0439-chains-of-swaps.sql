-- Two people are asked together if nobody is free alone: one takes the duty and passes an own one on to the other (decision 215).
alter table swap_offers
  add column chain smallint check (chain between 1 and 3),
  -- The duty that the first person of a chain passes on; null for the second one, and for offers to one person.
  add column gives_duty bigint,
  -- Until when the first yes of a chain waits for the second one.
  add column held_until timestamptz,
  drop constraint swap_offers_state_check,
  add constraint swap_offers_state_check check (state in ('sent', 'seen', 'cant', 'taken', 'held', 'refused', 'late')),
  add constraint swap_offers_gives check (gives_duty is null or chain is not null),
  add constraint swap_offers_held check ((state = 'held') = (held_until is not null)),
  add foreign key (congregation_id, gives_duty) references duties (congregation_id, id) on delete set null (gives_duty);
create index swap_offers_of_given on swap_offers (congregation_id, gives_duty);

-- A duty with an open search is changed or removed: the asker is notified. A removed duty takes its search along, so the task has what it names.
create function sheaf.end_search() returns trigger language plpgsql security definer set search_path to 'public', 'pg_temp' as $$
declare
  found record;
  told jsonb;
begin
  for found in select s.id, s.from_person from swaps s join congregations c on c.congregation_id = s.congregation_id
      where s.congregation_id = old.congregation_id and s.duty_id = old.id and s.state in ('open', 'pending', 'nobody') loop
    if tg_op = 'UPDATE' then
      perform sheaf.enqueue('swap-step', json_build_object('congregationId', old.congregation_id, 'id', found.id),
        format('swap-step %s %s', old.congregation_id, found.id));
    elsif found.from_person = old.person_id then
      told := sheaf.duty_facts(old);
      perform sheaf.enqueue('search-ended', json_build_object('congregationId', old.congregation_id, 'person', old.person_id,
        'by', nullif(current_setting('app.person', true), '')::bigint, 'kind', old.kind, 'date', old.on_date, 'shift', old.shift_id,
        'facts', json_build_object('part', told -> 'part', 'what', told -> 'what', 'where', told -> 'where')),
        format('search-ended %s %s', old.congregation_id, old.id));
    end if;
  end loop;
  return coalesce(new, old);
end $$;
create trigger end_search before delete on duties for each row execute function sheaf.end_search();
create trigger end_search_changed after update on duties for each row
  when (old.person_id is distinct from new.person_id or old.on_date is distinct from new.on_date)
  execute function sheaf.end_search();

-- A speaker who answered a public talk only in the own duties is told of its withdrawal like of every duty (decision 167). An operation that
-- tells the speaker in another way deletes the row.
create or replace function sheaf.note_withdrawal() returns trigger language plpgsql as $$
declare mailed boolean;
begin
  if old.person_id is null or old.kind = 'cart'
    or tg_op = 'UPDATE' and new.person_id is not distinct from old.person_id
    -- A person who gives up a duty knows it.
    or old.person_id = nullif(current_setting('app.person', true), '')::bigint then
    return coalesce(new, old);
  end if;
  mailed := old.mailed_at is not null or exists (select from answer_links l
    where l.congregation_id = old.congregation_id and l.duty_id = old.id and l.person_id = old.person_id);
  if mailed or old.said is not null or old.kind = 'conductor' or exists (select from outgoing_messages m
      where m.congregation_id = old.congregation_id and m.person_id = old.person_id and m.effect like m.kind || ':%' and (
        m.kind in ('duty-evening', 'duty-week') and old.id::text = any (string_to_array(substring(m.effect from '[^:]*$'), '+'))
        or m.kind = 'attendant-duty' and m.effect like '%:' || old.id || ':' || old.person_id)) then
    insert into withdrawn_duties (congregation_id, person_id, duty_id, kind, facts, by_mail)
      -- A congregation that is deleted takes its people along.
      select old.congregation_id, p.id, old.id, old.kind, coalesce(old.asked_as, old.answered_as, old.facts, sheaf.duty_facts(old)), mailed
      from people p join congregations c on c.congregation_id = p.congregation_id
      where p.congregation_id = old.congregation_id and p.id = old.person_id and p.active
      on conflict do nothing;
    -- The task waits for five quiet minutes.
    perform sheaf.enqueue('tell-withdrawn-duties', json_build_object('congregationId', old.congregation_id),
      'tell-withdrawn-duties ' || old.congregation_id);
  end if;
  return coalesce(new, old);
end $$;

-- Duties that their person was told of, or agreed to, and no longer has: one row each until the person is told (decision 151).
create table withdrawn_duties (
  congregation_id bigint not null references congregations on delete cascade,
  id bigint not null generated always as identity,
  person_id bigint not null,
  -- No reference: the duty may be deleted.
  duty_id bigint not null,
  kind text not null,
  facts jsonb not null,
  by_mail boolean not null,
  primary key (congregation_id, id),
  unique (congregation_id, person_id, duty_id),
  foreign key (congregation_id, person_id) references people (congregation_id, id) on delete cascade
);
select sheaf.guard('withdrawn_duties');

-- A field service meeting and a cart of another congregation have a place, which an answer is given for.
create or replace function sheaf.duty_facts(d duties) returns jsonb language sql stable set search_path = public, pg_temp as $$
  select jsonb_build_object('date', d.on_date, 'time', d.starts_at, 'hall', d.hall, 'part', d.qualification, 'what', case
    when d.part_id is not null then (select title from meeting_parts p where p.congregation_id = d.congregation_id and p.id = d.part_id)
    when d.responsibility_id is not null then
      (select label from responsibilities r where r.congregation_id = d.congregation_id and r.id = d.responsibility_id)
    when d.away_talk_id is not null then
      (select host_name from away_talks a where a.congregation_id = d.congregation_id and a.id = d.away_talk_id)
    end)
  || case
    when d.shift_id is not null then jsonb_build_object('where',
      (select location_id from cart_shifts s where s.congregation_id = d.congregation_id and s.id = d.shift_id))
    when d.visit_id is not null then jsonb_build_object('where',
      (select host_location from cart_visits v where v.congregation_id = d.congregation_id and v.id = d.visit_id))
    when d.field_meeting_id is not null then jsonb_build_object('where',
      (select coalesce(f.location, s.location, r.location) from field_meetings m
        left join field_groups f on f.congregation_id = m.congregation_id and f.id = m.field_group_id
        left join special_groups s on s.congregation_id = m.congregation_id and s.id = m.special_group_id
        left join rotation_groups r on r.congregation_id = m.congregation_id and r.id = m.rotation_group_id
        where m.congregation_id = d.congregation_id and m.id = d.field_meeting_id))
    else '{}'::jsonb end $$;

create or replace function sheaf.keep_answer() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    new.said := coalesce(new.said, new.acknowledged);
  elsif new.person_id is distinct from old.person_id then
    -- What somebody said of a duty is nothing that the next one said.
    new.said := null;
    new.acknowledged_at := null;
    new.mailed_at := null;
  end if;
  if new.said is null then
    new.acknowledged := null;
    -- A notification of the withdrawal names these facts after the part or the field service meeting is deleted.
    new.facts := case when new.person_id is not null and (new.mailed_at is not null or new.kind = 'conductor')
      then sheaf.duty_facts(new) end;
    new.answered_as := null;
    new.asked_as := null;
    new.called_off_at := null;
  else
    new.facts := sheaf.duty_facts(new);
    new.answered_as := coalesce(new.answered_as, new.facts);
    new.acknowledged := case when new.answered_as = new.facts then new.said end;
  end if;
  return new;
end $$;

create function sheaf.refresh_conductors() returns trigger language plpgsql as $$
begin
  execute format('update duties d set facts = null from field_meetings m
    where d.congregation_id = $1 and d.field_meeting_id = m.id and m.congregation_id = $1 and m.%I = $2 and d.person_id is not null', tg_argv[0])
    using new.congregation_id, new.id;
  return null;
end $$;
create trigger refresh_answers after update of location on field_groups for each row
  when (old.location is distinct from new.location) execute function sheaf.refresh_conductors('field_group_id');
create trigger refresh_answers after update of location on special_groups for each row
  when (old.location is distinct from new.location) execute function sheaf.refresh_conductors('special_group_id');
create trigger refresh_answers after update of location on rotation_groups for each row
  when (old.location is distinct from new.location) execute function sheaf.refresh_conductors('rotation_group_id');
create trigger refresh_answers after update of host_location on cart_visits for each row
  when (old.host_location is distinct from new.host_location) execute function sheaf.refresh_answers('visit_id');

-- Earlier answers were given for the present place. An answer that is open already stays open.
update duties set facts = null, answered_as = case when acknowledged is not null then null else answered_as end
where (kind = 'conductor' or visit_id is not null) and person_id is not null;

-- Shifts at carts and talks are told by the operations that end them.
create function sheaf.note_withdrawal() returns trigger language plpgsql as $$
declare mailed boolean;
begin
  if old.person_id is null or old.kind in ('cart', 'away-talk') or old.kind = 'part' and old.qualification = 14
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
create trigger note_withdrawal before update of person_id or delete on duties for each row execute function sheaf.note_withdrawal();

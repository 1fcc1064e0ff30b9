-- A draft that repairs a schedule keeps the people of it, except those who can no longer come (decision 197).
alter table drafts add column mode text not null default 'new' check (mode in ('new', 'repair'));
-- People who know of their duty are not replaced.
alter table drafts add column keep_told boolean not null default true;
-- Only duties of these meetings; null for all of the span.
alter table drafts add column meeting_ids bigint[] check (cardinality(meeting_ids) > 0);

-- The person of the duty before a repair, and why that person can no longer have it; null if the repair only moves the person.
alter table draft_places add column stood_id bigint;
alter table draft_places add column fell_out text check (fell_out in ('away', 'cannot', 'declined', 'not-qualified'));
alter table draft_places add foreign key (congregation_id, stood_id) references people (congregation_id, id);
alter table draft_places add check (fell_out is null or stood_id is not null);
create index draft_places_of_stood on draft_places (congregation_id, stood_id);
alter table draft_places drop constraint draft_places_state_check;
alter table draft_places add constraint draft_places_state_check check (state in ('proposed', 'published', 'left', 'unchanged'));

-- When the person was last notified of the duty as it is, in any way; a duty on another day has not been announced yet.
alter table duties add column told_at timestamptz;
alter table duties add check (told_at is null or person_id is not null);

create or replace function sheaf.keep_answer() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    new.said := coalesce(new.said, new.acknowledged);
  elsif new.person_id is distinct from old.person_id then
    -- What somebody said of a duty is nothing that the next one said.
    new.said := null;
    new.acknowledged_at := null;
    new.mailed_at := null;
    new.told_at := null;
  elsif new.on_date is distinct from old.on_date then
    new.told_at := null;
  end if;
  if new.said is null then
    new.acknowledged := null;
    -- A notification of the withdrawal names these facts after the part or the field service meeting is deleted.
    new.facts := case
      when new.person_id is not null and (new.mailed_at is not null or new.told_at is not null or new.kind = 'conductor')
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

-- Whether the person has an e-mail or a link of the duty.
create function sheaf.has_duty_by_mail(d duties) returns boolean language sql stable set search_path = public, pg_temp as $$
  select d.mailed_at is not null or exists (select from answer_links l
    where l.congregation_id = d.congregation_id and l.duty_id = d.id and l.person_id = d.person_id) $$;

-- Whether the person of the duty was notified of it, or answered.
create function sheaf.knows_duty(d duties) returns boolean language sql stable set search_path = public, pg_temp as $$
  select d.person_id is not null and (d.told_at is not null or d.said is not null or d.kind = 'conductor'
    or sheaf.has_duty_by_mail(d)
    or exists (select from outgoing_messages m
      where m.congregation_id = d.congregation_id and m.person_id = d.person_id and m.effect like m.kind || ':%' and (
        m.kind in ('duty-evening', 'duty-week') and d.id::text = any (string_to_array(substring(m.effect from '[^:]*$'), '+'))
        or m.kind = 'attendant-duty' and m.effect like '%:' || d.id || ':' || d.person_id))) $$;

create or replace function sheaf.note_withdrawal() returns trigger language plpgsql as $$
begin
  if old.person_id is null or old.kind = 'cart'
    or tg_op = 'UPDATE' and new.person_id is not distinct from old.person_id
    -- A person who gives up a duty knows it.
    or old.person_id = nullif(current_setting('app.person', true), '')::bigint then
    return coalesce(new, old);
  end if;
  if sheaf.knows_duty(old) then
    insert into withdrawn_duties (congregation_id, person_id, duty_id, kind, facts, by_mail)
      -- A congregation that is deleted takes its people along.
      select old.congregation_id, p.id, old.id, old.kind, coalesce(old.asked_as, old.answered_as, old.facts, sheaf.duty_facts(old)),
        sheaf.has_duty_by_mail(old)
      from people p join congregations c on c.congregation_id = p.congregation_id
      where p.congregation_id = old.congregation_id and p.id = old.person_id and p.active
      on conflict do nothing;
    -- The task waits for five quiet minutes.
    perform sheaf.enqueue('tell-withdrawn-duties', json_build_object('congregationId', old.congregation_id),
      'tell-withdrawn-duties ' || old.congregation_id);
  end if;
  return coalesce(new, old);
end $$;

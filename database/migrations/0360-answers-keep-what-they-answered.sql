-- An answer keeps what it answered, and counts while that is so (decision 136). `said` is what a person said, `answered_as` the facts that
-- it was said of, `facts` those of the present, `asked_as` those of which the person was told last. What the answer comes to
-- (`acknowledged`, `confirmed`, `answer`) is derived here, so that no way of changing a date or a part can leave it standing.

alter table duties
  add column said text check (said in ('seen', 'yes')),
  add column facts jsonb,
  add column answered_as jsonb,
  add column asked_as jsonb;

create function sheaf.duty_facts(d duties) returns jsonb language sql stable set search_path = public, pg_temp as $$
  select jsonb_build_object('date', d.on_date, 'time', d.starts_at, 'hall', d.hall, 'part', d.qualification, 'what', case
    when d.part_id is not null then (select title from meeting_parts p where p.congregation_id = d.congregation_id and p.id = d.part_id)
    when d.responsibility_id is not null then
      (select label from responsibilities r where r.congregation_id = d.congregation_id and r.id = d.responsibility_id)
    when d.away_talk_id is not null then
      (select host_name from away_talks a where a.congregation_id = d.congregation_id and a.id = d.away_talk_id)
    when d.shift_id is not null then
      (select 'cart ' || location_id from cart_shifts s where s.congregation_id = d.congregation_id and s.id = d.shift_id)
    end) $$;

create function sheaf.keep_answer() returns trigger language plpgsql as $$
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
    new.facts := null;
    new.answered_as := null;
    new.asked_as := null;
  else
    new.facts := sheaf.duty_facts(new);
    new.answered_as := coalesce(new.answered_as, new.facts);
    new.acknowledged := case when new.answered_as = new.facts then new.said end;
  end if;
  return new;
end $$;

do $$ declare named text; begin
  for named in select conname from pg_constraint where conrelid = 'duties'::regclass and contype = 'c'
    and pg_get_constraintdef(oid) like '%acknowledged IS NULL) = (acknowledged_at IS NULL)%' loop
    execute format('alter table duties drop constraint %I', named);
  end loop;
end $$;
drop trigger clear_acknowledgement on duties;
drop function sheaf.clear_acknowledgement();
-- What was answered until now was answered for what it is now.
create trigger keep_answer before insert or update on duties for each row execute function sheaf.keep_answer();
update duties set said = acknowledged where acknowledged is not null;
alter table duties
  add constraint duties_said_at check ((said is null) = (acknowledged_at is null)),
  add constraint duties_said_by check (said is null or person_id is not null);

-- What a duty is about stands in the tables of those who have the work.
create function sheaf.refresh_answers() returns trigger language plpgsql as $$
begin
  execute format('update duties set facts = null where congregation_id = $1 and %I = $2 and said is not null', tg_argv[0])
    using new.congregation_id, new.id;
  return null;
end $$;
create trigger refresh_answers after update of title on meeting_parts for each row
  when (old.title is distinct from new.title) execute function sheaf.refresh_answers('part_id');
create trigger refresh_answers after update of label on responsibilities for each row
  when (old.label is distinct from new.label) execute function sheaf.refresh_answers('responsibility_id');
create trigger refresh_answers after update of host_name on away_talks for each row
  when (old.host_name is distinct from new.host_name) execute function sheaf.refresh_answers('away_talk_id');
create trigger refresh_answers after update of location_id on cart_shifts for each row
  when (old.location_id is distinct from new.location_id) execute function sheaf.refresh_answers('shift_id');

alter table talks
  add column said smallint check (said between 0 and 2),
  add column said_answer text,
  add column facts jsonb,
  add column answered_as jsonb,
  add column asked_as jsonb;
alter table away_talks
  add column said smallint check (said between 0 and 2),
  add column said_answer text,
  add column facts jsonb,
  add column answered_as jsonb,
  add column asked_as jsonb;

-- What was said is noted with its moment, whatever it comes to.
do $$ declare found record; begin
  for found in select conrelid::regclass::text as named, conname from pg_constraint
    where conrelid in ('talks'::regclass, 'away_talks'::regclass) and contype = 'c' and pg_get_constraintdef(oid) ~ 'answered_at|answer_word' loop
    execute format('alter table %s drop constraint %I', found.named, found.conname);
  end loop;
end $$;

create function sheaf.talk_facts(talk talks) returns jsonb language sql stable set search_path = public, pg_temp as $$
  select jsonb_build_object('date', m.held_on, 'time', m.starts_at) from meetings m
  where m.congregation_id = talk.congregation_id and m.id = talk.meeting_id $$;
create function sheaf.talk_facts(talk away_talks) returns jsonb language sql stable set search_path = public, pg_temp as $$
  select jsonb_build_object('date', talk.held_on, 'time', talk.starts_at, 'where', talk.host_name) $$;

-- A yes is for one date. A no and a wish for another date stay as they are.
create function sheaf.keep_talk_answer() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    new.said := coalesce(new.said, new.confirmed);
    new.said_answer := coalesce(new.said_answer, new.answer);
  end if;
  new.facts := sheaf.talk_facts(new);
  if new.said = 1 then
    new.answered_as := coalesce(new.answered_as, new.facts);
  else
    new.answered_as := null;
    new.asked_as := null;
  end if;
  if new.said = 1 and new.answered_as is distinct from new.facts then
    new.confirmed := 0;
    new.answer := null;
  else
    new.confirmed := new.said;
    new.answer := new.said_answer;
  end if;
  return new;
end $$;
create trigger keep_talk_answer before insert or update on talks for each row execute function sheaf.keep_talk_answer();
create trigger keep_talk_answer before insert or update on away_talks for each row execute function sheaf.keep_talk_answer();
update talks set said = confirmed, said_answer = answer;
update away_talks set said = confirmed, said_answer = answer;
alter table talks
  alter column said set not null,
  add constraint talks_said_at check ((said_answer is null) = (answered_at is null)),
  add constraint talks_said_word check (said_answer is not null or answer_word is null);
alter table away_talks
  alter column said set not null,
  add constraint away_talks_said_at check ((said_answer is null) = (answered_at is null)),
  add constraint away_talks_said_word check (said_answer is not null or answer_word is null);

-- A meeting that is moved takes its duties and what was answered along in the same statement.
create or replace function sheaf.move_duties() returns trigger language plpgsql as $$
begin
  update duties d set week = new.week, on_date = new.held_on, starts_at = new.starts_at, ends_at = new.ends_at
  where d.congregation_id = new.congregation_id and d.meeting_id = new.id;
  if (old.held_on, old.starts_at) is distinct from (new.held_on, new.starts_at) then
    update talks t set facts = null where t.congregation_id = new.congregation_id and t.meeting_id = new.id and t.said = 1;
  end if;
  return null;
end $$;

-- Whoever answered for something else than it is now is to be told: at once, and by the clock where that fails.
create function sheaf.wake_answers() returns trigger language plpgsql as $$
declare waiting bigint;
begin
  for waiting in execute format('select distinct congregation_id from changed where %s and facts is distinct from coalesce(asked_as, answered_as)',
    case tg_table_name when 'duties' then 'said is not null' else 'said = 1' end) loop
    perform sheaf.enqueue(tg_argv[0], json_build_object('congregationId', waiting), tg_argv[0] || ' ' || waiting);
  end loop;
  return null;
end $$;
create trigger wake_answers after update on duties referencing new table as changed for each statement
  execute function sheaf.wake_answers('tell-changed-duties');
create trigger wake_answers after update on talks referencing new table as changed for each statement
  execute function sheaf.wake_answers('tell-changed-talks');
create trigger wake_answers after update on away_talks referencing new table as changed for each statement
  execute function sheaf.wake_answers('tell-changed-talks');

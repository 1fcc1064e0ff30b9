-- Tasks that repeat, helper sheets, and their slots (decision 218).
create table tasks (
  congregation_id bigint not null references congregations on delete cascade,
  id bigint generated always as identity,
  label text not null check (char_length(label) between 1 and 60),
  place text check (char_length(place) between 1 and 120),
  kind text not null default 'other' check (kind in ('cleaning', 'garden', 'safety', 'repair', 'hospitality', 'other')),
  takers text not null check (takers in ('people', 'groups', 'anyone')),
  frequency text not null check (frequency in ('week', 'fortnight', 'month', 'quarter', 'half-year', 'year')),
  day_of_week smallint not null check (day_of_week between 0 and 6),
  week_of_month smallint not null default 0 check (week_of_month between 0 and 4),
  anchor date not null,
  starts_at text not null,
  minutes smallint not null check (minutes between 5 and 720),
  places smallint not null default 1 check (places between 1 and 20),
  checklist text check (char_length(checklist) between 1 and 4000),
  active boolean not null default true,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (congregation_id, id)
);

-- People or groups in the order of their turns.
create table task_takers (
  congregation_id bigint not null references congregations on delete cascade,
  id bigint generated always as identity,
  task_id bigint not null,
  person_id bigint,
  group_id bigint,
  "order" smallint not null check ("order" >= 1),
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (congregation_id, id),
  unique (congregation_id, task_id, person_id),
  unique (congregation_id, task_id, group_id),
  check ((person_id is null) <> (group_id is null)),
  foreign key (congregation_id, task_id) references tasks (congregation_id, id) on delete cascade,
  foreign key (congregation_id, person_id) references people (congregation_id, id),
  foreign key (congregation_id, group_id) references groups (congregation_id, id) on delete cascade
);
create index task_takers_person on task_takers (congregation_id, person_id);
create index task_takers_group on task_takers (congregation_id, group_id);

create table helper_sheets (
  congregation_id bigint not null references congregations on delete cascade,
  id bigint generated always as identity,
  label text not null check (char_length(label) between 1 and 60),
  note text check (char_length(note) between 1 and 500),
  audience text not null default 'everyone' check (audience in ('everyone', 'elders', 'appointed', 'pioneers_elders', 'pioneers')),
  self_signup boolean not null default true,
  closes_on date,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (congregation_id, id)
);

-- The task of a slot has no foreign key: the deletion of a task changes no slot, so that it can be reverted alone. The job that follows it
-- removes the slots ahead; slots that are past or done stay, with their own label and checklist.
create table task_slots (
  congregation_id bigint not null references congregations on delete cascade,
  id bigint generated always as identity,
  task_id bigint,
  sheet_id bigint,
  -- Day for which the task made the slot.
  planned_on date,
  label text not null check (char_length(label) between 1 and 60),
  checklist text check (char_length(checklist) between 1 and 4000),
  group_id bigint,
  on_date date not null,
  until_on date check (until_on >= on_date),
  starts_at text not null,
  ends_at text not null,
  places smallint not null check (places between 1 and 20),
  by_hand boolean not null default false,
  state text not null default 'open' check (state in ('open', 'done', 'skipped')),
  done_by bigint,
  done_at timestamptz,
  done_items int[] not null default '{}',
  note text check (char_length(note) between 1 and 500),
  -- Latest news of which people were notified.
  told_news text check (told_news in ('week', 'day', 'undone')),
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (congregation_id, id),
  unique (congregation_id, task_id, planned_on),
  check ((task_id is null) <> (sheet_id is null)),
  check ((task_id is null) = (planned_on is null)),
  check ((state = 'done') = (done_at is not null)),
  check (done_by is null or state = 'done'),
  foreign key (congregation_id, sheet_id) references helper_sheets (congregation_id, id) on delete cascade,
  foreign key (congregation_id, group_id) references groups (congregation_id, id) on delete set null (group_id),
  foreign key (congregation_id, done_by) references people (congregation_id, id)
);
create index task_slots_day on task_slots (congregation_id, on_date);
create index task_slots_sheet on task_slots (congregation_id, sheet_id);
create index task_slots_group on task_slots (congregation_id, group_id);
create index task_slots_done_by on task_slots (congregation_id, done_by);

select sheaf.tenant_table('tasks', 'tasks');
select sheaf.tenant_table('task_takers', 'tasks');
select sheaf.tenant_table('helper_sheets', 'tasks');
select sheaf.tenant_table('task_slots', 'tasks');

-- Every change of a task is followed, also one that the journal reverts.
create function sheaf.follow_tasks() returns trigger language plpgsql security definer set search_path to 'public', 'pg_temp' as $$
declare
  own bigint := coalesce(new.congregation_id, old.congregation_id);
begin
  -- A congregation that is deleted takes its tasks along.
  if exists (select from congregations c where c.congregation_id = own) then
    perform sheaf.enqueue('tasks-follow', json_build_object('congregationId', own), 'tasks-follow ' || own);
  end if;
  return null;
end $$;
create trigger follow_tasks after insert or update or delete on tasks for each row execute function sheaf.follow_tasks();
create trigger follow_tasks after insert or update or delete on task_takers for each row execute function sheaf.follow_tasks();

-- A place of a slot is a duty, with a row while it is open too.
alter table duties add column slot_id bigint;
alter table duties drop constraint duties_kind_check;
alter table duties add constraint duties_kind_check check (kind in ('chairman', 'prayer', 'part', 'helper', 'responsibility', 'task', 'cart',
  'conductor', 'away-talk', 'special-part', 'special-duty', 'help')) not valid;
alter table duties validate constraint duties_kind_check;
alter table duties add constraint duties_of_slots check ((slot_id is not null) = (kind = 'help')) not valid;
alter table duties validate constraint duties_of_slots;
alter table duties add constraint duties_slot_fkey foreign key (congregation_id, slot_id) references task_slots (congregation_id, id)
  on delete cascade not valid;
alter table duties validate constraint duties_slot_fkey;
select sheaf.duties_raise('tasks', 'help');

create or replace function sheaf.duty_facts(d duties) returns jsonb language sql stable set search_path to 'public', 'pg_temp' as $$
  select jsonb_build_object('date', d.on_date, 'time', d.starts_at, 'hall', d.hall, 'part', d.qualification, 'what', case
    when d.part_id is not null then (select title from meeting_parts p where p.congregation_id = d.congregation_id and p.id = d.part_id)
    when d.special_part_id is not null then
      (select title from special_parts p where p.congregation_id = d.congregation_id and p.id = d.special_part_id)
    when d.responsibility_id is not null then
      (select label from responsibilities r where r.congregation_id = d.congregation_id and r.id = d.responsibility_id)
    when d.away_talk_id is not null then
      (select host_name from away_talks a where a.congregation_id = d.congregation_id and a.id = d.away_talk_id)
    when d.slot_id is not null then
      (select label from task_slots t where t.congregation_id = d.congregation_id and t.id = d.slot_id)
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

-- Administrators can grant the new permission only if they have it.
alter table roles disable trigger user;
update roles set permissions = array_append(permissions, 'settings.tasks')
  where cardinality(permissions) >= 93 and not 'settings.tasks' = any (permissions);
alter table roles enable trigger user;

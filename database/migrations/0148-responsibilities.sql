-- What is to be done at meetings again and again (ATTEND, X-AV), who takes turns at it, and the places of it in the ledger.

create table responsibilities (
  congregation_id int not null references congregations on delete cascade,
  id int generated always as identity,
  label text not null check (length(label) between 1 and 25),
  "order" int not null default 1 check ("order" >= 0),
  kind text not null check (kind in ('attendant', 'microphone', 'sound', 'video', 'platform', 'cleaning', 'hospitality', 'other')),
  frequency text not null check (frequency in ('meeting', 'week', 'fortnight', 'month')),
  scope text not null default 'both' check (scope in ('weekend', 'mid', 'both')),
  places smallint not null default 1 check (places between 1 and 6),
  notes text check (length(notes) <= 500),
  group_turns boolean not null default false,
  anchor date not null,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (congregation_id, id),
  check (not group_turns or kind in ('cleaning', 'hospitality'))
);
select sheaf.tenant_table('responsibilities', 'attendantResponsibilities');

create table responsibility_people (
  congregation_id int not null references congregations on delete cascade,
  id int generated always as identity,
  responsibility_id int not null,
  person_id int not null,
  scope text not null default 'both' check (scope in ('weekend', 'mid', 'both')),
  "order" int not null,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (congregation_id, id),
  foreign key (congregation_id, responsibility_id) references responsibilities (congregation_id, id) on delete cascade,
  foreign key (congregation_id, person_id) references people (congregation_id, id),
  unique (congregation_id, responsibility_id, person_id)
);
create index responsibility_people_person on responsibility_people (congregation_id, person_id);
select sheaf.tenant_table('responsibility_people', 'attendantResponsibilities');

-- A place that a whole group has needs no person. What was filled by hand is kept by the rotation.
alter table duties
  add column responsibility_id int,
  add column group_id int,
  add column locked boolean not null default false,
  add foreign key (congregation_id, responsibility_id) references responsibilities (congregation_id, id) on delete cascade,
  add foreign key (congregation_id, group_id) references groups (congregation_id, id) on delete set null (group_id),
  add constraint duties_of_responsibilities check ((responsibility_id is not null) = (kind in ('responsibility', 'task'))),
  add constraint duties_of_groups check (group_id is null or (person_id is null and kind = 'task'));
create unique index duties_of_responsibility on duties (congregation_id, meeting_id, responsibility_id, place) where responsibility_id is not null;
-- Nobody has two places of one responsibility at a meeting.
create unique index duties_responsible_once on duties (congregation_id, meeting_id, responsibility_id, person_id) where responsibility_id is not null;
create index duties_responsible on duties (congregation_id, responsibility_id, person_id, on_date desc);
create index duties_of_group on duties (congregation_id, group_id, on_date);

select sheaf.duties_raise('attendantSchedule', 'responsibility,task');

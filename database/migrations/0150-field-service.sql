-- Where and when field service groups meet, and who leads them (SERVICE).

create table field_groups (
  congregation_id int not null references congregations on delete cascade,
  id int generated always as identity,
  label text,
  meeting_day smallint not null check (meeting_day between 0 and 6),
  starts_at text not null check (starts_at ~ '^([01][0-9]|2[0-3]):[0-5][05]$'),
  online boolean not null,
  location text not null check (location <> ''),
  coordinates text check (coordinates is null or not online),
  -- Nobody once the overseer has left.
  overseer_id int,
  -- Null for a meeting that is for everybody.
  group_id int,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (congregation_id, id),
  foreign key (congregation_id, overseer_id) references people (congregation_id, id),
  foreign key (congregation_id, group_id) references groups (congregation_id, id) on delete set null (group_id)
);
create index field_groups_overseer on field_groups (congregation_id, overseer_id);
create index field_groups_group on field_groups (congregation_id, group_id);

create table special_groups (
  congregation_id int not null references congregations on delete cascade,
  id int generated always as identity,
  label text not null check (label <> ''),
  on_date date not null,
  starts_at text not null check (starts_at ~ '^([01][0-9]|2[0-3]):[0-5][05]$'),
  online boolean not null,
  location text not null check (location <> ''),
  coordinates text check (coordinates is null or not online),
  overseer_id int,
  -- For every group there is; otherwise for those of invited_groups.
  for_all boolean not null,
  replaces boolean not null,
  notify boolean not null,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (congregation_id, id),
  foreign key (congregation_id, overseer_id) references people (congregation_id, id)
);
create index special_groups_overseer on special_groups (congregation_id, overseer_id);

create table rotation_groups (
  congregation_id int not null references congregations on delete cascade,
  id int generated always as identity,
  label text not null check (label <> ''),
  rotate boolean not null,
  frequency text not null check (frequency in ('week', 'fortnight', 'month')),
  meeting_day smallint not null check (meeting_day between 0 and 6),
  -- 0 is the first, 4 the last.
  week_of_month smallint not null check (week_of_month between 0 and 4),
  starts_at text not null check (starts_at ~ '^([01][0-9]|2[0-3]):[0-5][05]$'),
  online boolean not null,
  location text not null check (location <> ''),
  coordinates text check (coordinates is null or not online),
  for_all boolean not null,
  replaces boolean not null,
  -- From where weeks are counted.
  anchor date not null,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (congregation_id, id),
  check (not rotate or frequency <> 'month')
);

create table rotation_overseers (
  congregation_id int not null references congregations on delete cascade,
  id int generated always as identity,
  rotation_group_id int not null,
  person_id int not null,
  "order" smallint not null check ("order" >= 1),
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (congregation_id, id),
  unique (congregation_id, rotation_group_id, person_id),
  foreign key (congregation_id, rotation_group_id) references rotation_groups (congregation_id, id) on delete cascade,
  foreign key (congregation_id, person_id) references people (congregation_id, id)
);
create index rotation_overseers_person on rotation_overseers (congregation_id, person_id);

create table invited_groups (
  congregation_id int not null references congregations on delete cascade,
  id int generated always as identity,
  special_group_id int,
  rotation_group_id int,
  group_id int not null,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (congregation_id, id),
  unique (congregation_id, special_group_id, group_id),
  unique (congregation_id, rotation_group_id, group_id),
  check (num_nonnulls(special_group_id, rotation_group_id) = 1),
  foreign key (congregation_id, special_group_id) references special_groups (congregation_id, id) on delete cascade,
  foreign key (congregation_id, rotation_group_id) references rotation_groups (congregation_id, id) on delete cascade,
  foreign key (congregation_id, group_id) references groups (congregation_id, id) on delete cascade
);
create index invited_groups_group on invited_groups (congregation_id, group_id);

-- A place that was used, offered again.
create table service_places (
  congregation_id int not null references congregations on delete cascade,
  id int generated always as identity,
  label text not null check (label <> ''),
  location text not null check (location <> ''),
  coordinates text,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (congregation_id, id)
);
create unique index service_places_label on service_places (congregation_id, lower(label));

-- Each meeting on its day; where it is and what it is called stands in the group that it is of.
create table field_meetings (
  congregation_id int not null references congregations on delete cascade,
  id int generated always as identity,
  field_group_id int,
  special_group_id int,
  rotation_group_id int,
  on_date date not null,
  starts_at text not null,
  -- The meeting that is held in its place.
  hidden_by int,
  -- Somebody chose who leads on this day.
  by_hand boolean not null default false,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (congregation_id, id),
  unique (congregation_id, field_group_id, on_date),
  unique (congregation_id, special_group_id),
  unique (congregation_id, rotation_group_id, on_date),
  check (num_nonnulls(field_group_id, special_group_id, rotation_group_id) = 1),
  check (hidden_by is null or field_group_id is not null),
  foreign key (congregation_id, field_group_id) references field_groups (congregation_id, id) on delete cascade,
  foreign key (congregation_id, special_group_id) references special_groups (congregation_id, id) on delete cascade,
  foreign key (congregation_id, rotation_group_id) references rotation_groups (congregation_id, id) on delete cascade,
  foreign key (congregation_id, hidden_by) references field_meetings (congregation_id, id) on delete set null (hidden_by)
);
create index field_meetings_date on field_meetings (congregation_id, on_date);
create index field_meetings_hidden on field_meetings (congregation_id, hidden_by);

alter table duties
  add column field_meeting_id int,
  add foreign key (congregation_id, field_meeting_id) references field_meetings (congregation_id, id) on delete cascade,
  add constraint duties_of_field_meetings check ((field_meeting_id is not null) = (kind = 'conductor'));
create unique index duties_of_field_meeting on duties (congregation_id, field_meeting_id, place) where field_meeting_id is not null;
create index duties_field_meeting on duties (congregation_id, field_meeting_id);

select sheaf.tenant_table('field_groups', 'fieldServiceGroups');
select sheaf.tenant_table('special_groups', 'specialServiceGroups');
select sheaf.tenant_table('rotation_groups', 'rotationGroups');
select sheaf.tenant_table('rotation_overseers', 'rotationGroups');
select sheaf.tenant_table('invited_groups', 'invitedGroups');
select sheaf.tenant_table('service_places', 'servicePlaces');
select sheaf.tenant_table('field_meetings', 'fieldMeetings');
select sheaf.duties_raise('fieldMeetings', 'conductor');

-- Meetings of the congregation (MEET), and the one ledger of who does what (X-LEDGER).

create table meetings (
  congregation_id int not null references congregations on delete cascade,
  id int generated always as identity,
  type text not null check (type in ('clam', 'public')),
  week date not null check (extract(isodow from week) = 1),
  held_on date not null,
  starts_at text not null check (starts_at ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  ends_at text not null check (ends_at ~ '^[0-4][0-9]:[0-5][0-9]$'),
  halls smallint not null default 1 check (halls between 1 and 3),
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (congregation_id, id),
  unique (congregation_id, type, week),
  check (held_on between week and week + 6)
);
create index meetings_week on meetings (congregation_id, week);

create table meeting_parts (
  congregation_id int not null references congregations on delete cascade,
  id int generated always as identity,
  meeting_id int not null,
  section text not null check (section in ('prelude', 'treasures', 'ministry', 'living', 'talk', 'watchtower')),
  key text not null check (key in ('comments', 'song', 'mid-song', 'review', 'reading', 'first', 'second', 'third', 'fourth',
    'study', 'talk', 'last-song')),
  "order" smallint not null check ("order" >= 1),
  title text not null,
  minutes smallint not null check (minutes between 0 and 600),
  refs text,
  qualification smallint check (qualification between 1 and 18),
  helper_qualification smallint check (helper_qualification between 1 and 18),
  helper_type text not null default 'none' check (helper_type in ('none', 'householder', 'reader', 'student')),
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (congregation_id, id),
  foreign key (congregation_id, meeting_id) references meetings (congregation_id, id) on delete cascade,
  unique (congregation_id, meeting_id, section, "order") deferrable initially deferred
);
create index meeting_parts_meeting on meeting_parts (congregation_id, meeting_id);

-- One place to be filled by one person at one time. The row is there while the place is open.
create table duties (
  congregation_id int not null references congregations on delete cascade,
  id int generated always as identity,
  kind text not null check (kind in ('chairman', 'prayer', 'part', 'helper')),
  qualification smallint not null check (qualification between 1 and 18),
  meeting_id int not null,
  part_id int,
  hall smallint not null default 1 check (hall between 1 and 3),
  place smallint not null default 1 check (place >= 1),
  week date not null,
  on_date date not null,
  starts_at text not null,
  ends_at text not null,
  person_id int,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (congregation_id, id),
  foreign key (congregation_id, meeting_id) references meetings (congregation_id, id) on delete cascade,
  foreign key (congregation_id, part_id) references meeting_parts (congregation_id, id) on delete cascade,
  foreign key (congregation_id, person_id) references people (congregation_id, id),
  check ((part_id is null) = (kind in ('chairman', 'prayer')))
);
-- Two chairmen of one class are impossible, and so are two people for one part; nobody is their own helper.
create unique index duties_of_meeting on duties (congregation_id, meeting_id, kind, hall, place) where part_id is null;
create unique index duties_of_part on duties (congregation_id, part_id, kind, hall, place) where part_id is not null;
create unique index duties_once on duties (congregation_id, part_id, hall, person_id) where part_id is not null;
create index duties_meeting on duties (congregation_id, meeting_id);
create index duties_part on duties (congregation_id, part_id);
create index duties_of_person on duties (congregation_id, person_id, on_date desc);
create index duties_given on duties (congregation_id, person_id, kind, qualification, on_date desc);

select sheaf.tenant_table('meetings', 'meetings');
select sheaf.tenant_table('meeting_parts', 'meetingParts');
select sheaf.tenant_table('duties', 'meetingAssignments');

-- A meeting that is moved takes its duties along in the same statement.
create function sheaf.move_duties() returns trigger language plpgsql as $$
begin
  update duties d set week = new.week, on_date = new.held_on, starts_at = new.starts_at, ends_at = new.ends_at
  where d.congregation_id = new.congregation_id and d.meeting_id = new.id;
  return null;
end $$;
create trigger move_duties after update of held_on, starts_at, ends_at on meetings for each row
  when ((old.held_on, old.starts_at, old.ends_at) is distinct from (new.held_on, new.starts_at, new.ends_at))
  execute function sheaf.move_duties();

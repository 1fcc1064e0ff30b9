-- How many were at each meeting (MEET-C10, REPORTS-D3): one number a meeting, which outlasts the meeting itself.

create table attendance (
  congregation_id int not null references congregations on delete cascade,
  id int generated always as identity,
  type text not null check (type in ('clam', 'public')),
  week date not null check (extract(isodow from week) = 1),
  people int not null check (people between 0 and 100000),
  counted_by int,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (congregation_id, id),
  foreign key (congregation_id, counted_by) references people (congregation_id, id),
  unique (congregation_id, type, week)
);
create index attendance_counted_by on attendance (congregation_id, counted_by);
select sheaf.tenant_table('attendance', 'attendance');

-- Somebody who leads a special or rotation group asks another to take it over (APPTS-D2).
create table change_requests (
  congregation_id int not null references congregations on delete cascade,
  id int generated always as identity,
  field_meeting_id int not null,
  from_person int not null,
  to_person int not null check (to_person <> from_person),
  state text not null default 'open' check (state in ('open', 'accepted', 'rejected', 'withdrawn')),
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (congregation_id, id),
  foreign key (congregation_id, field_meeting_id) references field_meetings (congregation_id, id) on delete cascade,
  foreign key (congregation_id, from_person) references people (congregation_id, id),
  foreign key (congregation_id, to_person) references people (congregation_id, id)
);
create unique index change_requests_open on change_requests (congregation_id, field_meeting_id) where state = 'open';
create index change_requests_meeting on change_requests (congregation_id, field_meeting_id);
create index change_requests_from on change_requests (congregation_id, from_person);
create index change_requests_to on change_requests (congregation_id, to_person, state);
select sheaf.tenant_table('change_requests', 'changeRequests');

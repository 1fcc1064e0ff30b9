-- Days on which a person is away. `present` says whether today is one of them: it is kept and not computed, so that the phone's
-- copy of the people learns of it like of any other change.
create table away_dates (
  congregation_id int not null,
  id int generated always as identity,
  person_id int not null,
  starts_on date not null,
  ends_on date not null,
  comment text,
  present boolean not null default false,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (congregation_id, id),
  check (ends_on >= starts_on),
  foreign key (congregation_id, person_id) references people (congregation_id, id) on delete cascade
);
create index away_dates_person on away_dates (congregation_id, person_id, ends_on);
select sheaf.tenant_table('away_dates', 'users');
select sheaf.kept_collection('away_dates', 'users', 'person_id');

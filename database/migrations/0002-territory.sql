-- Maps, their pictures and assignments, and the four kinds of addresses.

create table suburbs (
  congregation_id int not null references congregations on delete cascade,
  id int generated always as identity,
  suburb text not null check (suburb <> ''),
  code text,
  region_id int references regions (id),
  map_id int,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (congregation_id, id)
);
create index suburbs_region on suburbs (region_id);

create table maps (
  congregation_id int not null references congregations on delete cascade,
  id int generated always as identity,
  number text not null check (number <> '' and length(number) <= 10),
  name text,
  suburb_id int,
  type_id smallint not null default 1 check (type_id between 1 and 5),
  "order" int not null default 0,
  blocks_as_letters boolean not null default true,
  total_blocks int not null default 0 check (total_blocks between 0 and 500),
  lang text,
  locked boolean not null default false,
  number_lookup boolean not null default false,
  last_completed date,
  picture_id int,
  deleted_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (congregation_id, id),
  foreign key (congregation_id, suburb_id) references suburbs (congregation_id, id) on delete set null (suburb_id)
);
create unique index maps_number on maps (congregation_id, number) where deleted_at is null;
create index maps_suburb on maps (congregation_id, suburb_id);
alter table suburbs add foreign key (congregation_id, map_id) references maps (congregation_id, id) on delete cascade
  deferrable initially deferred;
create index suburbs_map on suburbs (congregation_id, map_id);

-- Re-encoded by us, so the bytes carry no location data; sha256 names the URL, which may then be cached for ever.
create table map_pictures (
  congregation_id int not null,
  id int generated always as identity,
  map_id int not null,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  media_type text not null check (media_type in ('image/webp', 'image/png', 'image/jpeg')),
  width int not null, height int not null,
  bytes bytea not null,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (congregation_id, id),
  foreign key (congregation_id, map_id) references maps (congregation_id, id) on delete cascade
);
create index map_pictures_map on map_pictures (congregation_id, map_id);
alter table maps add foreign key (congregation_id, picture_id) references map_pictures (congregation_id, id)
  on delete set null (picture_id) deferrable initially deferred;
create index maps_picture on maps (congregation_id, picture_id);

create table streets (
  congregation_id int not null,
  id int generated always as identity,
  name text not null check (name <> ''),
  suburb_id int,
  map_id int not null,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (congregation_id, id),
  foreign key (congregation_id, map_id) references maps (congregation_id, id) on delete cascade,
  foreign key (congregation_id, suburb_id) references suburbs (congregation_id, id) on delete set null (suburb_id)
);
create index streets_map on streets (congregation_id, map_id);
create index streets_suburb on streets (congregation_id, suburb_id);

create table map_assignments (
  congregation_id int not null,
  id int generated always as identity,
  map_id int not null,
  personal boolean not null default false,
  campaign smallint not null default 0 check (campaign between 0 and 3),
  campaign_name text,
  started boolean not null default false,
  completed boolean not null default false,
  note text,
  addresses_at_start int not null default 0,
  assigned_at timestamptz not null,
  returned_at timestamptz,
  last_activity_at timestamptz not null default now(),
  previous_completed date,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (congregation_id, id),
  foreign key (congregation_id, map_id) references maps (congregation_id, id) on delete cascade,
  check (returned_at is null or returned_at >= assigned_at)
);
create unique index map_assignments_open on map_assignments (congregation_id, map_id) where returned_at is null;
create index map_assignments_map on map_assignments (congregation_id, map_id, assigned_at);

-- The people of one assignment in turn: a hand-off closes one row and opens the next.
create table map_assignment_holders (
  congregation_id int not null,
  id int generated always as identity,
  assignment_id int not null,
  person_id int not null,
  assigned_at timestamptz not null,
  returned_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (congregation_id, id),
  foreign key (congregation_id, assignment_id) references map_assignments (congregation_id, id) on delete cascade,
  foreign key (congregation_id, person_id) references people (congregation_id, id)
);
create unique index map_assignment_holders_open on map_assignment_holders (congregation_id, assignment_id) where returned_at is null;
create index map_assignment_holders_assignment on map_assignment_holders (congregation_id, assignment_id);
create index map_assignment_holders_person on map_assignment_holders (congregation_id, person_id) where returned_at is null;

create table completed_blocks (
  congregation_id int not null,
  assignment_id int not null,
  block int not null check (block >= 1),
  completed_by int,
  completed_at timestamptz not null default now(),
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (congregation_id, assignment_id, block),
  foreign key (congregation_id, assignment_id) references map_assignments (congregation_id, id) on delete cascade,
  foreign key (congregation_id, completed_by) references people (congregation_id, id)
);
create index completed_blocks_person on completed_blocks (congregation_id, completed_by);

create table available_addresses (
  congregation_id int not null,
  id int generated always as identity,
  map_id int not null,
  street_id int not null,
  house text not null check (length(house) <= 10),
  suffix text check (length(suffix) <= 10),
  unit text check (length(unit) <= 25),
  lang text, name text, phone text, contact text,
  attempt int not null default 0 check (attempt >= 0),
  adjusted_at timestamptz not null default now(),
  lat double precision, lng double precision,
  source_type text not null default 'manual' check (source_type in ('manual', 'preloaded', 'foreign')),
  assigned_to int,
  assigned_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (congregation_id, id),
  foreign key (congregation_id, map_id) references maps (congregation_id, id) on delete cascade,
  foreign key (congregation_id, street_id) references streets (congregation_id, id) on delete cascade,
  foreign key (congregation_id, assigned_to) references people (congregation_id, id)
);
create unique index available_addresses_door on available_addresses
  (congregation_id, map_id, street_id, house, coalesce(upper(suffix), ''), coalesce(upper(unit), ''));
create index available_addresses_street on available_addresses (congregation_id, street_id);
create index available_addresses_holder on available_addresses (congregation_id, assigned_to);

create table preloaded_addresses (
  congregation_id int not null,
  id int generated always as identity,
  map_id int not null,
  street_id int not null,
  name text,
  block int check (block >= 1),
  house text not null check (length(house) <= 10),
  suffix text check (length(suffix) <= 10),
  unit text check (length(unit) <= 25),
  date date,
  note text check (length(note) <= 500),
  number text,
  number_searched boolean not null default false,
  lat double precision, lng double precision,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (congregation_id, id),
  foreign key (congregation_id, map_id) references maps (congregation_id, id) on delete cascade,
  foreign key (congregation_id, street_id) references streets (congregation_id, id) on delete cascade
);
create unique index preloaded_addresses_door on preloaded_addresses
  (congregation_id, map_id, street_id, house, coalesce(upper(suffix), ''), coalesce(upper(unit), ''), coalesce(name, ''));
create index preloaded_addresses_street on preloaded_addresses (congregation_id, street_id);

create table do_not_calls (
  congregation_id int not null,
  id int generated always as identity,
  map_id int not null,
  street_id int not null,
  number int not null check (number > 0),
  suffix text check (length(suffix) <= 10),
  unit text check (length(unit) <= 25),
  date date not null,
  note text check (length(note) <= 500),
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (congregation_id, id),
  foreign key (congregation_id, map_id) references maps (congregation_id, id) on delete cascade,
  foreign key (congregation_id, street_id) references streets (congregation_id, id) on delete cascade
);
create unique index do_not_calls_door on do_not_calls
  (congregation_id, map_id, street_id, number, coalesce(upper(suffix), ''), coalesce(upper(unit), ''));
create index do_not_calls_street on do_not_calls (congregation_id, street_id);

create table foreign_addresses (
  congregation_id int not null,
  id int generated always as identity,
  map_id int not null,
  street_id int not null,
  house text not null check (length(house) <= 10),
  suffix text check (length(suffix) <= 10),
  unit text check (length(unit) <= 25),
  lang text not null,
  assigned_id int,
  assigned_map_id int,
  lat double precision, lng double precision,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (congregation_id, id),
  foreign key (congregation_id, map_id) references maps (congregation_id, id) on delete cascade,
  foreign key (congregation_id, street_id) references streets (congregation_id, id) on delete cascade,
  foreign key (congregation_id, assigned_id) references people (congregation_id, id),
  foreign key (congregation_id, assigned_map_id) references maps (congregation_id, id) on delete set null (assigned_map_id)
);
create unique index foreign_addresses_door on foreign_addresses
  (congregation_id, map_id, street_id, house, coalesce(upper(suffix), ''), coalesce(upper(unit), ''));
create index foreign_addresses_street on foreign_addresses (congregation_id, street_id);
create index foreign_addresses_person on foreign_addresses (congregation_id, assigned_id);
create index foreign_addresses_assigned_map on foreign_addresses (congregation_id, assigned_map_id);

select sheaf.tenant_table('suburbs', 'suburbs');
select sheaf.tenant_table('maps', 'maps');
select sheaf.tenant_table('map_pictures', 'maps');
select sheaf.tenant_table('streets', 'streets');
select sheaf.tenant_table('map_assignments', 'mapAssignments');
select sheaf.tenant_table('map_assignment_holders', 'mapAssignments');
select sheaf.tenant_table('completed_blocks', 'mapAssignments');
select sheaf.tenant_table('available_addresses', 'availableAddresses');
select sheaf.tenant_table('preloaded_addresses', 'preloadedAddresses');
select sheaf.tenant_table('do_not_calls', 'doNotCalls');
select sheaf.tenant_table('foreign_addresses', 'foreignAddresses');

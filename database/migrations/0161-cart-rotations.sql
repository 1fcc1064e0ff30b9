-- Rotations at carts (CARTS-D4): a shift that comes again and again, and those who share it in turns.

create table cart_rotations (
  congregation_id int not null references congregations on delete cascade,
  id int generated always as identity,
  location_id int not null,
  active boolean not null default true,
  frequency text not null check (frequency in ('week', 'fortnight', 'month')),
  day_of_week smallint not null check (day_of_week between 0 and 6),
  -- 0 is the first, 4 the last; of no meaning except for a month.
  week_of_month smallint not null check (week_of_month between 0 and 4),
  starts_at text not null check (starts_at ~ '^([01][0-9]|2[0-3]):[0-5][05]$'),
  minutes smallint not null check (minutes between 60 and 240),
  people_count smallint not null check (people_count between 2 and 3),
  -- From where fortnights are counted.
  anchor date not null,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (congregation_id, id),
  foreign key (congregation_id, location_id) references cart_locations (congregation_id, id) on delete cascade
);
create index cart_rotations_location on cart_rotations (congregation_id, location_id);

create table cart_rotation_people (
  congregation_id int not null references congregations on delete cascade,
  id int generated always as identity,
  rotation_id int not null,
  person_id int not null,
  "order" smallint not null check ("order" >= 1),
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (congregation_id, id),
  unique (congregation_id, rotation_id, person_id),
  foreign key (congregation_id, rotation_id) references cart_rotations (congregation_id, id) on delete cascade,
  foreign key (congregation_id, person_id) references people (congregation_id, id)
);
create index cart_rotation_people_person on cart_rotation_people (congregation_id, person_id);

-- The date of the rotation for which a shift was made: whatever becomes of the shift, none is made for it again.
alter table cart_shifts
  add column rotation_id int,
  add column rotation_date date,
  add column by_hand boolean not null default false,
  add constraint cart_shifts_rotation_fkey foreign key (congregation_id, rotation_id)
    references cart_rotations (congregation_id, id) on delete set null (rotation_id),
  add constraint cart_shifts_rotation_check check (rotation_id is null or rotation_date is not null);
create unique index cart_shifts_rotation on cart_shifts (congregation_id, rotation_id, rotation_date);

select sheaf.tenant_table('cart_rotations', 'cartRotations');
select sheaf.tenant_table('cart_rotation_people', 'cartRotations');

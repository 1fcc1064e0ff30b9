-- Public witnessing carts (CARTS): where they stand, when they are closed, shifts, and who stands where in them.

-- Minutes since midnight of a time as it is kept, '09:30'.
create function sheaf.clock_minutes(clock text) returns int language sql immutable parallel safe as $$
  select left(clock, 2)::int * 60 + substr(clock, 4, 2)::int $$;

create table cart_locations (
  congregation_id int not null references congregations on delete cascade,
  id int generated always as identity,
  label text not null check (label <> ''),
  max_people smallint not null check (max_people between 1 and 8),
  opens_at text not null check (opens_at ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  closes_at text not null check (closes_at ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  first_day date,
  -- What was deleted stays as the place of its past shifts.
  active boolean not null default true,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (congregation_id, id),
  check (opens_at < closes_at)
);

create table cart_blocks (
  congregation_id int not null references congregations on delete cascade,
  id int generated always as identity,
  location_id int not null,
  weekday smallint not null check (weekday between 1 and 7),
  from_at text not null check (from_at ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  to_at text not null check (to_at ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (congregation_id, id),
  foreign key (congregation_id, location_id) references cart_locations (congregation_id, id) on delete cascade,
  check (from_at < to_at)
);
create index cart_blocks_location on cart_blocks (congregation_id, location_id);

create table cart_shifts (
  congregation_id int not null references congregations on delete cascade,
  id int generated always as identity,
  location_id int not null,
  on_date date not null,
  starts_at text not null check (starts_at ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  minutes smallint not null check (minutes between 60 and 240),
  state text not null default 'booked' check (state in ('booked', 'no-show', 'cancelled')),
  placements int check (placements >= 0),
  conversations int check (conversations >= 0),
  traffic smallint check (traffic between 1 and 3),
  comments text,
  reported_by int,
  reported_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (congregation_id, id),
  foreign key (congregation_id, location_id) references cart_locations (congregation_id, id) on delete cascade,
  foreign key (congregation_id, reported_by) references people (congregation_id, id),
  check ((reported_at is null) = (traffic is null)),
  check (reported_at is null or state = 'booked')
);
create index cart_shifts_location on cart_shifts (congregation_id, location_id, on_date);
create index cart_shifts_newest on cart_shifts (congregation_id, on_date desc, starts_at desc, id desc);
create index cart_shifts_reported on cart_shifts (congregation_id, reported_by);

alter table duties
  add column shift_id int,
  add constraint duties_shift_fkey foreign key (congregation_id, shift_id) references cart_shifts (congregation_id, id) on delete cascade,
  add constraint duties_at_carts check ((shift_id is not null) = (kind = 'cart')),
  -- Nobody stands at two carts at one time.
  add constraint duties_one_cart exclude using gist (
    int8range((person_id::bigint << 17) | (on_date - date '1970-01-01'), (person_id::bigint << 17) | (on_date - date '1970-01-01'), '[]')
      with &&,
    int4range(sheaf.clock_minutes(starts_at), sheaf.clock_minutes(ends_at)) with &&)
    where (kind = 'cart' and person_id is not null);
create unique index duties_of_shift on duties (congregation_id, shift_id, place);

-- One person beside the cart for as long as their shift takes. Two seats never share a lane at the same time, so a location cannot be
-- booked by more people than it has lanes, whatever the code above does.
create table cart_seats (
  congregation_id int not null references congregations on delete cascade,
  id int generated always as identity,
  shift_id int not null,
  location_id int not null,
  duty_id int not null,
  on_date date not null,
  from_minute smallint not null check (from_minute >= 0),
  to_minute smallint not null,
  lane smallint not null check (lane between 1 and 8),
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (congregation_id, id),
  unique (congregation_id, duty_id),
  foreign key (congregation_id, shift_id) references cart_shifts (congregation_id, id) on delete cascade,
  foreign key (congregation_id, location_id) references cart_locations (congregation_id, id) on delete cascade,
  foreign key (congregation_id, duty_id) references duties (congregation_id, id) on delete cascade,
  check (from_minute < to_minute),
  constraint cart_seats_lanes exclude using gist (
    int8range((location_id::bigint << 21) | ((on_date - date '1970-01-01') << 4) | lane,
              (location_id::bigint << 21) | ((on_date - date '1970-01-01') << 4) | lane, '[]') with &&,
    int4range(from_minute, to_minute) with &&) deferrable initially deferred
);
create index cart_seats_shift on cart_seats (congregation_id, shift_id);
create index cart_seats_location on cart_seats (congregation_id, location_id, on_date);

select sheaf.tenant_table('cart_locations', 'sharedCarts');
select sheaf.tenant_table('cart_blocks', 'sharedCarts');
select sheaf.tenant_table('cart_shifts', 'cartSchedules');
select sheaf.duties_raise('cartSchedules', 'cart');

-- Lanes are reckoned anew with each booking: the duties tell of it, the journal need not.
select sheaf.guard('cart_seats');
create trigger after_insert after insert on cart_seats referencing new table as changed for each statement
  execute function sheaf.after_telling('cartSchedules');
create trigger after_update after update on cart_seats referencing new table as changed for each statement
  execute function sheaf.after_telling('cartSchedules');
create trigger after_delete after delete on cart_seats referencing old table as gone for each statement
  execute function sheaf.after_telling('cartSchedules');
create trigger touch_row before update on cart_seats for each row execute function sheaf.touch_row();

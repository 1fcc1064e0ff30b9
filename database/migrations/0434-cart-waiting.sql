-- People who wait for a place in a full shift of an own cart (decision 214). Rows are removed after the day.
create table cart_waiting (
  congregation_id bigint not null references congregations on delete cascade,
  id bigint not null generated always as identity,
  location_id bigint not null,
  on_date date not null,
  starts_at text not null,
  minutes smallint not null,
  person_id bigint not null,
  -- `offered`: a place is free, and everybody who waits was told.
  state text not null default 'waiting' check (state in ('waiting', 'offered')),
  since timestamptz not null,
  primary key (congregation_id, id),
  unique (congregation_id, location_id, on_date, starts_at, person_id),
  foreign key (congregation_id, location_id) references cart_locations (congregation_id, id) on delete cascade,
  foreign key (congregation_id, person_id) references people (congregation_id, id)
);
create index cart_waiting_of_person on cart_waiting (congregation_id, person_id);
select sheaf.guard('cart_waiting');
create trigger after_insert after insert on cart_waiting referencing new table as changed for each statement
  execute function sheaf.after_telling('cartSchedules');
create trigger after_update after update on cart_waiting referencing new table as changed for each statement
  execute function sheaf.after_telling('cartSchedules');
create trigger after_delete after delete on cart_waiting referencing old table as gone for each statement
  execute function sheaf.after_telling('cartSchedules');

-- A place becomes free in many ways: a person leaves, a shift is cancelled, moved or shortened, a person is deleted. Each of them removes
-- a seat, and a job looks whether one is free for the people who wait.
create function sheaf.follow_seats() returns trigger language plpgsql security definer set search_path to 'public', 'pg_temp' as $$
declare found record;
begin
  for found in select distinct w.congregation_id, w.location_id, w.on_date from moved s
      join cart_waiting w on w.congregation_id = s.congregation_id and w.location_id = s.location_id and w.on_date = s.on_date loop
    perform sheaf.enqueue('cart-waiting', json_build_object('congregationId', found.congregation_id, 'location', found.location_id,
      'date', found.on_date), format('cart-waiting %s %s %s', found.congregation_id, found.location_id, found.on_date));
  end loop;
  return null;
end $$;
create trigger follow_freed after delete on cart_seats referencing old table as moved for each statement execute function sheaf.follow_seats();
create trigger follow_filled after insert on cart_seats referencing new table as moved for each statement execute function sheaf.follow_seats();

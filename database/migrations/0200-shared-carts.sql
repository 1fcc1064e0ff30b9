-- Carts that a congregation shares with others (CARTS-O8). The owner keeps the location, the shifts and the seats, those of guests too;
-- the guest keeps a visit for each shift of its own people there, with their duties. What the one may do in the rows of the other is
-- asked of the functions below, and each of them answers by what the other side has written (decision 70).

create table cart_shares (
  congregation_id bigint not null references congregations on delete cascade,
  id bigint generated always as identity,
  location_id bigint not null,
  to_congregation bigint not null,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (congregation_id, id),
  unique (congregation_id, location_id, to_congregation),
  foreign key (congregation_id, location_id) references cart_locations (congregation_id, id) on delete cascade,
  check (to_congregation <> congregation_id)
);
create index cart_shares_guest on cart_shares (to_congregation, location_id);
select sheaf.tenant_table('cart_shares', 'sharedCarts');

-- Everybody of a shift is of one congregation: of the own one where it is null.
alter table cart_shifts add column guest_congregation bigint, add check (guest_congregation <> congregation_id),
  add check (guest_congregation is null or (rotation_id is null and reported_by is null));

-- A guest has no duty here: their first name, the letter of their last one, and the place of their duty at home.
alter table cart_seats alter column duty_id drop not null, add column guest_place smallint check (guest_place between 1 and 8),
  add column guest_name text, add check ((duty_id is null) = (guest_place is not null)), add check (guest_name is null or duty_id is null);
create unique index cart_seats_guest on cart_seats (congregation_id, shift_id, guest_place);

-- A shift of the own people at a cart of another congregation, by the clock there.
create table cart_visits (
  congregation_id bigint not null references congregations on delete cascade,
  id bigint generated always as identity,
  host_congregation bigint not null,
  host_location bigint not null,
  host_shift bigint not null,
  label text not null,
  zone text not null,
  on_date date not null,
  starts_at text not null check (starts_at ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  minutes smallint not null check (minutes between 60 and 240),
  state text not null default 'booked' check (state in ('booked', 'no-show')),
  reported_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (congregation_id, id),
  unique (congregation_id, host_shift),
  check (host_congregation <> congregation_id),
  check (reported_at is null or state = 'booked')
);
select sheaf.guard('cart_visits');
create trigger after_insert after insert on cart_visits referencing new table as changed for each statement
  execute function sheaf.after_telling('cartSchedules');
create trigger after_update after update on cart_visits referencing new table as changed for each statement
  execute function sheaf.after_telling('cartSchedules');
create trigger after_delete after delete on cart_visits referencing old table as gone for each statement
  execute function sheaf.after_telling('cartSchedules');
create trigger touch_row before update on cart_visits for each row execute function sheaf.touch_row();

alter table duties
  add column visit_id bigint,
  add constraint duties_visit_fkey foreign key (congregation_id, visit_id) references cart_visits (congregation_id, id) on delete cascade,
  drop constraint duties_at_carts,
  add constraint duties_at_carts check ((kind = 'cart') = (shift_id is not null or visit_id is not null)
    and (shift_id is null or visit_id is null));
create unique index duties_of_visit on duties (congregation_id, visit_id, place);

-- Carts that the congregation of the transaction may use now: shared with it by one that is its partner, which both have confirmed.
create function sheaf.carts_shared_here() returns table (congregation_id bigint, congregation text, location_id bigint, label text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select l.congregation_id::bigint, c.name, l.id::bigint, l.label
  from cart_shares s
  join cart_locations l on l.congregation_id = s.congregation_id and l.id = s.location_id and l.active
  join congregations c on c.congregation_id = l.congregation_id
  join directory_partners p on p.confirmed_at is not null
    and least(p.from_congregation, p.to_congregation) = least(s.congregation_id, s.to_congregation)
    and greatest(p.from_congregation, p.to_congregation) = greatest(s.congregation_id, s.to_congregation)
  where s.to_congregation = sheaf.current_congregation() $$;

-- A guest reads a location of its host and books there.
create function sheaf.cart_grant(host bigint, location bigint) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from sheaf.carts_shared_here() c where c.congregation_id = host and c.location_id = location) $$;

-- A guest changes, ends and reports a shift that the host keeps for it, also after the sharing has ended.
create function sheaf.cart_shift_grant(host bigint, shift bigint) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from cart_shifts s
    where s.congregation_id = host and s.id = shift and s.guest_congregation = sheaf.current_congregation()) $$;

-- A host cancels a visit that the guest keeps, and marks one that did not take place.
create function sheaf.cart_visit_grant(guest bigint, shift bigint) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from cart_visits v
    where v.congregation_id = guest and v.host_shift = shift and v.host_congregation = sheaf.current_congregation()) $$;

revoke execute on function sheaf.carts_shared_here, sheaf.cart_grant, sheaf.cart_shift_grant, sheaf.cart_visit_grant from public;
grant execute on function sheaf.carts_shared_here, sheaf.cart_grant, sheaf.cart_shift_grant, sheaf.cart_visit_grant to sheaf_app;

-- What changes at a shared cart is read again by the phones of those it is shared with, too. The second argument is the column that
-- names the location.
create function sheaf.tell_cart_guests() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  guests int[];
begin
  execute format('select array(select distinct s.to_congregation from cart_shares s join %I t on t.congregation_id = s.congregation_id and t.%I = s.location_id)',
    case when tg_op = 'DELETE' then 'gone' else 'changed' end, tg_argv[1]) into guests;
  if cardinality(guests) > 0 then perform sheaf.raise_revision(tg_argv[0], guests); end if;
  return null;
end $$;

do $$ declare told record; begin
  for told in select * from (values ('cart_locations', 'sharedCarts', 'id'), ('cart_blocks', 'sharedCarts', 'location_id'),
      ('cart_shifts', 'cartSchedules', 'location_id'), ('cart_seats', 'cartSchedules', 'location_id'),
      ('cart_shares', 'sharedCarts', 'location_id')) as t (name, collection, location) loop
    execute format('create trigger guests_inserted after insert on %I referencing new table as changed for each statement execute function sheaf.tell_cart_guests(%L, %L)',
      told.name, told.collection, told.location);
    execute format('create trigger guests_updated after update on %I referencing new table as changed for each statement execute function sheaf.tell_cart_guests(%L, %L)',
      told.name, told.collection, told.location);
    execute format('create trigger guests_deleted after delete on %I referencing old table as gone for each statement execute function sheaf.tell_cart_guests(%L, %L)',
      told.name, told.collection, told.location);
  end loop;
end $$;

-- A share that ended is in no table any more: it names its guest itself.
create function sheaf.tell_former_guests() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform sheaf.raise_revision('sharedCarts', array(select distinct to_congregation from gone));
  return null;
end $$;
drop trigger guests_deleted on cart_shares;
create trigger guests_deleted after delete on cart_shares referencing old table as gone for each statement
  execute function sheaf.tell_former_guests();

-- With a partnership, what is shared begins and ends to be there.
create function sheaf.tell_cart_partners() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  guests int[];
begin
  select array(select distinct s.to_congregation from cart_shares s
    where (s.congregation_id = old.from_congregation and s.to_congregation = old.to_congregation)
       or (s.congregation_id = old.to_congregation and s.to_congregation = old.from_congregation)) into guests;
  if cardinality(guests) > 0 then perform sheaf.raise_revision('sharedCarts', guests); end if;
  return null;
end $$;
create trigger cart_guests after update or delete on directory_partners for each row execute function sheaf.tell_cart_partners();
revoke execute on function sheaf.tell_cart_guests, sheaf.tell_former_guests, sheaf.tell_cart_partners from public;

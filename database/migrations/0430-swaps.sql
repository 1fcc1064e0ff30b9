-- Swaps of duties (decision 206). Reasons, notes and who was asked are private and short-lived, so they are neither journalled nor exported; the
-- journal has the change of the duty.
create table swaps (
  congregation_id bigint not null references congregations on delete cascade,
  id bigint not null generated always as identity,
  duty_id bigint not null,
  from_person bigint not null,
  -- Date of the duty when the swap began: a duty moved to another day ends it.
  on_date date not null,
  reason text check (reason in ('away', 'work', 'ill', 'family', 'other')),
  note text check (char_length(note) between 1 and 200),
  state text not null default 'open' check (state in ('open', 'pending', 'taken', 'withdrawn', 'nobody', 'closed')),
  -- The asker gave the duty up in any case: the place is empty.
  released boolean not null default false,
  asked_at timestamptz not null,
  next_at timestamptz,
  closes_at timestamptz not null,
  taken_by bigint,
  taken_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (congregation_id, id),
  foreign key (congregation_id, duty_id) references duties (congregation_id, id) on delete cascade,
  foreign key (congregation_id, from_person) references people (congregation_id, id),
  foreign key (congregation_id, taken_by) references people (congregation_id, id),
  check (state <> 'pending' or taken_by is not null)
);
create unique index swaps_active on swaps (congregation_id, duty_id) where state in ('open', 'pending', 'nobody');
create index swaps_of_duty on swaps (congregation_id, duty_id);
create index swaps_of_person on swaps (congregation_id, from_person);
create index swaps_of_taker on swaps (congregation_id, taken_by);
select sheaf.guard('swaps');

create table swap_offers (
  congregation_id bigint not null references congregations on delete cascade,
  id bigint not null generated always as identity,
  swap_id bigint not null,
  person_id bigint not null,
  state text not null default 'sent' check (state in ('sent', 'cant', 'taken', 'refused', 'late')),
  asked_at timestamptz not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (congregation_id, id),
  unique (congregation_id, swap_id, person_id),
  foreign key (congregation_id, swap_id) references swaps (congregation_id, id) on delete cascade,
  foreign key (congregation_id, person_id) references people (congregation_id, id)
);
create index swap_offers_of_person on swap_offers (congregation_id, person_id);
select sheaf.guard('swap_offers');

create trigger touch_row before update on swaps for each row execute function sheaf.touch_row();
create trigger after_insert after insert on swaps referencing new table as changed for each statement execute function sheaf.after_telling('swaps');
create trigger after_update after update on swaps referencing new table as changed for each statement execute function sheaf.after_telling('swaps');
create trigger after_delete after delete on swaps referencing old table as gone for each statement execute function sheaf.after_telling('swaps');
create trigger touch_row before update on swap_offers for each row execute function sheaf.touch_row();
create trigger after_insert after insert on swap_offers referencing new table as changed for each statement execute function sheaf.after_telling('swaps');
create trigger after_update after update on swap_offers referencing new table as changed for each statement execute function sheaf.after_telling('swaps');
create trigger after_delete after delete on swap_offers referencing old table as gone for each statement execute function sheaf.after_telling('swaps');

-- Up to when everything that a kind of message had to tell was told, so that what nothing ran for, or what the balance held back, is still
-- told later (MSG-R23).
create table settled_reminders (
  congregation_id bigint not null references congregations on delete cascade,
  kind text not null check (kind <> ''),
  settled_until timestamptz not null,
  primary key (congregation_id, kind)
);
select sheaf.guard('settled_reminders');

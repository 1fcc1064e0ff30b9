-- How a person wants to be reached, by kind of message; without a row as the congregation sends (MSG-R8).
create table message_wishes (
  congregation_id int not null,
  person_id int not null,
  kind text not null check (kind <> ''),
  way text not null check (way in ('email', 'sms', 'none')),
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (congregation_id, person_id, kind),
  foreign key (congregation_id, person_id) references people (congregation_id, id) on delete cascade
);
select sheaf.tenant_table('message_wishes', 'messageWishes');

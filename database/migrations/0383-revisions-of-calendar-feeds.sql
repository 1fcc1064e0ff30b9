-- What a person's calendar feed said last of each entry, as a hash, with how often it changed and when: SEQUENCE and DTSTAMP (USERS-X20). It
-- follows from what others store, so it is neither journalled nor told to phones.
create table calendar_feeds (
  congregation_id bigint not null references congregations on delete cascade,
  person_id bigint not null,
  entries jsonb not null default '{}',
  primary key (congregation_id, person_id),
  foreign key (congregation_id, person_id) references people (congregation_id, id) on delete cascade
);
select sheaf.guard('calendar_feeds');

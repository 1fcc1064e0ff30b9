-- The file of all publishers' records (PRINT-P11), made by a job and kept for some hours: one of a congregation. It holds what the
-- reports hold, so it is no change of its own: neither journalled nor told to phones.
create table record_files (
  congregation_id bigint not null primary key references congregations on delete cascade,
  state text not null check (state in ('preparing', 'made', 'failed')),
  -- Who asked for it first, to be told; whoever has the permission may fetch it.
  asked_by bigint,
  asked_at timestamptz not null,
  -- A job that was overtaken by a later request keeps nothing.
  request bigint generated always as identity,
  total int not null default 0 check (total >= 0),
  completed int not null default 0 check (completed between 0 and total),
  -- When something was last done for it: a job that was cut off for good is told apart from one that is at work.
  moved_at timestamptz not null,
  -- The sum of the revisions it was made from: with another sum it is made anew.
  revisions bigint,
  made_at timestamptz,
  expires_at timestamptz,
  pdf bytea,
  check ((state = 'made') = (pdf is not null)),
  check ((state = 'made') = (made_at is not null and expires_at is not null and revisions is not null)),
  foreign key (congregation_id, asked_by) references people (congregation_id, id)
);
create index record_files_asked_by on record_files (congregation_id, asked_by);
select sheaf.guard('record_files');

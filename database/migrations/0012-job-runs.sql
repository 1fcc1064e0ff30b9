-- What the nightly jobs did for a congregation, and when; a second run of a day adds to the first.
create table job_runs (
  congregation_id int not null references congregations on delete cascade,
  job text not null check (job <> ''),
  ran_on date not null,
  ran_at timestamptz not null,
  -- Counts by what was done.
  result jsonb not null default '{}',
  -- The sentence of the last failure; null once it went through.
  failure text,
  primary key (congregation_id, job, ran_on)
);
select sheaf.guard('job_runs');

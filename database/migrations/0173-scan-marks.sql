-- Up to where a congregation was looked through by the work that follows the clock: its day, the sum of its revisions, and by which
-- program. Where all three are the same nothing can be due, so it is not looked through again.
create table scan_marks (
  congregation_id int not null references congregations on delete cascade,
  scan text not null check (scan <> ''),
  looked_on date not null,
  revisions bigint not null,
  program text not null,
  primary key (congregation_id, scan)
);
select sheaf.guard('scan_marks');

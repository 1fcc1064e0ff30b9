-- Reports entered before their month is over (decision 188). The hourly job files each of them once, on the first of the next month. Only the
-- author reads them, so they are not journalled.
create table prepared_reports (
  congregation_id bigint not null references congregations on delete cascade,
  person_id bigint not null,
  month date not null check (extract(day from month) = 1),
  active boolean not null,
  aux boolean not null,
  hours smallint check (hours between 0 and 744),
  studies smallint check (studies between 0 and 10000),
  special_hours smallint check (special_hours between 0 and 10000),
  comments text,
  -- The job could not file it and told the author, who sends it by hand.
  refused boolean not null default false,
  primary key (congregation_id, person_id, month),
  foreign key (congregation_id, person_id) references people (congregation_id, id) on delete cascade
);
select sheaf.guard('prepared_reports');
create trigger after_insert after insert on prepared_reports referencing new table as changed for each statement execute function sheaf.after_telling('preparedReports');
create trigger after_update after update on prepared_reports referencing new table as changed for each statement execute function sheaf.after_telling('preparedReports');
create trigger after_delete after delete on prepared_reports referencing old table as gone for each statement execute function sheaf.after_telling('preparedReports');

-- Field service reports (REPORTS-D1), who reports for whom (X-DELEGATE), and totals from before Sheaf.

create table service_reports (
  congregation_id int not null references congregations on delete cascade,
  id int generated always as identity,
  person_id int not null,
  month date not null check (extract(day from month) = 1),
  active boolean not null,
  aux boolean not null default false,
  pioneer boolean not null default false,
  special_pioneer boolean not null default false,
  hours smallint check (hours between 0 and 744),
  studies smallint check (studies between 0 and 744),
  special_hours smallint check (special_hours between 0 and 744),
  placements int check (placements between 0 and 100000),
  videos int check (videos between 0 and 100000),
  return_visits int check (return_visits between 0 and 100000),
  comments text,
  late boolean not null default false,
  entered_by int,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (congregation_id, id),
  foreign key (congregation_id, person_id) references people (congregation_id, id),
  foreign key (congregation_id, entered_by) references people (congregation_id, id),
  unique (congregation_id, person_id, month)
);
create index service_reports_month on service_reports (congregation_id, month);
create index service_reports_entered_by on service_reports (congregation_id, entered_by);

create table report_delegates (
  congregation_id int not null references congregations on delete cascade,
  id int generated always as identity,
  person_id int not null,
  delegate_id int not null check (delegate_id <> person_id),
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (congregation_id, id),
  foreign key (congregation_id, person_id) references people (congregation_id, id),
  foreign key (congregation_id, delegate_id) references people (congregation_id, id),
  unique (congregation_id, person_id, delegate_id)
);
create index report_delegates_delegate on report_delegates (congregation_id, delegate_id);

create table carried_totals (
  congregation_id int not null references congregations on delete cascade,
  id int generated always as identity,
  month date not null check (extract(day from month) = 1),
  report_group text not null check (report_group in ('pub', 'aux', 'pio', 'spc')),
  count int not null check (count between 0 and 100000),
  placements int not null default 0 check (placements between 0 and 10000000),
  videos int not null default 0 check (videos between 0 and 10000000),
  hours int not null default 0 check (hours between 0 and 10000000),
  return_visits int not null default 0 check (return_visits between 0 and 10000000),
  studies int not null default 0 check (studies between 0 and 10000000),
  special_hours int not null default 0 check (special_hours between 0 and 10000000),
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (congregation_id, id),
  unique (congregation_id, month, report_group)
);

select sheaf.tenant_table('service_reports', 'serviceReports');
select sheaf.tenant_table('report_delegates', 'reportDelegates');
select sheaf.tenant_table('carried_totals', 'carriedTotals');

-- The figures of an erased person stay, for the totals; what they wrote beside them goes, from the journal too.
create function sheaf.erase_report_comments() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update service_reports set comments = null
    where congregation_id = new.congregation_id and person_id = new.id and comments is not null;
  update journal set before = null, after = '{"erased": true}'
    where congregation_id = new.congregation_id
      and (table_name in ('service_reports', 'report_delegates')
          and new.id::text in (coalesce(after, before)->>'person_id', coalesce(after, before)->>'delegate_id')
        or table_name = 'service_reports' and row_id in (select id::text from service_reports
          where congregation_id = new.congregation_id and person_id = new.id));
  return null;
end $$;
revoke execute on function sheaf.erase_report_comments from public;
create trigger erase_report_comments after update of erased_at on people for each row
  when (old.erased_at is null and new.erased_at is not null) execute function sheaf.erase_report_comments();

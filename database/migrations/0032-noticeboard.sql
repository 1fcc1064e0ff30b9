-- Files on the noticeboard. What is known of a file and its bytes are two tables: the first is listed, versioned and journalled,
-- the second is up to 20 MB a row and touched by nothing but putting up, opening and taking down.

create table noticeboard_files (
  congregation_id int not null references congregations on delete cascade,
  id int generated always as identity,
  kind text not null check (kind in ('picture', 'pdf', 'docx')),
  filename text not null check (filename <> '' and length(filename) <= 160),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  size int not null check (size between 1 and 41943040),
  width int, height int,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (congregation_id, id),
  check ((kind = 'picture') = (width is not null and height is not null))
);
create index noticeboard_files_newest on noticeboard_files (congregation_id, created_at desc, id desc);

create table noticeboard_contents (
  congregation_id int not null,
  file_id int not null,
  bytes bytea not null,
  primary key (congregation_id, file_id),
  foreign key (congregation_id, file_id) references noticeboard_files (congregation_id, id) on delete cascade
);
-- Pictures, PDFs and documents are compressed already.
alter table noticeboard_contents alter column bytes set storage external;

select sheaf.tenant_table('noticeboard_files', 'noticeboard');
select sheaf.guard('noticeboard_contents');

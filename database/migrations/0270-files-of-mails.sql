-- What a mail carries as a file: which kind, and of which row. The file is made when the mail is handed over and is stored nowhere.
alter table outgoing_messages
  add column file_kind text check (file_kind <> ''),
  add column file_of bigint,
  add constraint outgoing_messages_file check ((file_kind is null) = (file_of is null));

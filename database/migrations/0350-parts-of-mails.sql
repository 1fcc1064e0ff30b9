-- What a mail is made of: paragraphs, lines and links, as `platform/mail/mail.ts` names them. Only a part that is a link becomes a
-- button, so no text that somebody wrote can (decision 133). Null for other channels, for what people write themselves, and for mails
-- that were queued before; their text goes out as paragraphs.
alter table outgoing_messages
  add column mail_parts jsonb,
  add constraint outgoing_messages_mail_parts check (jsonb_typeof(mail_parts) = 'array');

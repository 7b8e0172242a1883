-- A message is named by whoever writes it, so that sending it again after a lost answer sends it once.
alter table messages add column public_id uuid not null default gen_random_uuid();
create unique index messages_public_id on messages (conversation_id, public_id);
create index messages_unread on messages (conversation_id, sender_id) where read_at is null;
create index messages_unread_since on messages (sent_at) where read_at is null;

-- When either side was last mailed that something in it is unread.
alter table conversations
  add column low_mailed_at timestamptz,
  add column high_mailed_at timestamptz;

-- What became of an SMS, by the gateway's id of it: no number and no text.
create table sms_messages (
  gateway text not null,
  message_id text not null,
  -- Null while only its report has arrived.
  template text,
  state text not null check (state in ('accepted', 'delivered', 'failed')),
  reason text,
  changed_at timestamptz not null,
  primary key (gateway, message_id)
);

create index sms_messages_changed on sms_messages (changed_at);

-- A request about one's data comes to the contact inbox as a message with a topic: Digital Personal Data Protection Act 2023,
-- sections 11 to 14. One that came by the contact form is marked as such by staff.
alter table contact_messages
  add column topic text not null default 'general'
    check (topic in ('general', 'access', 'correction', 'erasure', 'nominee'));
create index contact_messages_data on contact_messages (state, sent_at) where topic <> 'general';

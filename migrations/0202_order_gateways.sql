-- The gateway that an order was made at, and what its checkout opens with where the order's id is not enough.
alter table orders
  add column gateway text not null default 'razorpay',
  add column gateway_session text;

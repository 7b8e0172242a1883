import { listProcessedRefunds } from '../../../../money/payments/read.ts';
import { paths } from '../../../../paths.ts';
import { defineKind } from '../../kind.ts';
import { owner } from '../../receivers.ts';

type Refund = { plan_name: string; amount_paise: number };

export const refundSent = defineKind<'refund.changed', Refund>({
  name: 'refund_sent',
  event: 'refund.changed',
  category: 'service',
  joins: false,
  receivers: async (_tx, { account, state }) =>
    account !== null && state === 'processed' ? owner(account) : [],
  key: ({ refund }) => `refund ${refund}`,
  async load(app, reader, events) {
    const ids = events.map(({ refund }) => refund);
    const found = await listProcessedRefunds(app.db, reader.accountId, ids);
    return new Map(found.map(({ id, ...one }) => [`refund ${id}`, one]));
  },
  line: ([{ amount_paise }], { i18n, formats }) => ({
    text: i18n._({
      id: 'notification.refund_sent.line',
      message: 'Your refund of {amount} is on its way',
      values: { amount: formats.rupees(amount_paise) },
    }),
    path: paths.subscription(),
  }),
  email([{ plan_name, amount_paise }], { i18n, formats, site }) {
    const values = { plan: plan_name, amount: formats.rupees(amount_paise), site };
    return {
      subject: i18n._({
        id: 'mail.refund_sent.subject',
        message: 'Your refund of {amount} is on its way',
        values,
      }),
      paragraphs: [
        i18n._({
          id: 'mail.refund_sent.text',
          message:
            'We have refunded {amount} of your payment for the {plan} plan on {site}, to the same account or card. Banks usually take 5 to 7 working days.',
          values,
        }),
      ],
      button: {
        label: i18n._({ id: 'mail.refund_sent.button', message: 'View credit note' }),
        path: paths.subscription(),
      },
    };
  },
});

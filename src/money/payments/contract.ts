import { z } from 'zod';
import { stateCodes } from '../../base/vocabulary/shared/states.ts';
import { conflict, member, notFound, unavailable } from '../../kit/api/contract.ts';
import { contract as finance } from './finance/contract.ts';
import { checkout, order, paise, quote } from './shapes.ts';
import { buyer } from './shared/buyer.ts';

const tags = ['payments'];

export const contract = {
  quotes: member
    .route({
      method: 'GET',
      path: '/quotes',
      summary: "What each plan on sale would cost for the viewer's profile now",
      tags,
    })
    .output(
      z.object({
        canPay: z.boolean().describe('False where no gateway or no seller is set up'),
        gstPercent: z.number(),
        state: z.enum(stateCodes).nullable().describe("The profile's state, by its code in a GSTIN"),
        quotes: z.array(quote),
      }),
    ),
  makeOrder: member
    .route({
      method: 'POST',
      path: '/orders',
      summary: "Orders a plan for the viewer's profile at the price they were shown",
      tags,
    })
    .errors({ ...notFound, ...conflict, ...unavailable })
    .input(z.object({ plan: z.string().max(60).describe('Its slug'), amountPaise: paise, buyer }))
    .output(z.object({ order, checkout })),
  orders: member
    .route({
      method: 'GET',
      path: '/orders',
      summary: "The orders that the viewer's account pays, for all its profiles, the newest first",
      tags,
    })
    .output(z.array(order)),
  order: member
    .route({ method: 'GET', path: '/orders/{id}', summary: 'One order of the viewer', tags })
    .errors(notFound)
    .input(z.object({ id: z.uuid() }))
    .output(
      z.object({ order, checkout: checkout.nullable().describe('Null once it cannot be paid any more') }),
    ),
  returned: member
    .route({
      method: 'PUT',
      path: '/orders/{id}/return',
      summary: "Brings the gateway's signed word that the viewer has paid",
      tags,
    })
    .errors({ ...notFound, ...conflict })
    .input(
      z.object({
        id: z.uuid(),
        gatewayPaymentId: z.string().max(100),
        signature: z.string().max(200),
      }),
    )
    .output(order),
  check: member
    .route({
      method: 'PUT',
      path: '/orders/{id}/check',
      summary: 'Check the status of an order with the gateway',
      tags,
    })
    .errors(notFound)
    .input(z.object({ id: z.uuid() }))
    .output(order),
  ...finance,
};

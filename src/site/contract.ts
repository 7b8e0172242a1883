import { z } from 'zod';
import { staff } from '../kit/contract.ts';
import { seller } from './rules.ts';

const tags = ['settings'];

export const contract = {
  seller: staff
    .route({
      method: 'GET',
      path: '/staff/settings/seller',
      summary: 'Who sells the plans; null until it is set',
      tags,
    })
    .output(z.object({ seller: seller.nullable() })),
  changeSeller: staff
    .route({
      method: 'PUT',
      path: '/staff/settings/seller',
      summary: 'Sets who stands on invoices from now on',
      tags,
    })
    .input(seller)
    .output(seller),
};

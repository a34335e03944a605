import type { Hono } from 'hono';
import {
  zCancelOrderPath,
  zClaimOrderBody,
  zGetOrderHistoryQuery,
  zRequestReturnBody,
  zRequestReturnPath,
} from '#schemas/api/generated/zod.gen.ts';
import { customerOf, isReply } from '../account/caller.ts';
import { claimOrder } from '../account/claim-order.ts';
import { mailCanceled } from '../cart/order-mails.ts';
import { cancelOrder, requestReturn } from '../account/order-changes.ts';
import { orderHistory } from '../account/order-history.ts';
import { keyed } from '../cart/with-cart.ts';
import { serve } from '../http/contract-route.ts';
import { onceByKey } from '../http/idempotent.ts';
import { limitOfWrites } from '../http/rate-limit.ts';
import { isFirst, success } from '../http/reply.ts';
import { inTransaction } from '../store/transaction.ts';
import type { RouteTools } from './route-tools.ts';

/** Orders of the past, and what a customer does with one (contract: user family). */
export function orderHistoryRoutes(app: Hono, { database, limiter, mailer }: RouteTools): void {
  serve(app, 'getOrderHistory', { query: zGetOrderHistoryQuery }, async (call) => {
    const customer = await customerOf(database, call);
    if (isReply(customer)) return customer;
    return success(await orderHistory(database, customer.id, call.query));
  });

  serve(app, 'claimOrder', { body: zClaimOrderBody }, async (call) => {
    const customer = await customerOf(database, call);
    if (isReply(customer)) return customer;
    const limited = limitOfWrites(limiter, call.address);
    return limited ?? inTransaction(database, (queries) => claimOrder(queries, customer, call.body));
  });

  serve(app, 'cancelOrder', { params: zCancelOrderPath }, async (call) => {
    const customer = await customerOf(database, call);
    if (isReply(customer)) return customer;
    const { orderNumber } = call.params;
    const reply = await onceByKey(database, keyed(call, customer), async (queries) => {
      const limited = limitOfWrites(limiter, call.address);
      return limited ?? cancelOrder(queries, customer.id, orderNumber);
    });
    if (isFirst(reply)) await mailCanceled(database, mailer, orderNumber);
    return reply;
  });

  serve(app, 'requestReturn', { params: zRequestReturnPath, body: zRequestReturnBody }, async (call) => {
    const customer = await customerOf(database, call);
    if (isReply(customer)) return customer;
    return onceByKey(database, keyed(call, customer), async (queries) => {
      const limited = limitOfWrites(limiter, call.address);
      return limited ?? requestReturn(queries, customer.id, call.params.orderNumber, call.body);
    });
  });
}

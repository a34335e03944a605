import type { RouteTools } from '../routes/route-tools.ts';
import type { PaymentProvider } from './provider.ts';

/** What payments need of the shop. */
export type PaymentTools = Pick<RouteTools, 'database' | 'mailer' | 'shopUrl' | 'logger'> & {
  readonly provider: PaymentProvider;
};

import type { AccountSettings } from '../account/account-settings.ts';
import type { Limiter } from '../http/rate-limit.ts';
import type { ToldAgain } from '../http/told-again.ts';
import type { Logger } from '../logger.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { PaymentProvider } from '../payment/provider.ts';
import type { Recaptcha } from '../recaptcha/recaptcha.ts';
import type { ServerCatalogue } from '../render/server-catalogue.ts';
import type { Queries } from '../store/database.ts';

/** What every route may use. */
export interface RouteTools {
  readonly database: Queries;
  readonly limiter: Limiter;
  readonly logger: Logger;
  readonly mailer: Mailer;
  readonly accounts: AccountSettings;
  readonly provider: PaymentProvider;
  readonly recaptcha: Recaptcha;
  readonly version: string;
  /** Public address of the shop. */
  readonly shopUrl: string;
  /** Answers of replication, which are the same for all devices of a store view. */
  readonly toldAgain: ToldAgain;
  /** What pages and searches are answered from, by store view. */
  readonly catalogues: ReadonlyMap<string, ServerCatalogue>;
}

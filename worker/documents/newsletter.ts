import { RECAPTCHA_FAILED } from '#config/recaptcha.ts';
import { isSameEmail, type NewsletterStanding } from '#domain/newsletter.ts';
import type { CartName } from '../outbox/cart-name.ts';
import type { Shopper } from '../shopper/shopper.ts';
import type { CustomerDoc, TaskDoc } from './shopper-documents.ts';

type NewsletterDoc = Extract<CustomerDoc, { kind: 'newsletter' }>;

/** Where the shop is asked and told. */
export const NEWSLETTER_PATH = '/api/ext/magento2-subscribe/subscribe';

/** Where is kept what is known of an owner's newsletter beside the owner's wishes. */
export function newsletterId({ owner }: CartName): string {
  return `newsletter|${owner}`;
}

/** Notes that the offer was put away; what another tab notes meanwhile stays. */
export async function noteNewsletter(
  shopper: Pick<Shopper, 'changeCustomer'>,
  name: CartName,
  change: Pick<NewsletterDoc, 'isDismissed'>,
): Promise<void> {
  const nothing = noNewsletter(name);
  await shopper.changeCustomer(nothing, (known) => ({ ...(known.kind === 'newsletter' ? known : nothing), ...change }));
}

/** Nothing is known yet. */
export function noNewsletter(name: CartName): NewsletterDoc {
  return { id: newsletterId(name), kind: 'newsletter', isDismissed: false, heard: null };
}

/**
 * Where an owner's newsletter stands: the last wish, unless the shop said something later of its address, or of the one that was asked
 * for.
 */
export function standingOf(
  tasks: readonly TaskDoc[],
  document: CustomerDoc | null | undefined,
  name: CartName,
  asked: string | null = null,
): NewsletterStanding | null {
  const last = tasks
    .filter((task): task is NewsletterTask => isNewsletter(task) && task.owner === name.owner)
    .toSorted((a, b) => b.seq - a.seq)[0];
  const heard = document?.kind === 'newsletter' ? document.heard : null;
  const isMeant = (email: string): boolean => heard !== null && isSameEmail(heard.email, email);
  const isNews = last?.state === 'sent' && heard !== null && heard.at > last.createdAt;
  if (last && !(isNews && (isMeant(last.wish.email) || (asked !== null && isMeant(asked))))) {
    const { change, email } = last.wish;
    return { change, email, state: stateOf(last) };
  }
  return heard && { change: heard.isSubscribed ? 'subscribe' : 'unsubscribe', email: heard.email, state: 'done' };
}

function stateOf({ state, refusalCode }: TaskDoc): NewsletterStanding['state'] {
  if (state === 'failed') return refusalCode === RECAPTCHA_FAILED ? 'unchecked' : 'refused';
  return state === 'sent' ? 'done' : 'waiting';
}

type NewsletterTask = Extract<TaskDoc, { kind: 'task' }> & { readonly wish: { readonly kind: 'newsletter' } };

function isNewsletter(task: TaskDoc): task is NewsletterTask {
  return task.kind === 'task' && task.wish.kind === 'newsletter';
}

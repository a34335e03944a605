import { languageOfLocale } from '#config/languages.ts';
import type { StoreView } from '#config/stores.ts';
import { resetLink } from '#domain/reset-link.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Customer } from './customers.ts';
import { RESET_MINUTES } from './password-change.ts';

type Owner = Pick<Customer, 'email' | 'firstName'>;

/** The page of the account, where a forgotten password can be told. */
const ACCOUNT_PAGE = '/my-account';

/** The mails about accounts, in the language and with the addresses of a store view. */
export function mailsTo({ mailer, shopUrl }: { readonly mailer: Mailer; readonly shopUrl: string }, store: StoreView) {
  const language = languageOfLocale(store.locales[0]!);
  const home = `${shopUrl}${store.prefix}/`;
  const account = `${shopUrl}${store.prefix}${ACCOUNT_PAGE}`;
  return {
    welcome: ({ email: to, firstName }: Owner): void =>
      mailer.send({ to, language, template: 'welcome', facts: { firstName, shopUrl: home } }),
    alreadyRegistered: ({ email: to, firstName }: Owner): void =>
      mailer.send({ to, language, template: 'alreadyRegistered', facts: { firstName, link: account } }),
    resetPassword: ({ email, firstName }: Owner, token: string): void => {
      const link = resetLink(shopUrl, store.prefix, { email, token });
      const facts = { firstName, link, minutes: RESET_MINUTES };
      mailer.send({ to: email, language, template: 'resetPassword', facts });
    },
    emailChanged: ({ email: to, firstName }: Owner): void =>
      mailer.send({ to, language, template: 'emailChanged', facts: { firstName } }),
    passwordChanged: ({ email: to, firstName }: Owner): void =>
      mailer.send({ to, language, template: 'passwordChanged', facts: { firstName, link: account } }),
  };
}

import type { Mailer } from '#server/mail/mailer.ts';

/** Where no mail is looked for. */
export const noMails: Mailer = {
  send: () => {},
  deliver: async () => 'delivered',
  follow: (work) => work,
  settled: async () => {},
};

import type { MailTexts } from './mail-texts.ts';

/** The mails in English. */
export const english: MailTexts = {
  welcome: ({ firstName, shopUrl }) => [
    'Welcome to Stua',
    `Hello ${firstName},`,
    'You now have an account with us. Your addresses, orders and wishlist are there on every device on which you sign in.',
    shopUrl,
    'Stua',
  ],
  alreadyRegistered: ({ firstName, link }) => [
    'You already have an account with Stua',
    `Hello ${firstName},`,
    'Somebody, probably you, wanted to make an account with this e-mail address. You have one already, and it is as it was.',
    `If you have forgotten your password, you can ask for a new one: ${link}`,
    'Stua',
  ],
  resetPassword: ({ firstName, link, minutes }) => [
    'Choose a new password',
    `Hello ${firstName},`,
    `Here you choose a new password. The link works once, and for ${minutes} minutes:`,
    link,
    'If you did not ask for it, there is nothing to do: your password stays as it is.',
    'Stua',
  ],
  passwordChanged: ({ firstName, link }) => [
    'Your password was changed',
    `Hello ${firstName},`,
    'The password of your account was changed just now, and all devices were signed out.',
    `If that was not you, choose a new password at once: ${link}`,
    'Stua',
  ],
};

import type { MailTexts } from './mail-texts.ts';
import { orderParagraphs } from './placed-order.ts';

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
  emailChanged: ({ firstName }) => [
    'Your account has another e-mail address',
    `Hello ${firstName},`,
    'The e-mail address of your account was changed just now. From now on you sign in with the new one, and we write there.',
    'If that was not you, please tell our customer service at once.',
    'Stua',
  ],
  passwordChanged: ({ firstName, link }) => [
    'Your password was changed',
    `Hello ${firstName},`,
    'The password of your account was changed just now, and all devices were signed out.',
    `If that was not you, choose a new password at once: ${link}`,
    'Stua',
  ],
  newsletterWelcome: ({ code, percent, shopUrl }) => [
    'Welcome to our newsletter',
    'Hello,',
    'From now on you get our newsletter. At the bottom of each of our pages you can leave it again.',
    `As a thank-you, the code ${code} takes ${percent}% off your next order.`,
    shopUrl,
    'Stua',
  ],
  restocked: ({ name, link }) => [
    `${name} is available now`,
    'Hello,',
    `You asked us to let you know: ${name} is available now.`,
    link,
    'We aren’t holding it for you, and this is the only e-mail you’ll get about it.',
    'Stua',
  ],
  orderPlaced: (facts) => [
    `Thank you for order ${facts.orderNumber}`,
    'Hello,',
    `Thank you! We have received order ${facts.orderNumber}.`,
    ...orderParagraphs(facts, {
      subtotal: 'Items',
      discount: 'Discount',
      delivery: 'Delivery',
      free: 'Free',
      paymentFee: 'Payment fee',
      total: 'Total',
      tax: 'Including VAT',
      payment: 'Payment',
      deliveredBy: (day) => `Delivered by ${day}.`,
      collectedBy: (day) => `Ready to collect by ${day}.`,
      inParts: 'The items come separately, each as it is ready.',
    }),
    ...(facts.link === null
      ? []
      : [
          facts.delivery?.isCollected ? 'Choose here when you collect it:' : 'Choose here when it is delivered:',
          facts.link,
          'The link is for you only: whoever has it can change the time.',
        ]),
    'Stua',
  ],
  orderCanceled: ({ orderNumber }) => [
    `Order ${orderNumber} is cancelled`,
    'Hello,',
    `Order ${orderNumber} is cancelled, and nothing of it will be delivered. If it was paid for, you get the money back.`,
    'Stua',
  ],
  paymentGivenBack: ({ shopUrl }) => [
    'You get your money back',
    'Hello,',
    'You paid us, but it did not become an order: something in it sold out or changed while you paid, or it had been placed already. The whole amount was given back.',
    shopUrl,
    'Stua',
  ],
  deliveryBooked: ({ number, time, place, isCollected, fee, link }) => [
    isCollected ? 'Your pick-up is booked' : 'Your delivery is booked',
    'Hello,',
    time === null
      ? `We write to you to agree on when shipment ${number} ${isCollected ? 'can be collected' : 'comes'}.`
      : `Shipment ${number} ${isCollected ? 'is collected' : 'comes'} on ${time}.`,
    ...(place === null ? [] : [`You collect it here: ${place}.`]),
    ...(fee === null ? [] : [`The change costs ${fee}, as you agreed.`]),
    `Change it here: ${link}`,
    'Stua',
  ],
};

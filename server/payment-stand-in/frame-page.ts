import { languageOfLocale } from '#config/languages.ts';
import { boxesOf } from './checkboxes.ts';
import { deliveryOf } from './delivery.ts';
import { frameState, writtenAmount } from './frame-state.ts';
import { frameTexts } from './frame-texts.ts';
import type { StandInOrder } from './stand-in-orders.ts';

const escaped: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function html(text: string): string {
  return text.replaceAll(/[&<>"']/g, (mark) => escaped[mark]!);
}

function field(name: string, label: string, more: string): string {
  return `<label>${html(label)}<input name="${name}" required ${more}></label>`;
}

/** The page of an order in the shop's frame; `null` for one that cannot be paid. Nothing can be pressed before its script runs. */
export function framePage(row: StandInOrder | null): string {
  const locale = row?.order.locale ?? 'nb-NO';
  const t = frameTexts(locale);
  const method = row?.method === 'wallet' || row?.method === 'paylater' ? row.method : 'card';
  const pay = { card: t.payCard, wallet: t.payWallet, paylater: t.payPaylater }[method];
  const step = { card: t.stepCard, wallet: t.stepWallet, paylater: t.stepPaylater }[method];
  const body = row
    ? `<header><h1>${html(t[method])}</h1><p class="sum">${html(t.amount)} <b>${html(writtenAmount(row, row.order.order_amount))}</b></p></header>
<form novalidate>${deliveries(row, t)}${hasAddress(row) ? '' : addressFields(t)}${fieldsOf(method, t)}${checkboxes(row)}
<p class="said" role="status"></p><button disabled>${html(pay)}</button></form>
<div class="step" hidden role="group" aria-labelledby="step"><p id="step" tabindex="-1">${html(step)}</p>
<button type="button" data-approve="yes">${html(t.approve)}</button><button type="button" class="second" data-approve="no">${html(t.reject)}</button></div>
<p class="note">${html(t.test)}</p>`
    : `<p class="said" role="status">${html(t.over)}</p>`;
  const said = { ...pick(t), id: row?.id ?? '', method, ...(row ? { state: frameState(row) } : {}) };
  return `<!doctype html><html lang="${languageOfLocale(locale)}" data-method="${method}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${html(t[method])}</title><link rel="stylesheet" href="/frame.css"><script src="/frame.js" defer></script></head>
<body data-said="${html(JSON.stringify(said))}"><main>${body}</main></body></html>`;
}

type Texts = ReturnType<typeof frameTexts>;

function pick({ working, waiting, silence, paid, invalid, failed, unsure, counting, counted, ...refused }: Texts) {
  const { uncounted, declined, changed, stock, address, delivery, over } = refused;
  const reasons = { declined, changed, stock, address, delivery, shop: over, over };
  return { working, waiting, silence, paid, invalid, failed, unsure, counting, counted, uncounted, ...reasons };
}

function hasAddress({ order }: StandInOrder): boolean {
  return (order.billing_address?.family_name ?? '') !== '';
}

function fieldsOf(method: 'card' | 'wallet' | 'paylater', t: Texts): string {
  if (method === 'wallet') return field('number', t.phone, 'type="tel" inputmode="tel" autocomplete="tel-national"');
  if (method === 'card') {
    return `${field('number', t.cardNumber, 'inputmode="numeric" autocomplete="cc-number"')}
<div class="row">${field('expiry', t.expiry, 'inputmode="numeric" autocomplete="cc-exp"')}${field('cvc', t.cvc, 'inputmode="numeric" autocomplete="cc-csc" maxlength="4"')}</div>`;
  }
  const plan = (value: string, label: string, more = ''): string =>
    `<label class="plan"><input type="radio" name="plan" value="${value}" ${more}>${html(label)}</label>`;
  return `<fieldset><legend>${html(t.plan)}</legend>${plan('later', t.later, 'checked')}${plan('parts', t.parts)}</fieldset>
${field('number', t.personal, 'inputmode="numeric" autocomplete="off"')}`;
}

/** The deliveries to choose from, where there is more than one. */
function deliveries(row: StandInOrder, t: Texts): string {
  const { shipping_options: offered = [] } = row.order;
  if (offered.length < 2) return '';
  const { selected } = deliveryOf(row.order);
  const choices = offered.map(({ id, name, price }) => {
    const checked = id === selected ? 'checked' : '';
    const amount = price === 0 ? t.free : writtenAmount(row, price);
    return `<label class="plan"><input type="radio" name="delivery" value="${html(id)}" ${checked} disabled><span>${html(name)}</span><b>${html(amount)}</b></label>`;
  });
  return `<fieldset class="deliveries"><legend>${html(t.deliveries)}</legend>${choices.join('')}</fieldset>`;
}

/** What the shop offers to tick; the answer is of the try that pays. */
function checkboxes({ order }: StandInOrder): string {
  return boxesOf(order)
    .map(({ id, text, checked }) => {
      const more = checked ? 'checked' : '';
      return `<label class="box"><input type="checkbox" name="ticked" value="${html(id)}" ${more}><span>${html(text)}</span></label>`;
    })
    .join('');
}

/** Where the shop gave no address, the provider asks for it. */
function addressFields(t: Texts): string {
  return [
    `<div class="row">${field('given_name', t.name, 'autocomplete="given-name"')}${field('family_name', t.surname, 'autocomplete="family-name"')}</div>`,
    field('email', t.email, 'type="email" autocomplete="email"'),
    field('street_address', t.street, 'autocomplete="address-line1"'),
    `<div class="row">${field('postal_code', t.postcode, 'inputmode="numeric" autocomplete="postal-code"')}${field('city', t.city, 'autocomplete="address-level2"')}</div>`,
  ].join('\n');
}

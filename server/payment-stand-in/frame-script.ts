import { FRAME_DELIVERY } from './frame-delivery.ts';

/**
 * What runs in the frame. It speaks to the shop's window only, and says no more than how the payment stands: never what was
 * typed.
 */
export function frameScript(shopUrl: string): string {
  return SCRIPT.replace('SHOP_ORIGIN', JSON.stringify(new URL(shopUrl).origin)) + FRAME_DELIVERY;
}

const SCRIPT = `
const shop = SHOP_ORIGIN;
const said = JSON.parse(document.body.dataset.said);
const form = document.querySelector('form');
const line = document.querySelector('.said');
const step = document.querySelector('.step');
const tell = (event, more) => { if (parent !== window) parent.postMessage({ source: 'kvitt', event, orderId: said.id, ...more }, shop); };
const say = (key) => { line.textContent = said[key] || said.failed; };
// While it is being paid no other delivery can be chosen.
const busy = (is) => { for (const each of document.querySelectorAll('button, [name="delivery"]')) each.disabled = is; };
let shown = said.state;
new ResizeObserver(() => tell('height', { height: Math.ceil(document.documentElement.getBoundingClientRect().height) })).observe(document.documentElement);
const ask = async (path, body) => {
  const response = await fetch('/frame/' + said.id + path, body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(String(response.status));
  return response.json();
};
const over = (told) => {
  if (told.result === 'paid') { say('paid'); busy(true); tell('paid'); return; }
  busy(false);
  form.hidden = false;
  step.hidden = true;
  if (told.result === 'invalid') { say('invalid'); form.elements.number.focus(); return; }
  if (told.result === 'changed') { void recount(); return; }
  say(told.reason || 'declined');
  tell('refused', { reason: told.reason || 'declined' });
};
const follow = async () => {
  for (;;) {
    await new Promise((wait) => setTimeout(wait, 400));
    const { status, reason } = await ask('/state');
    if (status === 'checkout_complete') return over({ result: 'paid' });
    if (status !== 'checkout_incomplete') return over({ result: 'refused', reason: status === 'refused' ? reason : 'over' });
  }
};
const send = async (isApproved) => {
  busy(true);
  say('working');
  // Before anything is sent: from here on it may be paid.
  tell('trying');
  const typed = new FormData(form);
  const values = Object.fromEntries(typed);
  const { given_name, family_name, email, street_address, postal_code, city } = values;
  const address = family_name ? { given_name, family_name, email, street_address, postal_code, city } : undefined;
  try {
    const told = await ask('/pay', { number: values.number, amount: shown.amount, isApproved, address, ticked: typed.getAll('ticked') });
    if (told.result === 'step') {
      say('');
      line.textContent = '';
      form.hidden = true;
      step.hidden = false;
      busy(false);
      document.getElementById('step').focus();
      return;
    }
    if (told.result !== 'wait') return over(told);
    step.hidden = true;
    form.hidden = false;
    say(told.reason === 'silence' ? 'silence' : 'waiting');
    if (told.reason !== 'silence') await follow();
  } catch (error) {
    // What was lost on its way may be paid, or be about to be.
    const status = await ask('/state').then((told) => told.status, () => null);
    if (status === 'checkout_complete') return over({ result: 'paid' });
    busy(false);
    say(status === null || error instanceof TypeError ? 'unsure' : 'failed');
  }
};
if (form) {
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const empty = [...form.elements].find((field) => field.required && field.value.trim() === '');
    if (empty) { say('invalid'); empty.focus(); return; }
    void send();
  });
  for (const button of step.querySelectorAll('button')) button.addEventListener('click', () => void send(button.dataset.approve === 'yes'));
  tell('ready');
} else {
  tell('over');
}
`;

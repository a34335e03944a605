/**
 * The rest of what runs in the frame: another delivery is chosen. The shop's window is told, the shop counts what that costs, and
 * until it has, nothing can be paid. The last choice counts, in whatever frame of the order it was made.
 */
export const FRAME_DELIVERY = `
const ASK_EVERY_MS = 400;
const TELL_EVERY_MS = 2500;
const PATIENCE_MS = 12000;
const deliveries = form ? [...form.querySelectorAll('[name="delivery"]')] : [];
const choiceOf = (id, isSent, isTakenBack) => ({ id, isSent, isTakenBack, since: Date.now(), toldAt: 0 });
let choice = null;
let isCounting = false;
const show = (state) => {
  shown = state;
  document.querySelector('.sum b').textContent = state.sum;
};
// One look at how the choice stands; says whether the shop has counted it.
const look = async (mine) => {
  if (!mine.isSent) await ask('/delivery', { id: mine.id });
  mine.isSent = true;
  if (Date.now() - mine.toldAt > TELL_EVERY_MS) {
    mine.toldAt = Date.now();
    tell('changed');
  }
  const state = await ask('/state');
  if (choice !== mine) return false;
  shown = state;
  if (state.selected === mine.id) return state.accepted === mine.id;
  // Chosen later, in another frame: that one is waited for.
  choice = choiceOf(state.selected, true);
  return false;
};
// Counts until the shop has; where it does not, the choice is taken back until the provider has heard that.
const count = async () => {
  if (isCounting) return;
  isCounting = true;
  form.querySelector('button').disabled = true;
  say('counting');
  for (;;) {
    const mine = choice;
    const isCounted = await look(mine).catch(async () => {
      shown = await ask('/state').catch(() => shown);
      return false;
    });
    if (shown.status !== 'checkout_incomplete' && shown.status !== 'refused') break;
    if (isCounted) {
      line.textContent = mine.isTakenBack ? said.uncounted : said.counted + ' ' + shown.sum;
      break;
    }
    if (choice !== mine) continue;
    if (Date.now() - mine.since > PATIENCE_MS) choice = choiceOf(shown.accepted, false, true);
    else await new Promise((wait) => setTimeout(wait, ASK_EVERY_MS));
  }
  show(shown);
  for (const each of deliveries) each.checked = each.value === choice.id;
  isCounting = false;
  busy(false);
  if (shown.status === 'checkout_complete') over({ result: 'paid' });
  else if (shown.status === 'cancelled') over({ result: 'refused', reason: 'over' });
};
// It comes to another sum than is shown here: that is shown, and nothing is paid before.
const recount = async () => {
  form.querySelector('button').disabled = true;
  const state = await ask('/state').catch(() => null);
  if (!state) {
    busy(false);
    say('failed');
    return;
  }
  shown = state;
  choice = choiceOf(state.selected, true);
  await count();
};
for (const each of deliveries) each.addEventListener('change', () => {
  choice = choiceOf(each.value, false);
  void count();
});
// Another window of the shop may have chosen meanwhile.
document.addEventListener('visibilitychange', async () => {
  if (document.hidden || !form || isCounting) return;
  const state = await ask('/state').catch(() => null);
  if (state && state.selected !== shown.selected && !isCounting) void recount();
});
if (form) busy(false);
if (form && shown.selected !== shown.accepted) void recount();
`;

/**
 * The rest of what runs in the frame: another delivery is chosen. The shop's window is told, the shop counts what that costs, and
 * until it has, nothing can be paid. The last choice counts, in whatever frame of the order it was made.
 */
export const FRAME_DELIVERY = `
const ASK_EVERY_MS = 400;
const TELL_EVERY_MS = 2500;
const PATIENCE_MS = 12000;
const deliveries = form ? [...form.querySelectorAll('[name="delivery"]')] : [];
const choiceOf = (id, name, isSent) => ({ id, name, isSent, since: Date.now(), toldAt: 0 });
const newName = () => 'f' + Math.random().toString(36).slice(2);
let choice = null;
let isCounting = false;
const show = (state) => {
  shown = state;
  document.querySelector('.sum b').textContent = state.sum;
};
// One look at how the choice stands; says whether the shop has counted it.
const look = async (mine) => {
  if (!mine.isSent) await ask('/delivery', { id: mine.id, name: mine.name });
  mine.isSent = true;
  if (Date.now() - mine.toldAt > TELL_EVERY_MS) {
    mine.toldAt = Date.now();
    tell('changed');
  }
  const state = await ask('/state');
  if (choice !== mine) return false;
  shown = state;
  if (state.selected === mine.id) return state.accepted === mine.id;
  // Chosen later in another frame, or overtaken by a sum that the shop counted for the choice before.
  if (state.choice && state.choice !== mine.name) choice = choiceOf(state.selected, state.choice, true);
  else mine.isSent = false;
  return false;
};
// Counts until the shop has; where it does not, everything is as it was.
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
      line.textContent = said.counted + ' ' + shown.sum;
      break;
    }
    if (choice === mine && Date.now() - mine.since > PATIENCE_MS) {
      choice = choiceOf(shown.accepted, newName(), false);
      await look(choice).catch(() => null);
      say('uncounted');
      break;
    }
    if (choice === mine) await new Promise((wait) => setTimeout(wait, ASK_EVERY_MS));
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
  choice = choice
    ? choiceOf(choice.id, choice.name, choice.isSent)
    : choiceOf(state.selected, state.choice || newName(), true);
  await count();
};
for (const each of deliveries) each.addEventListener('change', () => {
  choice = choiceOf(each.value, newName(), false);
  void count();
});
if (form && shown.selected !== shown.accepted) void recount();
`;

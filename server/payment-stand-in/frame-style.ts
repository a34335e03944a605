/** How the stand-in looks: each way to pay has colours of its own, and none is the shop's. */
export const frameStyle = `
:root { color-scheme: light dark; --ink: #16181d; --soft: #565b66; --paper: #fff; --field: #f4f5f7; --line: #7b8290; --brand: #1d3557; --on: #fff; }
[data-method='wallet'] { --brand: #c23c14; --field: #fff3ee; }
[data-method='paylater'] { --brand: #0b5d4a; --field: #e9f6f0; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #f2f3f5; --soft: #b4b9c4; --paper: #1b1d22; --field: #272a31; --line: #878e9b; --brand: #a9c7f5; --on: #0d1420; }
  [data-method='wallet'] { --brand: #ffa285; --field: #33231d; --on: #2b0d02; }
  [data-method='paylater'] { --brand: #8ddcbf; --field: #1b2f28; --on: #03201a; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.45 system-ui, sans-serif; }
main { display: grid; gap: 16px; max-width: 480px; margin: 0 auto; padding: 20px; }
h1 { margin: 0; font-size: 1.25rem; line-height: 1.2; }
header { display: flex; align-items: center; justify-content: space-between; gap: 12px; }
.sum { color: var(--soft); margin: 0; white-space: nowrap; }
.sum b { color: var(--ink); font-size: 1.2rem; }
form { display: grid; gap: 12px; margin: 0; }
.row { display: grid; grid-template-columns: 1fr 1fr; gap: 12px; }
label { display: grid; gap: 4px; font-size: 0.9rem; color: var(--soft); }
input { width: 100%; min-height: 48px; padding: 0 12px; font: inherit; font-size: 1.05rem; color: var(--ink); background: var(--field); border: 1px solid var(--line); border-radius: 8px; }
fieldset { border: 0; margin: 0; padding: 0; display: grid; gap: 8px; }
legend { padding: 0 0 6px; font-size: 0.9rem; color: var(--soft); }
.plan { display: flex; align-items: center; gap: 12px; min-height: 48px; padding: 8px 14px; border: 1px solid var(--line); border-radius: 12px; color: var(--ink); font-size: 1rem; }
.plan input { flex: none; width: 20px; min-height: 20px; accent-color: var(--brand); }
.box { display: flex; align-items: center; gap: 12px; min-height: 44px; color: var(--ink); }
.box input { flex: none; width: 20px; min-height: 20px; accent-color: var(--brand); }
.plan b { margin-left: auto; white-space: nowrap; font-weight: 600; }
.plan:has(:checked) { border-color: var(--brand); background: var(--field); }
button { min-height: 52px; padding: 0 20px; border: 0; border-radius: 8px; background: var(--brand); color: var(--on); font: inherit; font-weight: 650; cursor: pointer; }
[data-method='wallet'] button, [data-method='wallet'] input { border-radius: 26px; }
[data-method='paylater'] button { border-radius: 12px; }
button.second { background: transparent; color: var(--ink); border: 1px solid var(--line); }
button:disabled { opacity: 0.55; cursor: default; }
:focus-visible { outline: 3px solid var(--brand); outline-offset: 2px; }
.said { margin: 0; min-height: 1.45em; }
.note { margin: 0; font-size: 0.85rem; color: var(--soft); }
.step { display: grid; gap: 12px; padding: 16px; border-radius: 12px; background: var(--field); }
.step p { margin: 0; font-weight: 600; }
[hidden] { display: none; }
`;

import { type Fields, isFields } from '../files/read-document.ts';

/** Stock of an article as the contract has it: a number says how many there are, and an object may leave out what follows from that. */
export function writtenStock(stock: unknown): unknown {
  if (typeof stock === 'number') return writtenStock({ qty: stock });
  if (!isFields(stock)) return stock;
  const qty = Number(stock['qty'] ?? 0);
  return { is_in_stock: qty > 0 || stock['manage_stock'] === false, qty, manage_stock: true, ...stock };
}

/** What the variants of a product have together, with their status where they agree on one. */
export function stockTogether(stocks: readonly Fields[]): Fields {
  const status = stocks[0]?.['status'];
  const isShared = status !== undefined && stocks.every((stock) => stock['status'] === status);
  return {
    is_in_stock: stocks.some((stock) => stock['is_in_stock']),
    qty: stocks.reduce((sum, stock) => sum + Number(stock['qty']), 0),
    manage_stock: stocks.some((stock) => stock['manage_stock']),
    ...(isShared ? { status } : {}),
  };
}
